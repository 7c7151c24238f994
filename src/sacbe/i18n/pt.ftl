# Portuguese. Every text that a person reads; the other languages have the same keys.
# $count and other numbers choose plural forms; names in capitals such as B07 are tile ids.
# Brazilian Portuguese, as in the rulebook: você, infinitives on buttons. [0] has the plural: [one] is
# for zero too in Portuguese, and “0 pontos” is what people write.

## Shared

text = { $text }
list = { $first }, { $rest }

## Tzolk'in: names

game-tzolkin = Tzolk’in: O Calendário Maia
option-first = O lugar de quem começa, a partir de 0 (padrão: sorteado).
gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichen Itza
gear-start = espaço de jogador inicial
temple-chaac = Chaac
temple-quetzalcoatl = Quetzalcoatl
temple-kukulcan = Kukulcan
technology-agriculture = agricultura
technology-extraction = extração
technology-architecture = arquitetura
technology-theology = teologia
good-corn = milho
good-wood = madeira
good-stone = pedra
good-gold = ouro
good-skull = caveira de cristal
tile-farm = fazenda { $id }
tile-civic = edifício público { $id }
tile-tomb = tumba { $id }
tile-shrine = santuário { $id }
tile-monument = monumento { $id }
tile-wealth = ficha de riqueza { $id }

## Tzolk'in: amounts and changes

amount-nothing = nada
amount-corn =
    { $count ->
        [0] { $count } milhos
        [one] { $count } milho
       *[other] { $count } milhos
    }
amount-wood =
    { $count ->
        [0] { $count } madeiras
        [one] { $count } madeira
       *[other] { $count } madeiras
    }
amount-stone =
    { $count ->
        [0] { $count } pedras
        [one] { $count } pedra
       *[other] { $count } pedras
    }
amount-gold =
    { $count ->
        [0] { $count } ouros
        [one] { $count } ouro
       *[other] { $count } ouros
    }
amount-skull =
    { $count ->
        [0] { $count } caveiras
        [one] { $count } caveira
       *[other] { $count } caveiras
    }
amount-points =
    { $count ->
        [0] { $count } pontos
        [one] { $count } ponto
       *[other] { $count } pontos
    }
amount-worker =
    { $count ->
        [0] { $count } trabalhadores
        [one] { $count } trabalhador
       *[other] { $count } trabalhadores
    }
amount-corn-tile =
    { $count ->
        [0] { $count } fichas de milho
        [one] { $count } ficha de milho
       *[other] { $count } fichas de milho
    }
amount-wood-tile =
    { $count ->
        [0] { $count } fichas de madeira
        [one] { $count } ficha de madeira
       *[other] { $count } fichas de madeira
    }
change = { $sign }{ $what }
change-temple =
    { $count ->
        [one] { $count } degrau em { $temple }
       *[other] { $count } degraus em { $temple }
    }
change-technology =
    { $count ->
        [one] { $count } nível de { $technology }
       *[other] { $count } níveis de { $technology }
    }

## Tzolk'in: what tiles do

tile-details = custa { $cost }; { $effects }
effect-temple =
    { $count ->
        [one] { $count } degrau em { $temple }
       *[other] { $count } degraus em { $temple }
    }
effect-any-temple = 1 degrau num templo à sua escolha
effect-technology = 1 nível grátis de { $technology }
effect-any-technology =
    { $count ->
        [one] { $count } nível grátis de tecnologia à sua escolha
       *[other] { $count } níveis grátis de tecnologia à sua escolha
    }
effect-gain = ganhe { $what }
effect-points =
    { $count ->
        [0] { $count } pontos
        [one] { $count } ponto
       *[other] { $count } pontos
    }
effect-worker = mais 1 trabalhador
effect-feeds-workers =
    { $count ->
        [one] alimenta { $count } trabalhador em cada Dia de Alimentação
       *[other] alimenta { $count } trabalhadores em cada Dia de Alimentação
    }
effect-meal-discount =
    { $count ->
        [one] cada um dos seus trabalhadores come { $count } milho a menos
       *[other] cada um dos seus trabalhadores come { $count } milhos a menos
    }
effect-build = construa mais um edifício
effect-trade = troque no mercado
effect-any-action = por 1 milho, qualquer ação de Palenque, Yaxchilan, Tikal ou Uxmal
monument-M01 = 4 pontos por cada uma das suas tumbas, contando este monumento
monument-M02 = 2 pontos por cada um dos seus edifícios e monumentos, contando este
monument-M03 = 4 pontos por cada uma das suas fichas de milho
monument-M04 = 4 pontos por cada uma das suas fichas de madeira
monument-M05 =
    { $count ->
        [one] { $count } ponto por cada monumento construído na partida, seja de quem for, contando este
       *[other] { $count } pontos por cada monumento construído na partida, seja de quem for, contando este
    }
monument-M06 = 4 pontos por cada um dos seus edifícios públicos, contando este monumento
monument-M07 = 9, 20 ou 33 pontos por uma, duas ou pelo menos três tecnologias no nível 3
monument-M08 = 3 pontos por cada um dos seus níveis de tecnologia
monument-M09 = 6, 12 ou 18 pontos por quatro, cinco ou seis trabalhadores em jogo
monument-M10 = 4 pontos por cada um dos seus santuários, contando este monumento
monument-M11 = outra vez os pontos dos seus degraus nos três templos
monument-M12 = 3 pontos por cada degrau acima do inicial, no templo em que mais subiu
monument-M13 = 3 pontos por cada caveira em Chichen Itza, seja de quem for

## Tzolk'in: actions of the gears

action-palenque-1 = pesque 3 milhos
action-palenque-2 = colha 4 milhos
action-palenque-3 = colha 5 milhos ou 2 madeiras
action-palenque-4 = colha 7 milhos ou 3 madeiras
action-palenque-5 = colha 9 milhos ou 4 madeiras
action-yaxchilan-1 = 1 madeira
action-yaxchilan-2 = 1 pedra e 1 milho
action-yaxchilan-3 = 1 ouro e 2 milhos
action-yaxchilan-4 = 1 caveira de cristal
action-yaxchilan-5 = 1 ouro, 1 pedra e 2 milhos
action-tikal-1 = pague por 1 nível de tecnologia
action-tikal-2 = construa 1 edifício
action-tikal-3 = pague por 1 ou 2 níveis de tecnologia
action-tikal-4 = construa 1 ou 2 edifícios, ou 1 monumento
action-tikal-5 = por 1 recurso, 1 degrau em dois templos diferentes
action-uxmal-1 = por 3 milhos, 1 degrau num templo
action-uxmal-2 = compre e venda no mercado
action-uxmal-3 = mais 1 trabalhador
action-uxmal-4 = construa 1 edifício com milho, 2 por cada recurso
action-uxmal-5 = por 1 milho, qualquer ação de Palenque, Yaxchilan, Tikal ou Uxmal
action-chichen_itza-1 = caveira: 4 pontos, 1 degrau em Chaac
action-chichen_itza-2 = caveira: 5 pontos, 1 degrau em Chaac
action-chichen_itza-3 = caveira: 6 pontos, 1 degrau em Chaac
action-chichen_itza-4 = caveira: 7 pontos, 1 degrau em Kukulcan
action-chichen_itza-5 = caveira: 8 pontos, 1 degrau em Kukulcan
action-chichen_itza-6 = caveira: 8 pontos, 1 degrau em Kukulcan, 1 recurso à sua escolha
action-chichen_itza-7 = caveira: 10 pontos, 1 degrau em Quetzalcoatl
action-chichen_itza-8 = caveira: 11 pontos, 1 degrau em Quetzalcoatl, 1 recurso à sua escolha
action-chichen_itza-9 = caveira: 13 pontos, 1 degrau em Quetzalcoatl, 1 recurso à sua escolha

## Tzolk'in: moves

move-first = Começa o jogador { $seat }
move-monument = À mostra: { $tile }
move-building = Revelado: { $tile }
move-deal = Distribuída: { $tile }
move-neutral = Trabalhador neutro: { $tile }
move-keep = Ficar com: { $tile }
move-beg = Mendigar milho: ficar com 3, enfurecer um deus
move-place = Colocar um trabalhador: { $gear }
move-place-start = Colocar um trabalhador no espaço de jogador inicial
move-retrieve = Recolher o trabalhador: { $gear } { $space }
move-act = { $gear } { $space }: { $action }
move-nothing = Nenhuma ação
move-harvest-corn = Colher milho
move-harvest-wood = Coletar madeira
move-burn = Queimar a floresta, colher o milho debaixo dela e enfurecer um deus
move-advance = Avançar em { $technology }
move-pay = Pagar { $goods }
move-step = Subir um degrau em { $temple }
move-two-steps = Subir um degrau em { $one } e em { $two }
move-anger = Descer um degrau em { $temple }
move-build = Construir: { $tile }
move-with-architecture = Usar a arquitetura neste edifício
move-without-architecture = Não usar a arquitetura neste edifício
move-save = Economizar 1 { $resource }
move-buy = Comprar 1 { $resource }
move-sell = Vender 1 { $resource }
move-gain = Receber { $goods }
move-done = Concluir
move-one-day = Um dia
move-two-days = Dois dias; virar o seu tabuleiro para o lado escuro
move-end-turn = Terminar o turno

## Tzolk'in: what is being decided

ask-first = Quem começa?
ask-monument = Um monumento é revelado.
ask-refill = Um edifício da era { $age } é revelado.
ask-deal = O jogador { $seat } recebe uma ficha de riqueza.
ask-neutral = Uma ficha de riqueza indica onde fica um trabalhador neutro.
ask-keep = Você fica com duas das suas quatro fichas de riqueza: qual escolhe agora?
ask-turn = É o seu turno: coloque ou recolha trabalhadores.
ask-turn-placing = Coloque mais um trabalhador ou termine o turno.
ask-turn-retrieving = Recolha mais um trabalhador ou termine o turno.
ask-turn-mercy = Os deuses tiveram pena: termine o turno.
ask-turn-end = Não há mais nada a fazer: termine o turno.
ask-turn-retrieve = É o seu turno: recolha trabalhadores.
ask-turn-place = É o seu turno: coloque trabalhadores.
ask-act = O que faz o trabalhador de { $gear } { $space }?
ask-harvest = O que colher em Palenque { $space }?
ask-advance-paid = Em que tecnologia avançar?
ask-advance-free = Em que tecnologia avançar de graça?
ask-advance-optional = Avançar mais um nível de tecnologia?
ask-pay-technology =
    { $count ->
        [one] Que recurso pagar para avançar em { $technology }?
       *[other] Que { $count } recursos pagar por { $technology }?
    }
ask-pay-temples = Que recurso oferecer por um degrau em dois templos?
ask-step = Em que templo subir um degrau?
ask-two-steps = Em que templos subir um degrau?
ask-anger = Que deus enfurecer?
ask-build-tikal-2 = O que construir?
ask-build-tikal-4 = Que edifício ou monumento construir?
ask-build-tikal-4-again = Construir um segundo edifício?
ask-build-building = Construir mais um edifício?
ask-build-uxmal-4 = O que construir com milho?
ask-architecture = Usar a arquitetura em { $tile }? Ela só pode ajudar um de dois edifícios.
ask-save = Que recurso poupar em { $tile }?
ask-market = No mercado: o que comprar ou vender?
ask-any-action = Que ação fazer, por 1 milho?
ask-gain =
    { $count ->
        [one] Que recurso receber?
       *[other] Que { $count } recursos receber?
    }
ask-theology = Oferecer um recurso por um degrau num templo?
ask-days = O calendário avança um dia ou dois?

## Tikal: names

game-tikal = Tikal
option-mode = “basic” ou “tactical”: a ordem dos turnos e as fichas vão a leilão, por pontos.
hex = { $name }
place-base = acampamento-base
place-camp1 = primeiro acampamento próprio
place-camp2 = segundo acampamento próprio
figure-explorer = explorador
figure-leader = líder
treasure-mask = máscara
treasure-vessel = vaso
treasure-jaguar = jaguar
treasure-serpent = serpente
treasure-bird = pássaro
treasure-sun = sol
treasure-shell = concha
treasure-knife = faca
terrain-base_camp = acampamento-base
terrain-clearing = clareira
terrain-temple = templo { $level }
terrain-ruins =
    { $count ->
        [0] ruínas sem tesouros
        [one] ruínas com { $count } tesouro
       *[other] ruínas com { $count } tesouros
    }
terrain-volcano = vulcão
tikal-tile = { $id }, { $terrain }

## Tikal: amounts and changes

amount-action_points =
    { $count ->
        [0] { $count } pontos de ação
        [one] { $count } ponto de ação
       *[other] { $count } pontos de ação
    }
amount-would_score =
    { $count ->
        [0] { $count } pontos se a pontuação fosse agora
        [one] { $count } ponto se a pontuação fosse agora
       *[other] { $count } pontos se a pontuação fosse agora
    }
amount-treasure =
    { $count ->
        [0] { $count } tesouros: { $treasure }
        [one] { $count } tesouro: { $treasure }
       *[other] { $count } tesouros: { $treasure }
    }

## Tikal: moves

move-tile = Revela-se: { $tile }
move-treasure = Encontrado: { $treasure }
move-place-tile =
    { $rotation ->
        [0] Colocar a ficha em { $hex }
        [1] Colocar a ficha em { $hex }, girada 60°
        [2] Colocar a ficha em { $hex }, girada 120°
        [3] Colocar a ficha em { $hex }, girada 180°
        [4] Colocar a ficha em { $hex }, girada 240°
       *[other] Colocar a ficha em { $hex }, girada 300°
    }
move-leave = A ficha não cabe em lugar nenhum e sai do jogo
move-choose = Escolher a ficha { $tile }
move-enter = Trazer para o jogo: { $figure }, { $place }
move-move = Mover: { $figure } de { $start } para { $end }
move-transfer = De acampamento em acampamento: { $figure } de { $start } para { $end }
move-uncover = Escavar um andar do templo em { $hex }
move-recover = Recuperar um tesouro em { $hex }
move-camp = Montar um acampamento em { $hex }
move-guard = Colocar um guardião no templo em { $hex }: { $figure }
move-exchange = Trocar com o jogador { $seat }: receber { $wanted }, dar { $given }
move-bid =
    { $points ->
        [0] Ofereça { $points } pontos
        [one] Ofereça { $points } ponto
       *[other] Ofereça { $points } pontos
    }
move-pass = Passar

## Tikal: what is being decided

ask-tile = Uma ficha de selva é revelada.
ask-treasure = O jogador { $seat } recupera um tesouro.
ask-place = Onde colocar a ficha { $tile }?
ask-spend =
    { $count ->
        [0] Você ainda tem { $count } pontos de ação.
        [one] Você ainda tem { $count } ponto de ação.
       *[other] Você ainda tem { $count } pontos de ação.
    }
ask-spend-scoring =
    { $count ->
        [0] Rodada de pontuação. Você ainda tem { $count } pontos de ação e depois pontua.
        [one] Rodada de pontuação. Você ainda tem { $count } ponto de ação e depois pontua.
       *[other] Rodada de pontuação. Você ainda tem { $count } pontos de ação e depois pontua.
    }
ask-bid =
    { $count ->
        [0] O leilão. Ofereça mais de { $count } pontos ou passe.
        [one] O leilão. Ofereça mais de { $count } ponto ou passe.
       *[other] O leilão. Ofereça mais de { $count } pontos ou passe.
    }
ask-bid-first = O leilão. Faça um lance pelo próximo turno ou passe.
ask-choose = Que ficha levar?

## Errors

error-unknown-move = Em { $game } não existe a jogada “{ $token }”. Parecidas: { $like }
error-unknown-move-legal = Em { $game } não existe a jogada “{ $token }”. Permitidas agora: { $legal }
error-unknown-move-id = Em { $game } não existe a jogada número { $id }: os números vão de 0 a { $last }.
error-illegal-move = “{ $token }” não é permitido agora. Permitidas: { $legal }
error-game-over = Não se pode jogar “{ $token }”: a partida terminou.
error-players = { $game } não se joga com este número de jogadores: { $players }. Possíveis: { $known }.
error-option = { $game } não tem a opção “{ $option }”. Opções: { $known }.
error-option-value = A opção { $option } não pode ser “{ $value }”. Possíveis: { $known }.
error-environment = Não há nenhum ambiente “{ $id }”. Conhecidos: { $known }.
error-number = { $name } não pode ser { $value }: tem de ser um número inteiro de { $low } a { $high }.
error-seed = “{ $seed }” não é uma semente: dê um número inteiro a partir de 0.
error-seeds = “{ $seed }” não é uma semente: dê um número inteiro a partir de 0, ou uma lista de { $number }, um para cada partida.
error-actions = As ações têm a forma { $shape } e o tipo { $dtype }: tem de haver { $number } números inteiros, um para cada partida.
error-action = A ação { $action } não é legal na partida { $number }. Legais: { $legal }.
error-action-kind = “{ $action }” não é uma ação: tem de ser um número inteiro de 0 a { $last }.
error-ended = A partida acabou: chame reset() antes do próximo passo.
error-reset-options = reset() não aceita opções: “{ $option }” indica-se ao criar o ambiente.
error-not-begun = A partida ainda não começou: chame primeiro reset().
error-render-mode = Não há nenhum modo de renderização “{ $mode }”. Conhecidos: { $known }.
error-opponents = Os adversários não podem ser { $given }: dê um bot para todos, ou uma lista de { $number }, um para cada outro lugar.
error-extra = Isto precisa do pacote { $package }. Instale-o: pip install "sacbe[{ $extra }]"
error-seat = Não existe o lugar { $seat }. Lugares: { $known }.
error-names = Nomes indicados: { $names }; jogadores: { $players }. Indique um nome para cada jogador.
error-tag = Uma etiqueta não pode ter o nome “{ $tag }”: use letras sem acento, algarismos, “-” e “_”.
error-game = Não existe o jogo “{ $game }”. Jogos: { $known }.
error-position-dict = Uma posição tem de ser um objeto JSON, como o que dump() devolve.
error-position-game = Esta não é uma posição de { $game }: o jogo dela é “{ $found }”.
error-position-rules = Esta posição foi feita com a versão { $found } das regras; este programa conhece a versão { $version }.
error-position-extra = Uma posição não tem o campo “{ $name }”.
error-position-list = O campo { $name } tem de ser uma lista de tamanho { $size }.
error-position-number = O campo { $name } é { $value }: tem de ser um número inteiro de { $low } a { $high }.
error-position-agenda = O elemento “{ $entry }” da agenda não é deste jogo ou não pode estar ali.
error-position-rule = Isto não pode ser uma posição: { $what } viola a regra { $rule }.
error-position-stuck = Isto não pode ser uma posição: ninguém poderia jogar.
error-view-missing = Falta nesta vista o campo { $name }.
error-view-entry = O campo { $name } da vista não pode ser “{ $value }”.
error-table-entry = Não existe a entrada { $name }. Conhecidas: { $known }.
error-rules-version = “{ $version }” não é uma versão das regras. A atual é { $known }.
error-record-first-line = Linha { $line }: um registro começa com “{ $expected }”, não com “{ $found }”.
error-record-header = Linha { $line }: “{ $found }” não é um campo do cabeçalho ou aparece duas vezes.
error-record-missing = Linha { $line }: falta no cabeçalho o campo “{ $name }”.
error-record-number = Linha { $line }: { $name } é “{ $found }”: tem de ser um número inteiro até { $most }.
error-record-game = Linha { $line }: não existe o jogo “{ $game }”. Jogos: { $known }.
error-record-rules = Linha { $line }: este registro foi feito com a versão “{ $found }” das regras; este programa conhece a versão { $version }.
error-record-earlier-rules = Linha { $line }: este registro foi feito com a versão { $found } das regras, e pela versão { $version } a partida segue de outro jeito. { $why }
error-record-options = Linha { $line }: a partida não pode começar assim. { $why }
error-record-line = Linha { $line }: “{ $found }” não é um turno. Um turno escreve-se assim: “17 (2) place tikal, end turn = 0123456789ab”.
error-record-turn = Linha { $line }: aqui devia estar o turno { $turn }.
error-record-seat = Linha { $line }: “{ $token }” está marcada como jogada de outra pessoa.
error-record-move =
    { $line ->
        [0] Não é possível repetir o registro. { $why }
       *[other] Linha { $line }: não é possível repetir o registro. { $why }
    }
error-record-digest =
    { $line ->
        [0] A posição não é a que foi gravada: devia ser { $expected }, mas é { $found }.
       *[other] Linha { $line }: a posição não é a que foi gravada: devia ser { $expected }, mas é { $found }.
    }
error-record-position = As jogadas do registro não levam à posição dele.
error-record-result = Linha { $line }: o resultado é { $expected }, não { $found }.
error-record-no-result = Linha { $line }: a partida terminou, mas falta o resultado.
error-record-after-end = Linha { $line }: nada pode vir depois do resultado.
error-record-short = Linha { $line }: jogadas prometidas no cabeçalho: { $promised }; encontradas: { $found }. O arquivo pode ter sido cortado.
error-record-large = Um registro não pode ter mais de { $size } bytes.
error-record-utf8 = Linha { $line }: o byte { $byte } não é texto UTF-8.
error-worker-task = Os processos do servidor não conhecem a tarefa “{ $task }”. Tarefas: { $known }.
error-worker-field = Na tarefa “{ $task }” falta o campo “{ $field }”, ou não é o que devia ser.
error-worker-broke = O servidor falhou ao fazer isto ({ $what }). O motivo está no log do servidor.

## Command line
# `sacbe` itself and its commands simulate, verify and perft. Words in capitals (GAME, FILE, N) and
# after -- are typed on the command line.

cli-main-help = Sacbe: jogos de tabuleiro maias para jogar, estudar e pesquisar.
cli-main-help-epilog = “sacbe COMANDO --help” diz mais sobre um comando.
cli-main-help-usage = Uso:
cli-main-help-arguments = Argumentos
cli-main-help-options = Opções
cli-main-help-commands = Comandos
cli-main-help-required = obrigatório
cli-main-help-default = padrão:
cli-main-metavar-options = OPÇÕES
cli-main-metavar-command = COMANDO …
cli-main-metavar-game = JOGO
cli-main-metavar-file = ARQUIVO
cli-main-metavar-lang = IDIOMA
cli-main-argument-game = O jogo, pelo nome: tzolkin, tikal.
cli-main-option-help = Mostra esta página.
cli-main-option-version = Mostra a versão e a variante em uso.
cli-main-option-lang = O idioma: en, uk, pt, ru ou pl (padrão: SACBE_LANG ou o do sistema).
cli-main-option-only = { $text } Só em: { $games }.
cli-main-option-json = Escreve um único objeto JSON, para programas, e mais nada.
cli-main-version = sacbe { $version }, { $build }
build-compiled = compilado
build-plain = Python puro
cli-main-get-compiled = A variante compilada joga as mesmas partidas com muito mais rapidez. Na pasta do projeto, com um compilador de C instalado: { $command }
cli-main-stopped = Interrompido.
cli-main-no-command = Não existe o comando “{ $command }”. Comandos: { $known }.
cli-main-no-option = Não existe aqui a opção { $option }. “{ $help }” mostra as que existem.
cli-main-no-option-close = Não existe aqui a opção { $option }. Seria { $close }? “{ $help }” mostra as que existem.
cli-main-missing = Falta { $name }. “{ $help }” diz o que colocar ali.
cli-main-not-whole = { $name } tem de ser um número inteiro.
cli-main-bad-value = { $name } não pode ter este valor. “{ $help }” diz o que é possível.
cli-main-option-needs-value = A opção { $option } precisa de um valor. “{ $help }” diz qual.
cli-main-option-no-value = A opção { $option } não aceita valor. “{ $help }” diz como se escreve.
cli-main-usage = Há algo a mais na linha de comando. “{ $help }” diz como se escreve.
cli-main-range = { $option } não pode ser { $value }. Possíveis: números inteiros de { $least } a { $most }.
cli-main-no-file = O arquivo “{ $file }” não existe.
cli-main-folder = “{ $file }” é uma pasta, não um arquivo.
cli-main-permission = Sem permissão para abrir “{ $file }”.
cli-main-system =
    { $file ->
        [none] O sistema informa: { $why }.
       *[other] “{ $file }”: o sistema informa: { $why }.
    }
cli-main-in-file = “{ $file }”: { $why }

cli-simulate-help = Joga muitas partidas aleatórias e diz com que rapidez e com que resultados.
cli-simulate-option-players = Quantos jogam (padrão: o máximo possível).
cli-simulate-option-games = Quantas partidas.
cli-simulate-option-seed = Onde começa o sorteio: a mesma semente dá as mesmas partidas (padrão: sorteada).
cli-simulate-progress = Jogando
arena-stopped =
    { $games ->
        [0] Interrompido antes do fim: { $games } partidas de { $wanted }.
        [one] Interrompido antes do fim: { $games } partida de { $wanted }.
       *[other] Interrompido antes do fim: { $games } partidas de { $wanted }.
    }
cli-simulate-title =
    { $players ->
        [one] { $game }: partidas aleatórias com { $players } jogador
       *[other] { $game }: partidas aleatórias com { $players } jogadores
    }
cli-simulate-row-games = Partidas
cli-simulate-row-seed = Semente
cli-simulate-row-first = Lugar do jogador inicial
cli-simulate-row-mode = Modo
cli-simulate-row-decisions = Decisões dos jogadores
cli-simulate-row-mean-legal = Jogadas permitidas por decisão, em média
cli-simulate-row-seconds = Segundos
cli-simulate-row-games-per-second = Partidas por segundo
cli-simulate-row-decisions-per-second = Decisões por segundo
cli-simulate-row-build = Variante
cli-simulate-spread-title = Duração e pontos
cli-simulate-spread-mean = Média
cli-simulate-spread-sd = Desv. pad.
cli-simulate-spread-min = Mínimo
cli-simulate-spread-q1 = 25%
cli-simulate-spread-median = Mediana
cli-simulate-spread-q3 = 75%
cli-simulate-spread-max = Máximo
cli-simulate-per-game-decisions = Decisões por partida
cli-simulate-per-game-turns = Turnos por partida
cli-simulate-per-game-points = Pontos por jogador
cli-simulate-histogram-title = Pontos, parte dos resultados de todos os jogadores
cli-simulate-bin = de { $low } a menos de { $high }
cli-simulate-seats-title = Partidas ganhas, por lugar
cli-simulate-seats-victories = Vitórias
cli-simulate-seats-share = Parte
cli-simulate-seats-interval = Confiança de 95%
cli-simulate-seats-points = Média de pontos
arena-seat = Lugar { $seat }
cli-simulate-shares-note = Uma vitória dividida por dois conta metade para cada um, por três, um terço, e assim por diante. Os intervalos de confiança são os de Wilson.

cli-verify-help = Verifica registros de partidas, jogada a jogada.
cli-verify-files = Os arquivos com registros de partidas.
cli-verify-good = válida
cli-verify-bad = errada
cli-verify-finished =
    { $turns ->
        [0] { $game }, { $turns } turnos; terminada: { $result }; vitória: { $winners }
        [one] { $game }, { $turns } turno; terminada: { $result }; vitória: { $winners }
       *[other] { $game }, { $turns } turnos; terminada: { $result }; vitória: { $winners }
    }
cli-verify-unfinished =
    { $turns ->
        [0] { $game }, { $turns } turnos; não terminada: { $result }
        [one] { $game }, { $turns } turno; não terminada: { $result }
       *[other] { $game }, { $turns } turnos; não terminada: { $result }
    }
cli-verify-players =
    { $players ->
        [one] { $game }, { $players } jogador
       *[other] { $game }, { $players } jogadores
    }
cli-verify-score = { $name } { $points }
cli-verify-total = Certas: { $good }; erradas: { $bad }

cli-perft-help = Conta as sequências de jogadas até uma profundidade, para comparar dois motores ou variantes.
cli-perft-option-players = Quantos jogam (padrão: o mínimo possível).
cli-perft-option-depth = Até quantas jogadas contar, com os sorteios.
cli-perft-option-from = Conta a partir do fim deste registro, não do início do jogo.
cli-perft-option-turn = Com --from: conta a partir do começo deste turno.
cli-perft-option-divide = Mostra também a contagem de cada primeira jogada.
cli-perft-turn-alone = --turn precisa de --from: é um turno de um registro.
cli-perft-other-game = O registro é de { $found }, não de { $game }.
cli-perft-other-players =
    { $found ->
        [one] --players é { $players }, mas o registro tem { $found } jogador.
       *[other] --players é { $players }, mas o registro tem { $found } jogadores.
    }
cli-perft-progress = Profundidade { $depth }
cli-perft-title =
    { $players ->
        [one] { $game }, { $players } jogador, turno { $turn } ({ $build })
       *[other] { $game }, { $players } jogadores, turno { $turn } ({ $build })
    }
cli-perft-divide-title = Profundidade { $depth }, por primeira jogada
cli-perft-column-move = Jogada
cli-perft-column-depth = Profundidade
cli-perft-column-count = Sequências
cli-perft-column-seconds = Segundos
cli-perft-column-rate = Sequências por segundo
cli-perft-stopped =
    { $depth ->
        [0] Interrompido antes de terminar a primeira profundidade.
       *[other] Interrompido antes do fim: a última profundidade terminada é { $depth }.
    }

## `sacbe play`; Tzolk'in: log, menu and result

error-option-language = Aqui não há o idioma “{ $language }”. Idiomas: { $known }.

cli-play-help = Joga uma partida no terminal, com amigos na mesma tela e com bots.
cli-play-argument-game = O jogo, pelo nome: tzolkin, tikal. Desnecessário com --resume.
cli-play-option-seats = Quem ocupa cada lugar, 2 a 4 de: me; bots de level:1 (fácil) a level:5 (o mais forte); random, greedy, search:200, search:1s. Por exemplo me,level:2,level:4.
cli-play-option-code = Um arquivo com um bot seu, que passa a ter o nome do arquivo sem “.py”: my_bot.py é my_bot. Pode ser repetido.
cli-play-option-code-seconds = Quantos segundos um bot próprio pode pensar em cada escolha (padrão: 2).
cli-play-option-code-memory = Quantos MiB de memória um bot próprio pode ter (padrão: 1024).
cli-play-option-names = Os nomes dos jogadores, separados por vírgulas; vazio é o nome da cor.
cli-play-option-seed = Um número inteiro que decide todos os sorteios e bots, para repetir a mesma partida.
cli-play-option-plain = Só frases, para leitores de tela: sem tabuleiro, sem símbolos.
cli-play-option-save = Onde salvar a partida depois de cada turno.
cli-play-option-resume = Continua uma partida salva.
cli-play-metavar-seats = LUGARES
cli-play-metavar-names = NOMES

cli-play-error-seat = “{ $seat }” não é um jogador nem um bot conhecido. Possíveis: { $known }, e os seus bots com --code ARQUIVO.
cli-play-error-seats =
    { $count ->
        [one] Foi indicado { $count } lugar. { $game } tem { $known } lugares; indique-os assim: “{ $example }”.
       *[other] Foram indicados { $count } lugares. { $game } tem { $known } lugares; indique-os assim: “{ $example }”.
    }
cli-play-error-names =
    { $count ->
        [one] Foi indicado { $count } nome; jogadores: { $players }. Indique um para cada, separados por vírgulas.
       *[other] Foram indicados { $count } nomes; jogadores: { $players }. Indique um para cada, separados por vírgulas.
    }
cli-play-error-name-long = O nome “{ $name }” é longo demais: máximo de letras: { $most }.
cli-play-error-name-letters = O nome “{ $name }” tem letras que não se podem mostrar.
cli-play-error-name-twice = Há dois jogadores com o nome “{ $name }”: cada um precisa do seu.
cli-play-error-game = Que jogo? Jogos: { $known }.
cli-play-error-other-game = A partida salva é de { $found }, não de { $game }.
cli-play-error-with-resume = { $option } é para uma partida nova: uma salva já tem o seu.
cli-play-error-no-seats = A partida salva não diz quem joga. Acrescente --seats, por exemplo “{ $example }”.
cli-play-error-exists = “{ $file }” já existe e fica como está. Continue essa partida com --resume ou escolha outro arquivo.

cli-play-saved-at = A partida está salva em { $file }
cli-play-resume-with = Para continuar: { $command }
cli-play-saved = Partida salva em { $file }
cli-play-not-saved = Não é possível salvar a partida, que continua assim mesmo: { $why }
cli-play-lost = A partida não foi salva.
cli-play-contains-all = A partida salva contém tudo, até as fichas ocultas: nada de espiar.
cli-play-welcome = { $game } — { $players }
cli-play-thinking = { $who } está pensando…
cli-play-forfeit = { $who } está fora: { $why }
cli-play-stand-in = { $bot } continua no lugar de { $who }.
cli-play-commands-hint = Digite ? a qualquer momento para ver a ajuda.

cli-play-your-turn = { $who }: { $prompt }
ask-turn-place-mercy = O seu milho não é suficiente para nenhum espaço. Os deuses têm pena: coloque um trabalhador mesmo assim.
board-status = { $who } tem { $goods }; trabalhadores disponíveis: { $hand }; pontos: { $points }
cli-play-since = O que aconteceu
cli-play-choice-prompt =
    { $count ->
        [one] 1 · u desfazer · b tabuleiro · t fichas · l histórico · s salvar · q sair · ? ajuda
       *[other] 1–{ $count } · u desfazer · b tabuleiro · t fichas · l histórico · s salvar · q sair · ? ajuda
    }
cli-play-list-prompt =
    { $count ->
        [one] 1 · u voltar · b tabuleiro · t fichas · q sair · ? ajuda
       *[other] 1–{ $count } · u voltar · b tabuleiro · t fichas · q sair · ? ajuda
    }
cli-play-number-prompt = { $numbers } ou { $words } · b tabuleiro · t fichas · l histórico · s salvar · q sair · ? ajuda
cli-play-span = { $least }–{ $most }
story-with-effect = { $title } ({ $effect })
cli-play-forced = Só há uma escolha: { $title }
cli-play-undone = Desfeito: { $title }
cli-play-no-undo = Não há nada a desfazer: você pode voltar até o começo do seu turno, mas não além de um sorteio ou das jogadas dos outros.
cli-play-bad-input =
    { $count ->
        [one] “{ $input }” não é uma escolha aqui. Escreva 1, ou ? para ajuda.
       *[other] “{ $input }” não é uma escolha aqui. Escreva um número de 1 a { $count }, ou ? para ajuda.
    }
cli-play-bad-number = “{ $input }” não é possível aqui. Escreva { $numbers } ou { $words }, ou ? para ajuda.
cli-play-not-now = “{ $input }” não é possível agora. Escolha algo da lista.
cli-play-pass-screen = Uma escolha secreta. Passe a tela para { $who } e pressione Enter.
cli-play-secret-done = Certo. A escolha de { $who } fica em segredo até todos escolherem.
cli-play-bye = Até breve.
cli-play-no-log = Ainda não aconteceu nada.
cli-play-no-tile = Não há aqui a ficha “{ $tile }”.

cli-play-help-title = Ajuda
cli-play-help-number = Um número faz essa escolha. Uma jogada também se pode escrever por extenso, como “{ $token }”.
cli-play-help-u = u, undo: desfaz a última escolha, até o turno começar
cli-play-help-b = b, board: o tabuleiro inteiro
cli-play-help-p = p, players: tudo o que os jogadores têm
cli-play-help-t = t, tiles: todas as fichas em palavras; t { $tile }: uma delas
cli-play-help-l = l, log: o que aconteceu há pouco; l 50: os últimos 50 turnos
cli-play-help-s = s, save: salva agora; s ARQUIVO: salva em outro arquivo
cli-play-help-q = q, quit: sai; a partida fica salva
cli-play-help-r = Enter: mostra de novo as escolhas
cli-play-help-end = Não se desfaz uma escolha que termina o turno, passa a vez a outros ou leva a um sorteio.

result-over = A partida terminou
result-winner = { $who } vence. Parabéns!
result-winners = { $who } dividem a vitória. Parabéns!
cli-play-tie-break = Pontos iguais, decisão por { $how }.
result-player = Jogador
result-game = Na partida
result-corn = Milho e recursos
result-skulls = Caveiras
result-monuments = Monumentos
result-total = Pontos
result-workers = Nas engrenagens
story-last-points = { $who }: { $during } durante a partida, { $corn } por milho e recursos, { $skulls } por caveiras, { $monuments } por monumentos; { $total } pontos no total

story-sequence = { $first }; { $rest }
story-turn = { $who }: { $what }
story-space = { $gear } { $space }
story-beg = mendiga milho ({ $changes })
story-place =
    { $count ->
        [one] coloca um trabalhador: { $places } ({ $cost })
       *[other] coloca { $count } trabalhadores: { $places } ({ $cost })
    }
story-retrieve = recolhe de { $gear } { $space }: { $what }
story-action = ação { $gear } { $space }
story-build = constrói { $tile }
story-nothing = nenhuma ação
story-corn =
    { $count ->
        [one] recolhe { $count } milho do calendário
       *[other] recolhe { $count } milhos do calendário
    }
story-keep = escolhe duas fichas de riqueza
story-one-day = avança o calendário um dia
story-two-days = avança o calendário dois dias
story-drawn-monuments = Monumentos à mostra: { $tiles }.
story-drawn-row = Novos edifícios: { $tiles }.
story-drawn-neutral = Trabalhadores neutros (fichas de riqueza { $tiles }): { $places }.
story-beyond = { $gear } além do último espaço
story-first = Jogador inicial: { $who }.
story-reveal = { $who } guarda as fichas de riqueza { $tiles } ({ $changes })
story-food-goods = Dia de Alimentação { $number }: os trabalhadores comem e os templos dão materiais.
story-food-points = Dia de Alimentação { $number }: os trabalhadores comem e os templos dão pontos.
story-farms-feed = as fazendas alimentam todos os trabalhadores
story-farms-feed-some =
    { $count ->
        [one] as fazendas alimentam { $count } trabalhador
       *[other] as fazendas alimentam { $count } trabalhadores
    }
story-fed =
    { $count ->
        [0] não alimenta ninguém
        [one] alimenta { $count } trabalhador (milho: { $corn })
       *[other] alimenta { $count } trabalhadores (milho: { $corn })
    }
story-hungry =
    { $count ->
        [one] { $count } trabalhador passa fome (pontos perdidos: { $points })
       *[other] { $count } trabalhadores passam fome (pontos perdidos: { $points })
    }
story-reward = dos templos ({ $what })
story-age = A primeira era terminou: os edifícios da era 2 tomam o lugar dos que restam.
story-fell = { $who }: um trabalhador é empurrado para fora de { $gear }, sem ação
story-day = O calendário avança. Dia { $day }.
story-day-after-two = O calendário avança dois dias. Dia { $day }.

story-free = grátis
story-by-mercy = por piedade dos deuses
menu-mercy =
    { $count ->
        [0] os deuses têm pena: sem milho, nada paga; não pode colocar mais nenhum trabalhador
       *[other] os deuses têm pena: você paga todo o seu milho; não pode colocar mais trabalhadores
    }
menu-place = Colocar um trabalhador: { $gear }, espaço { $space }
menu-tomorrow = um dia depois, no espaço { $space }: { $action }
menu-falls = no dia seguinte é empurrado para fora da engrenagem
menu-any-action = qualquer ação de { $gear }, sem gastar milho
menu-fish = pesque { $corn }
menu-harvest = colha { $what }
menu-harvest-either = colha { $corn } ou { $wood }
menu-harvest-burn = colha { $wood }, ou queime a floresta por { $corn } e enfureça um deus
menu-harvest-none = nada: não há mais fichas para colher
menu-no-skull = nada: não há mais caveiras
menu-no-worker = nada: todos os seus trabalhadores já estão em jogo
menu-altar = caveira: { $what }
menu-altar-taken = nada: já há ali uma caveira
menu-resource = 1 recurso à sua escolha
menu-start-first = você recebe o marcador de jogador inicial ou, se já o tem, passa adiante
menu-start-corn =
    { $count ->
        [one] { $count } milho do calendário no fim do seu turno
       *[other] { $count } milhos do calendário no fim do seu turno
    }
menu-start-two-days = você pode avançar o calendário dois dias
menu-action =
    { $count ->
        [0] ação { $space }: { $action }
        [one] ação { $space }, por { $count } milho: { $action }
       *[other] ação { $space }, por { $count } milhos: { $action }
    }
menu-no-action = não há ação possível: só volta para casa
act-step-back =
    { $count ->
        [one] inclui { $count } milho por recuar
       *[other] inclui { $count } milhos por recuar
    }
menu-returns = o trabalhador só volta para você
menu-decline = Recusar
menu-anger-next = depois você desce um degrau em um templo à sua escolha
menu-price =
    { $count ->
        [one] custa { $count } recurso à sua escolha
       *[other] custa { $count } recursos à sua escolha
    }
menu-level = nível { $level }: { $what }
menu-bonus = bônus: { $what }
menu-step = { $temple }, degrau { $step }: { $points } no fim de uma era
menu-step-good = { $temple }, degrau { $step }: { $points } no fim de uma era; e { $good } no primeiro e no terceiro Dia de Alimentação
menu-monument-now =
    { $count ->
        [0] neste momento valeria { $count } pontos
        [one] neste momento valeria { $count } ponto
       *[other] neste momento valeria { $count } pontos
    }
menu-day = chega o dia { $day }
menu-jump-food = a próxima rodada é o Dia de Alimentação
menu-end-corn =
    { $count ->
        [one] você recolhe { $count } milho do calendário
       *[other] você recolhe { $count } milhos do calendário
    }
menu-end-food =
    { $count ->
        [0] hoje é Dia de Alimentação: os seus trabalhadores precisam de { $count } milhos no fim da rodada
        [one] hoje é Dia de Alimentação: os seus trabalhadores precisam de { $count } milho no fim da rodada
       *[other] hoje é Dia de Alimentação: os seus trabalhadores precisam de { $count } milhos no fim da rodada
    }
menu-level-agriculture-1 = mais 1 milho por cada colheita de milho em Palenque 2–5
menu-level-agriculture-2 = colha milho mesmo sem ficha de milho à mostra; mais 1 milho ao pescar
menu-level-agriculture-3 = mais 2 milhos por cada colheita de milho em Palenque 2–5
menu-level-agriculture-4 = 1 degrau num templo à sua escolha
menu-level-extraction-1 = mais 1 madeira em Yaxchilan e por cada ficha de madeira
menu-level-extraction-2 = mais 1 pedra em Yaxchilan
menu-level-extraction-3 = mais 1 ouro em Yaxchilan
menu-level-extraction-4 = 2 recursos à sua escolha
menu-level-architecture-1 = 1 milho por cada edifício
menu-level-architecture-2 = 2 pontos por cada edifício
menu-level-architecture-3 = cada edifício custa 1 recurso a menos
menu-level-architecture-4 = 3 pontos
menu-level-theology-1 = em Chichen Itza, a ação do espaço seguinte sem gastar milho
menu-level-theology-2 = depois de uma ação de Chichen Itza, 1 recurso por 1 degrau num templo
menu-level-theology-3 = mais 1 caveira em Yaxchilan 4
menu-level-theology-4 = 1 caveira

## Tzolk'in: the board
# Cells are narrow. Numbers in brackets are widths in columns; longer words are broken.

board-neutral = trabalhador neutro
board-title = { $game } · dia { $day } de 27 · era { $age } · { $food }
board-food-goods =
    { $count ->
        [0] hoje é Dia de Alimentação: materiais
        [one] Dia de Alimentação em { $count } dia: materiais
       *[other] Dia de Alimentação em { $count } dias: materiais
    }
board-food-points =
    { $count ->
        [0] hoje é Dia de Alimentação: pontos
        [one] Dia de Alimentação em { $count } dia: pontos
       *[other] Dia de Alimentação em { $count } dias: pontos
    }
board-food-none = o fim
# (13)
board-days = Dias
# (13)
board-food-days = Alimentação
# (15)
board-label-goods = materiais
# (15)
board-label-points = pontos
# (15)
board-fed = já foi
board-first = Jogador inicial: { $who }
board-start-free = espaço de jogador inicial: livre
board-start = espaço de jogador inicial: { $who }
board-calendar-corn = milho no calendário: { $count }
board-skulls = caveiras restantes: { $count }
board-gears = Engrenagens
board-legend = [3] onde fica o próximo trabalhador · ✚ trabalhador neutro · ✗ já tem uma caveira
# Actions of the gears: two lines at most, (12) each
board-space-palenque-1 = 3 milhos
board-space-palenque-2 = 4 milhos
board-space-palenque-3 =
    5 milhos ou
    2 madeiras
board-space-palenque-4 =
    7 milhos ou
    3 madeiras
board-space-palenque-5 =
    9 milhos ou
    4 madeiras
board-space-yaxchilan-1 = 1 madeira
board-space-yaxchilan-2 =
    1 pedra
    1 milho
board-space-yaxchilan-3 =
    1 ouro
    2 milhos
board-space-yaxchilan-4 = 1 caveira
board-space-yaxchilan-5 =
    ouro, pedra
    2 milhos
board-space-tikal-1 =
    1 nível
    tecnológico
board-space-tikal-2 = 1 edifício
board-space-tikal-3 =
    1–2 níveis
    tecnológicos
board-space-tikal-4 =
    2 edifícios
    ou monumento
board-space-tikal-5 =
    1 recurso:
    2 templos
board-space-uxmal-1 =
    3 milhos:
    1 templo
board-space-uxmal-2 = mercado
board-space-uxmal-3 =
    mais 1
    trabalhador
board-space-uxmal-4 =
    com milho:
    1 edifício
board-space-uxmal-5 =
    1 milho:
    outra ação
# (30)
board-corn-tiles = Fichas de milho à mostra
# (30)
board-wood-tiles = Fichas de madeira sobre milho
# (17)
board-altar-points = pontos
# (17)
board-altar-resource = recurso
# (17)
board-altar-step = um degrau em
board-temples = Templos: pontos de cada degrau, materiais do seu degrau e dos de baixo
# (13)
board-leader = mais alto +{ $count }
# Goods in short, (6)
board-good-corn = milho
board-good-wood = mad.
board-good-stone = pedra
board-good-gold = ouro
board-good-skull = cav.
board-technologies = Tecnologias: nível 0, níveis 1 a 3, bônus
# Technology levels, (19) per line, markers included
board-level-agriculture-1 = +1 milho
board-level-agriculture-2 = sem ficha
board-level-agriculture-3 = +2 milhos
board-level-agriculture-4 = degrau de templo
board-level-extraction-1 = +1 madeira
board-level-extraction-2 = +1 pedra
board-level-extraction-3 = +1 ouro
board-level-extraction-4 = 2 recursos
board-level-architecture-1 = +1 milho
board-level-architecture-2 = +2 pontos
board-level-architecture-3 = −1 recurso
board-level-architecture-4 = 3 pontos
board-level-theology-1 = espaço seguinte
board-level-theology-2 = comprar degrau
board-level-theology-3 = +1 caveira
board-level-theology-4 = 1 caveira
board-buildings =
    { $count ->
        [one] Edifícios (mais { $count } na pilha)
       *[other] Edifícios (mais { $count } na pilha)
    }
board-monuments = Monumentos
board-tile = { $tile }: { $details }
board-owned = Fichas de { $who }
board-unseen = Edifícios ainda por vir
board-players = Jogadores
# Columns of the players, (6) for points, (7) for the others, (10) for the Food Day
board-points = pontos
board-workers-hand = na mão
board-workers-gears = em ação
board-workers-supply = no banco
board-meals = milho para comer
board-wealth = riqueza { $tiles }
board-side-light = ainda pode avançar dois dias
board-side-dark = já usou os dois dias

## Plain sentences, for screen readers

board-plain-who = { $name } ({ $colour })
story-cost = custo: { $what }
story-gain = ganho: { $what }
cli-plain-choice = { $number }: { $title }
cli-plain-choice-prompt =
    { $count ->
        [one] A sua escolha, 1, ou help (ajuda):
       *[other] A sua escolha, de 1 a { $count }, ou help (ajuda):
    }
cli-plain-list-prompt =
    { $count ->
        [one] A sua escolha, 1, u para voltar, ou help (ajuda):
       *[other] A sua escolha, de 1 a { $count }, u para voltar, ou help (ajuda):
    }
cli-plain-number-prompt = A sua escolha, { $numbers } ou { $words }, ou help (ajuda):
cli-plain-span = de { $least } a { $most }
board-plain-day = Dia { $day } de 27, era { $age }.
board-plain-space = { $space }: { $who }
board-plain-nobody = ninguém
board-plain-gear = { $gear }, trabalhadores nos espaços: { $who }
board-plain-gear-free = { $gear }, o próximo trabalhador fica no espaço { $space }.
board-plain-gear-full = { $gear }, nenhum espaço livre.
board-plain-altars = Já há caveiras em: { $spaces }
board-plain-jungle = Selva de Palenque { $space }: fichas de milho à mostra { $corn }, fichas de madeira { $wood }
board-plain-step = { $who } degrau { $step }, que vale { $points }
board-plain-temple = Templo de { $temple }: { $who }. Último degrau { $top }; quem estiver mais alto ganha mais { $bonus } no fim desta era.
board-plain-level = { $who } nível { $level }
board-plain-technology = Tecnologia { $technology }: { $who }
board-plain-workers = Trabalhadores nas engrenagens: { $gears }; no banco: { $supply }
board-plain-worker-start = 1 trabalhador no espaço de jogador inicial
board-plain-meals =
    { $count ->
        [0] No próximo Dia de Alimentação: { $count } trabalhadores para alimentar, milho: { $corn }
        [one] No próximo Dia de Alimentação: { $count } trabalhador para alimentar, milho: { $corn }
       *[other] No próximo Dia de Alimentação: { $count } trabalhadores para alimentar, milho: { $corn }
    }
result-line = { $title }: { $value }

## `sacbe replay`

cli-replay-help = Percorre o registro de uma partida, turno a turno.
cli-replay-file = O arquivo com o registro da partida.
cli-replay-option-plain = Só frases, para leitura em voz alta: sem tabuleiro, sem símbolos.
cli-replay-option-from = O número do turno por onde começar.
cli-replay-option-seat = Mostra a partida como a viu o jogador deste lugar, a partir de 0; padrão: como espectador.
cli-replay-option-boards = Mostra o tabuleiro depois de cada turno, mesmo com a saída redirecionada.
cli-replay-title = { $game } — { $players }
cli-replay-turn = Turno { $turn } de { $last }
cli-replay-nothing = Nada a contar.
cli-replay-prompt = Enter, n seguinte · p anterior · um número: esse turno · b tabuleiro · q sair
cli-replay-plain-prompt = Enter para o turno seguinte, p para o anterior, um número, ou q:
cli-replay-bad-input = “{ $input }” não é possível aqui. Escreva n, p, um turno de 0 a { $last }, ou q.
cli-replay-at-start = Este é o começo.
cli-replay-at-end = Este é o fim do registro.
cli-replay-unfinished = O registro acaba aqui, sem que a partida tenha terminado.
cli-replay-error-turn = Não existe o turno { $turn }. Turnos: de 0 a { $last }.

## `sacbe render`

cli-render-help = Desenha o tabuleiro do registro de uma partida, em SVG ou PNG.
cli-render-option-out = O arquivo da imagem, que termina em .svg ou .png, ou - para escrever o SVG na saída (padrão: o nome do registro).
cli-render-option-width = A largura da imagem, em pixels.
cli-render-option-dark = Desenha em cores escuras.
cli-render-done =
    { $moves ->
        [0] { $file }: o tabuleiro antes da primeira jogada
        [one] { $file }: o tabuleiro depois de { $moves } jogada
       *[other] { $file }: o tabuleiro depois de { $moves } jogadas
    }
cli-render-error-ending = A imagem não pode se chamar “{ $file }”. Finais possíveis: { $known }.

## Tikal: board, menu, log and result
# $figure is explorer or leader, $leader is yes or no, $place is base or camp: they choose words.
# a1 to h5 are hexes; A1 to G4 are tiles.

# On the map: (12) with the number or the shape that follows, see the brackets
# (8)
board-tikal-map-camp = acamp.
# (12)
board-tikal-map-base_camp = acamp. base
# (12)
board-tikal-map-clearing = clareira
# (7)
board-tikal-map-temple = templo
# (7)
board-tikal-map-ruins = ruínas
# (12)
board-tikal-map-volcano = vulcão
# (100)
board-tikal-legend = 2 caminho e custo   · : ∴ pedras para a selva   [▲] guardião   ▲ maioria   ★ líder   ◦ tesouro

board-tikal-title = { $facts }
board-tikal-mode =
    { $mode ->
        [tactical] jogo tático
       *[basic] jogo básico
    }
board-deciding = joga { $who }
board-tikal-scoring =
    { $kind ->
        [final] última rodada de pontuação
       *[volcano] rodada de pontuação
    }
board-tikal-points-left =
    { $count ->
        [0] restam { $count } pontos de ação
        [one] resta { $count } ponto de ação
       *[other] restam { $count } pontos de ação
    }
board-tikal-no-bid = sem lances
board-tikal-highest-bid = maior lance: { $count }, { $who }
board-tikal-passed = passaram: { $who }
board-tikal-step = número { $number }
board-tikal-times = { $what }×{ $count }
board-tikal-times-plain = { $what }: { $count }
board-tikal-side-n = norte
board-tikal-side-ne = nordeste
board-tikal-side-se = sudeste
board-tikal-side-s = sul
board-tikal-side-sw = sudoeste
board-tikal-side-nw = noroeste
board-tikal-stones = { $side }{ $count }
board-tikal-stones-plain = { $side } { $count }
board-tikal-no-stones = sem pedras
board-tikal-with-stones = { $what }, pedras { $stones }
board-tikal-none = nenhum
board-tikal-supply =
    { $leader ->
        [yes] { $count ->
            [0] na reserva: o líder
            [one] na reserva: { $count } explorador e o líder
           *[other] na reserva: { $count } exploradores e o líder
        }
       *[no] { $count ->
            [0] na reserva: { $count } exploradores
            [one] na reserva: { $count } explorador
           *[other] na reserva: { $count } exploradores
        }
    }
board-tikal-worth =
    { $count ->
        [0] pontuar agora daria { $count } pontos: { $temples } por templos, { $treasures } por tesouros
        [one] pontuar agora daria { $count } ponto: { $temples } por templos, { $treasures } por tesouros
       *[other] pontuar agora daria { $count } pontos: { $temples } por templos, { $treasures } por tesouros
    }
board-tikal-standing = { $who } { $points } + { $would }
board-tikal-standings = Pontos + se pontuasse agora: { $each }

# Columns of the players: (6), (16), (9), (6), (6), (8); the last one has the rest
board-tikal-head-points = pontos
board-tikal-head-now = se pontuar agora
board-tikal-head-supply = reserva
board-tikal-head-camps = acamp. livres
board-tikal-head-guards = guard. livres
board-tikal-head-totem = totem
board-tikal-head-treasures = tesouros
board-tikal-totem-brief =
    { $state ->
        [down] para baixo
        [passed] passou
       *[up] à mostra
    }

# Beside the map, (20) per line
board-tikal-aside-tile = Ficha a colocar
board-tikal-aside-line = { $tile } { $stones }
board-tikal-aside-open = Fichas à mostra
board-tikal-aside-auction = Leilão
board-tikal-aside-letters = Fichas restantes
board-tikal-aside-steps = Andares restantes
board-tikal-aside-unseen = Tesouros ocultos

board-tikal-hex = { $hex }: { $what }
board-tikal-unexplored = Por explorar: { $hexes }
board-tikal-to-place = Por colocar: { $tile }
board-tikal-open = Fichas à mostra: { $tiles }
board-tikal-auction = Leilão: { $what }
board-tikal-totems-up = Totens à mostra: { $who }
board-tikal-left-letters = Fichas restantes: { $what }
board-tikal-left-steps = Andares de templo restantes: { $what }
board-tikal-left-unseen = Tesouros ainda ocultos: { $what }
board-tikal-guard =
    { $figure ->
        [leader] guardião: o líder de { $who }
       *[explorer] guardião: um explorador de { $who }
    }
board-tikal-held = maioria de { $who }
board-tikal-camp = acampamento de { $who }
board-tikal-group =
    { $leader ->
        [yes] { $count ->
            [0] { $who }: o líder
            [one] { $who }: { $count } explorador e o líder
           *[other] { $who }: { $count } exploradores e o líder
        }
       *[no] { $count ->
            [0] { $who }: { $count } exploradores
            [one] { $who }: { $count } explorador
           *[other] { $who }: { $count } exploradores
        }
    }
story-tikal-road = { $hex } por { $count }
story-tikal-roads = caminhos para { $roads }
board-tikal-no-roads = sem caminhos
board-tikal-heap = { $hex } { $count }
board-tikal-heaps = pedras para a selva em { $heaps }
board-tikal-camps-left = acampamentos restantes: { $count }
board-tikal-guards-left = guardiões restantes: { $count }
board-tikal-lost =
    { $leader ->
        [yes] { $count ->
            [0] fora do jogo: o líder
            [one] fora do jogo: { $count } explorador e o líder
           *[other] fora do jogo: { $count } exploradores e o líder
        }
       *[no] { $count ->
            [0] fora do jogo: { $count } exploradores
            [one] fora do jogo: { $count } explorador
           *[other] fora do jogo: { $count } exploradores
        }
    }
board-tikal-owned = tesouros: { $what }
board-tikal-totem =
    { $state ->
        [down] totem virado
        [passed] totem à mostra, já passou
       *[up] totem à mostra
    }
board-tikal-tile-at-hand = Ficha a colocar
board-tikal-tiles-open = Fichas à mostra
board-tikal-tiles-to-come =
    { $count ->
        [one] Fichas ainda por vir: { $count }
       *[other] Fichas ainda por vir: { $count }
    }
board-tikal-tiles-placed = Fichas no tabuleiro
board-tikal-tile-on = { $tile }; em { $hex }

menu-tikal-cost =
    { $count ->
        [0] { $count } pontos de ação, fica com { $left }
        [one] { $count } ponto de ação, fica com { $left }
       *[other] { $count } pontos de ação, fica com { $left }
    }
menu-tikal-more =
    { $count ->
        [0] pontuar agora: { $count } pontos a mais
        [one] pontuar agora: { $count } ponto a mais
       *[other] pontuar agora: { $count } pontos a mais
    }
menu-tikal-less =
    { $count ->
        [0] pontuar agora: { $count } pontos a menos
        [one] pontuar agora: { $count } ponto a menos
       *[other] pontuar agora: { $count } pontos a menos
    }
menu-tikal-other-more =
    { $count ->
        [0] { $who } marcaria { $count } pontos a mais
        [one] { $who } marcaria { $count } ponto a mais
       *[other] { $who } marcaria { $count } pontos a mais
    }
menu-tikal-other-less =
    { $count ->
        [0] { $who } marcaria { $count } pontos a menos
        [one] { $who } marcaria { $count } ponto a menos
       *[other] { $who } marcaria { $count } pontos a menos
    }
menu-tikal-place = Colocar em { $hex }
menu-tikal-beside = ao lado: { $hexes }
menu-tikal-neighbour =
    { $count ->
        [0] { $hex } ({ $what })
        [one] { $hex } ({ $what }, { $count } pedra)
       *[other] { $hex } ({ $what }, { $count } pedras)
    }
menu-tikal-only-volcanoes = só vulcões
menu-tikal-rotations =
    { $count ->
        [0] { $count } rotações
        [one] { $count } rotação
       *[other] { $count } rotações
    }
menu-tikal-rotated = pedras { $stones }: { $roads }
menu-tikal-closed = sem caminho para { $hexes }
menu-tikal-take = Levar { $tile }
menu-tikal-take-volcano = primeiro uma rodada de pontuação, que você começa; depois você coloca o vulcão e joga o seu turno; não dá para desfazer
menu-tikal-bid =
    { $points ->
        [0] Lance pelo próximo turno; você tem { $points } pontos
        [one] Lance pelo próximo turno; você tem { $points } ponto
       *[other] Lance pelo próximo turno; você tem { $points } pontos
    }
menu-tikal-bid-against = contra { $who }
menu-tikal-pass-first = se todos passarem, o próximo turno é seu de graça
menu-tikal-pass-if-all = se todos passarem, { $who } tem o próximo turno de graça
menu-tikal-pass = você sai deste leilão, mas não do próximo
menu-tikal-uncover = Escavar o andar { $level } do templo em { $hex }
menu-tikal-recover =
    { $count ->
        [one] Recuperar o último tesouro em { $hex }
       *[other] Recuperar um dos { $count } tesouros em { $hex }
    }
menu-tikal-set-guard =
    { $figure ->
        [leader] Fazer do líder o guardião do templo em { $hex }, que vale { $level }
       *[explorer] Fazer de um explorador o guardião do templo em { $hex }, que vale { $level }
    }
menu-tikal-guard-lost =
    { $count ->
        [0] mais { $count } peões seus ali saem do jogo
        [one] mais { $count } peão seu ali sai do jogo
       *[other] mais { $count } peões seus ali saem do jogo
    }
menu-tikal-camp =
    { $left ->
        [0] Montar o último acampamento em { $hex }
       *[other] Montar um acampamento em { $hex }
    }
menu-tikal-enter =
    { $place ->
        [camp] { $figure ->
            [leader] Trazer o líder para o seu acampamento em { $hex }
           *[explorer] Trazer um explorador para o seu acampamento em { $hex }
        }
       *[base] { $figure ->
            [leader] Trazer o líder para o acampamento-base
           *[explorer] Trazer um explorador para o acampamento-base
        }
    }
menu-tikal-exchanges = Trocar um tesouro
menu-tikal-possible =
    { $count ->
        [0] { $count } possibilidades
        [one] { $count } possibilidade
       *[other] { $count } possibilidades
    }
menu-tikal-exchange = Trocar com { $who }: receber { $wanted }, dar { $given }
menu-tikal-end-score =
    { $count ->
        [0] você marca { $count } pontos: { $temples } por templos, { $treasures } por tesouros
        [one] você marca { $count } ponto: { $temples } por templos, { $treasures } por tesouros
       *[other] você marca { $count } pontos: { $temples } por templos, { $treasures } por tesouros
    }
menu-tikal-end-lost =
    { $count ->
        [0] perdem-se { $count } pontos de ação
        [one] perde-se { $count } ponto de ação
       *[other] { $count } pontos de ação são perdidos
    }
menu-tikal-move =
    { $figure ->
        [leader] Mover o líder de { $hex }
       *[explorer] { $count ->
            [one] Mover o explorador de { $hex }
           *[other] Mover um dos { $count } exploradores de { $hex }
        }
    }
menu-tikal-price = { $hex } ({ $count })
menu-tikal-goals = para { $goals }
menu-tikal-goal = { $hex }: { $what }
menu-tikal-via = por { $hexes }
menu-tikal-help-place = Uma ficha: escreva o hexágono, depois o número de uma rotação; ou tudo junto, como “c3 2”.
menu-tikal-help-move = Mover: escreva o hexágono onde está o peão (ou “leader”, o líder), depois o destino; ou tudo junto, como “a5 c3”. A um destino distante chega-se passo a passo, e cada passo pode ser desfeito.
menu-tikal-help-bid = O leilão: escreva só o número de pontos, ou “pass” para passar. Um lance não se desfaz.

story-tikal-place = coloca { $tile }, em { $hex }
story-tikal-leave = não tem lugar para { $tile }: a ficha sai do jogo
story-tikal-choose = leva { $tile }
story-tikal-enter =
    { $figure ->
        [leader] traz o líder para { $hex }
       *[explorer] { $count ->
            [one] traz { $count } explorador para { $hex }
           *[other] traz { $count } exploradores para { $hex }
        }
    }
story-tikal-move =
    { $figure ->
        [leader] move o líder: { $path }
       *[explorer] { $count ->
            [one] move { $count } explorador: { $path }
           *[other] move { $count } exploradores: { $path }
        }
    }
story-tikal-uncover =
    { $count ->
        [one] escava { $count } andar em { $hex }, agora templo { $level }
       *[other] escava { $count } andares em { $hex }, agora templo { $level }
    }
story-tikal-recover =
    { $count ->
        [one] recupera { $count } tesouro em { $hex }: { $treasures }
       *[other] recupera { $count } tesouros em { $hex }: { $treasures }
    }
story-tikal-camp = monta um acampamento em { $hex }
story-tikal-guard =
    { $figure ->
        [leader] faz do líder o guardião do templo { $level } em { $hex }
       *[explorer] faz de um explorador o guardião do templo { $level } em { $hex }
    }
story-tikal-exchange = troca com { $who }: recebe { $wanted }, dá { $given }
story-tikal-bid =
    { $count ->
        [0] oferece { $count } pontos
        [one] oferece { $count } ponto
       *[other] oferece { $count } pontos
    }
story-tikal-pass = passa
story-tikal-end =
    { $count ->
        [0] deixa { $count } pontos de ação sem usar
        [one] deixa { $count } ponto de ação sem usar
       *[other] deixa { $count } pontos de ação sem usar
    }
story-tikal-score =
    { $count ->
        [0] { $who } marca { $count } pontos: { $temples } por templos, { $treasures } por tesouros. Total: { $total }.
        [one] { $who } marca { $count } ponto: { $temples } por templos, { $treasures } por tesouros. Total: { $total }.
       *[other] { $who } marca { $count } pontos: { $temples } por templos, { $treasures } por tesouros. Total: { $total }.
    }
story-tikal-open = Reveladas: { $tiles }.
story-tikal-won =
    { $count ->
        [0] { $who } ganha o leilão por { $count } pontos.
        [one] { $who } ganha o leilão por { $count } ponto.
       *[other] { $who } ganha o leilão por { $count } pontos.
    }
story-tikal-all-passed = Todos passaram: { $who }, por passar primeiro, joga de graça.
story-tikal-last = { $who } tem o último turno da rodada, de graça.
story-tikal-volcano = { $who } tem o vulcão { $tile }: uma rodada de pontuação. Cada um, na sua vez, gasta 10 pontos de ação e pontua: { $order }.
story-tikal-final = Essa foi a última ficha: a última rodada de pontuação. Cada um, na sua vez, gasta 10 pontos de ação e pontua: { $order }.

result-tikal-start = Início
result-tikal-paid = Leilões
result-tikal-volcano = Vulcão { $number }: templos + tesouros
result-tikal-final = Última rodada: templos + tesouros
result-tikal-sum = { $temples } + { $treasures }
result-tikal-highest = Templo mais alto
result-tikal-treasures = Tesouros

## Bots
error-bot = Não existe o bot “{ $bot }”. Bots: { $known }.
error-bot-level = Não existe o bot “{ $bot }”: os níveis vão de level:1 a level:{ $most }.
error-bot-budget = “{ $bot }” não diz quanto pensar em cada turno: 200 simulações são search:200 (no máximo { $playouts }), um quarto de segundo é search:0.25s (no máximo { $seconds }s), em quatro processos search:0.25s@4 (no máximo { $processes }).
error-bot-processes = “@{ $count }”: não foi possível pensar em vários processos ({ $count }): { $why }
error-bot-no-file = Não existe o arquivo “{ $file }”. --code pede o arquivo de um bot, por exemplo my_bot.py.
error-bot-file = Não é possível ler “{ $file }”: { $why }.
error-bot-name = Um bot não pode ter o nome “{ $name }”. Mude o nome de “{ $file }”: no máximo 40 caracteres, entre letras, algarismos, “_”, “-” e “.”; o primeiro é uma letra, um algarismo ou “_”.
error-bot-taken = O nome “{ $name }” já tem dono. Mude o nome de “{ $file }”.
error-bot-limit = { $name } não pode ser “{ $value }”. Possíveis: números de { $least } a { $most }.
error-bot-start = Não é possível iniciar o processo do bot { $bot }: { $why }.
error-bot-late-start = O bot { $bot } não estava pronto depois de { $seconds } s. Carregar o código não pode demorar mais.
error-bot-late = O bot { $bot } não respondeu em { $seconds } s. É o tempo para uma escolha; --code-seconds permite mais.
error-bot-memory = O bot { $bot } ficou sem memória. Pode ter { $memory } MiB; --code-memory permite mais.
error-bot-syntax = Não é possível ler o bot { $bot } como Python: { $what } ({ $where })
error-bot-no-choose = O bot { $bot } não tem a função “choose”. { $file } tem de definir choose(view), que devolve um dos textos de view["choices"].
error-bot-crashed = O bot { $bot } falhou: { $what } ({ $where })
error-bot-not-text = O bot { $bot } respondeu com um valor do tipo { $what }, não com um texto. choose(view) tem de devolver um dos textos de view["choices"].
error-bot-illegal =
    { $count ->
        [0] O bot { $bot } respondeu “{ $answer }”, que não era uma das escolhas. Havia { $count } escolhas, a primeira delas “{ $example }”.
        [one] O bot { $bot } respondeu “{ $answer }”, que não era uma das escolhas. Só havia uma: “{ $example }”.
       *[other] O bot { $bot } respondeu “{ $answer }”, que não era uma das escolhas. Havia { $count } escolhas, a primeira delas “{ $example }”.
    }
error-bot-garbage = O bot { $bot } perturbou o canal por onde chegam as suas respostas. choose(view) precisa devolver a resposta e não mexer em arquivos abertos que não abriu.
error-bot-exited = O processo do bot { $bot } terminou sem resposta, com o código de saída { $code }. choose(view) tem de devolver um dos textos de view["choices"].
error-bot-killed = O sistema terminou o processo do bot { $bot } ({ $signal }) antes da resposta.

## Arena
# `sacbe arena`, its report and its errors.

cli-arena-help = Faz bots jogarem uns contra os outros e diz a força de cada um e com que certeza.
cli-arena-metavar-bots = BOT,BOT…
cli-arena-metavar-address = ENDEREÇO
cli-arena-option-bots = Os bots, separados por vírgulas: random,greedy,search:200,level:3.
cli-arena-option-players = Quantos lugares tem uma partida.
cli-arena-option-games = Quantas partidas joga cada formação; arredonda-se para cima, para que todos passem o mesmo número de vezes por cada lugar.
cli-arena-option-seed = Onde começa o sorteio: a mesma semente dá as mesmas distribuições (padrão: sorteada).
cli-arena-option-gauntlet = Só o primeiro bot, contra um dos outros de cada vez, que ocupa todos os lugares restantes.
cli-arena-option-output = Acrescenta cada partida a este arquivo. O mesmo comando continua de onde parou.
cli-arena-option-workers = Quantos processos jogam (padrão: um por processador).
cli-arena-option-html = Escreve aqui um relatório com gráficos: uma só página, completa.
cli-arena-option-csv = Escreve aqui todas as partidas como valores separados por vírgulas, uma linha por lugar.
cli-arena-option-parquet = O mesmo em Parquet. Precisa de pyarrow.
cli-arena-option-ray = Joga no cluster Ray deste endereço; “local” inicia um aqui.
cli-arena-progress = Em jogo
cli-arena-title =
    { $games ->
        [0] { $game } com { $players } jogadores: { $games } partidas, semente { $seed }
        [one] { $game } com { $players } jogadores: { $games } partida, semente { $seed }
       *[other] { $game } com { $players } jogadores: { $games } partidas, semente { $seed }
    }
cli-arena-lineups-title = Por formação
cli-arena-times-title = Pontos e tempo
arena-head-bot = Bot
arena-head-rating = Rating
arena-head-interval = 95%
arena-head-won = Vitórias
arena-head-fair = Parte igual
arena-head-points = Pontos
arena-head-lineup = Formação
arena-head-games = Partidas
arena-head-move = Segundos por jogada
arena-head-turn = Segundos por turno
arena-head-slowest = Turno mais lento
arena-head-forfeits = Derrotas por W.O.
cli-arena-forfeit =
    { $count ->
        [0] { $bot } foi eliminado em { $count } partidas: { $reason }
        [one] { $bot } foi eliminado em { $count } partida: { $reason }
       *[other] { $bot } foi eliminado em { $count } partidas: { $reason }
    }
arena-few-deals =
    { $enough ->
        [one] Foi jogada menos de { $enough } distribuição: os intervalos de rating e de pontos são estreitos demais.
       *[other] Foram jogadas menos de { $enough } distribuições: os intervalos de rating e de pontos são estreitos demais.
    }
cli-arena-note = Vitórias: uma vitória dividida por dois conta metade para cada um, por três, um terço, e assim por diante; os intervalos de confiança de 95% são os de Wilson. Parte igual: o que ganhariam bots iguais. Rating: Bradley–Terry na escala Elo, média 0; intervalos de rating e de pontos por bootstrap sobre as distribuições.
cli-arena-error-same = “{ $file }” está indicado tanto em { $one } como em { $other }: um ficaria por cima do outro. Indique outro arquivo.

# The report.
arena-page-title = { $game }: bots uns contra os outros
arena-page-made = Feito pelo Sacbe { $version }, { $build }.
arena-fact-games = número de partidas
arena-fact-deals = número de distribuições
arena-fact-players = número de jogadores por partida
arena-fact-bots = número de bots
arena-fact-seed = semente
arena-ratings-title = Ratings
arena-ratings-text = O rating de cada bot, com o seu intervalo de confiança de 95%. Zero é a média destes bots. Uma vantagem de 100 pontos significa 64 vitórias em 100 contra um adversário; 200 pontos, 76; 400 pontos, 91.
arena-won-title = Partidas ganhas
arena-won-text = A parte de cada bot nas vitórias das suas partidas, com o seu intervalo de confiança de 95%. A linha vertical é a parte igual: o que ganharia se todos jogassem do mesmo modo.
arena-lineups-title = Por formação
arena-lineups-text = Quem jogou com quem e quanto cada bot ganhou ali.
arena-pairs-title = Um contra um
arena-pairs-text = Com que frequência o bot da linha acabou com mais pontos do que o bot da coluna; pontos iguais contam metade. Abaixo: o que seria de esperar pelo rating dos dois.
arena-pairs-corner = À frente de
arena-points-title = Pontos
arena-points-text = A média dos pontos de cada bot, com o seu intervalo de confiança de 95%, e a distribuição dos seus pontos; a linha vertical é a média.
arena-points-spread = { $bot }: parte dos resultados, por pontos
arena-settled-title = Como o rating se estabilizou
arena-settled-text = O rating depois de cada número de distribuições. Linhas que ainda sobem ou descem no lado direito pedem mais partidas.
arena-times-title = Tempo para pensar
arena-times-text = Segundos para todas as decisões de um turno, em média. Jogadas sem alternativa fazem-se sem perguntar.
arena-seats-title = Lugares
arena-seats-text = A parte de cada lugar nas vitórias, fosse quem fosse o ocupante. Cada formação jogou em todas as rotações dos lugares.
arena-forfeits-title = Eliminações
arena-forfeits-text = Partidas que acabaram porque um bot não podia continuar.
arena-forfeits-reason = Motivo
arena-method-title = Como isto foi medido
arena-method-deals = Uma distribuição é uma sequência fixa de tudo o que o acaso decide. Cada formação jogou cada distribuição uma vez em cada rotação dos lugares, com o mesmo acaso, para que nem a sorte nem o lugar favoreçam ninguém.
arena-method-won = Uma vitória dividida por k jogadores conta 1/k para cada um. Os intervalos das partes são os intervalos de confiança de Wilson, de 95%.
arena-method-rating = O rating segue o modelo de Bradley–Terry, por máxima verossimilhança, na escala Elo (400 pontos são dez contra um), com média 0. Uma partida de vários jogadores conta como uma comparação de cada dois pelos pontos finais; pontos iguais são meia vitória para ambos. Cada bot recebe um empate fictício contra um bot médio, para que o rating seja sempre finito.
arena-method-bootstrap = Os intervalos de rating e de pontos contêm os 95% centrais de 1000 amostras bootstrap. São sorteadas distribuições inteiras, e não partidas, porque as partidas de uma distribuição têm todas o mesmo acaso; os empates fictícios também recebem pesos aleatórios.
arena-method-points = A média dos pontos conta só as partidas que chegaram ao fim.
arena-method-times = Os tempos são os do próprio bot, sem os do motor das regras. Dependem do computador e do que mais ele fazia.
arena-method-forfeits = Quem falha, responde tarde ou responde com uma jogada impossível é eliminado: a partida acaba, os outros dividem a vitória, e conta-se que cada um deles ficou à frente do eliminado.
arena-again-title = Repetir estas partidas

# Errors.
error-arena-two-bots = Um confronto precisa de pelo menos dois bots: --bots random,greedy
error-arena-bot-twice = “{ $bot }” aparece duas vezes. Indique cada bot uma vez; a arena preenche os lugares restantes.
error-arena-bot-failed = O bot { $bot } falhou: { $what }
error-arena-not-results = “{ $file }” não contém resultados da arena. Nada foi alterado ali.
error-arena-other-run = “{ $file }” pertence a outra série: { $field } é { $found }, não { $wanted }. Indique outro arquivo ou dê o mesmo comando de antes.
error-arena-bad-line = “{ $file }”, linha { $line }: não é uma partida desta série. Nada foi alterado ali.
error-arena-in-use = Outra série está em curso e grava em “{ $file }”.
error-arena-worker-died = Um dos processos em jogo parou de repente. O que já foi jogado está nos resultados, se foram gravados: o mesmo comando continua.
error-arena-other-machine = Um computador do cluster tem outra versão ou variante do Sacbe, ou outro arquivo de um bot.
error-arena-ray = Não há nenhum cluster Ray em “{ $address }”: { $why }

## Hints and reviews
# `sacbe hint` and `sacbe review`, in the terminal and on the page of a review.
# $points, $chance and $loss are numbers ready to be read, such as +4.5, 43% or −12.

cli-hint-help = Mostra as melhores maneiras de continuar uma partida salva, com as chances e as razões.
cli-hint-file = Uma partida salva por “sacbe play”.
cli-hint-option-at = Considera a posição depois de tantas jogadas, contando os sorteios (padrão: depois da última).
cli-hint-option-turn = Considera o começo deste turno, com os números de “sacbe replay”.
cli-hint-option-seat = Só se for a vez deste lugar, a partir de 0.
cli-hint-option-best = Quantas maneiras de jogar mostrar, de 1 a 10.
cli-hint-option-playouts = Quantas simulações para a análise (padrão: 1000).
cli-hint-option-seconds = Quantos segundos dura a análise, em vez de --playouts. O resultado pode mudar de uma vez para outra.
cli-hint-option-seed = Onde começa o sorteio: a mesma semente e as mesmas simulações dão a mesma dica.
cli-hint-progress = Análise
cli-hint-error-both = Indique --playouts ou --seconds, não ambos.
cli-hint-error-seconds = --seconds tem de ser mais de 0 e no máximo { $most }.
cli-hint-error-at-turn = Indique --at ou --turn, não ambos.
cli-hint-error-no-choice = Ninguém escolhe nada no turno { $turn }.
cli-hint-error-over = A partida terminou: não há mais nada a escolher. “sacbe review” olha para a partida inteira.
cli-hint-error-chance = Neste ponto há um sorteio: ninguém tem nada a escolher.
cli-hint-error-seat = Não é a vez de { $who }: joga { $mover } (--seat { $seat }).
error-hint-not-to-move = Não é a vez do lugar { $seat }: só recebe uma dica quem tem de jogar.

cli-hint-title = { $game }, turno { $turn }: joga { $who }
cli-hint-line = { $number }. { $what }
cli-hint-chances = Probabilidade de vitória: { $chances }
cli-hint-points = Pontos no fim, aproximadamente: { $points }
cli-hint-changes = O que muda: { $reasons }
cli-hint-against = Em comparação com o n.º { $number }: { $reasons }
cli-hint-note = As chances e os pontos são estimativas por análise, a partir do que este jogador pode saber. As razões comparam a posição depois do turno com outra, em pontos.
story-tikal-recover-unknown =
    { $count ->
        [0] recupera { $count } tesouros em { $hex }
        [one] recupera { $count } tesouro em { $hex }
       *[other] recupera { $count } tesouros em { $hex }
    }

cli-review-help = Revê uma partida terminada: uma página com chances, momentos decisivos, turnos que custaram caro e a origem dos pontos.
cli-review-file = O registro de uma partida terminada.
cli-review-output = Onde escrever a página. Sem isto e sem --json: nesta pasta, com o nome do registro, mas terminado em .html.
cli-review-option-playouts = Quantas simulações por turno: com mais, demora mais e acerta mais. Padrão: as que levam de um a três minutos em dois processadores.
cli-review-option-seed = Onde começa o sorteio: a mesma semente e as mesmas simulações dão a mesma revisão.
cli-review-option-workers = Quantos processos trabalham nisto (padrão: um por processador).
cli-review-progress = Análise de cada turno
cli-review-written = Escrito em { $file }
cli-review-error-same = “{ $file }” é a própria partida: a página seria escrita por cima dela. Indique outro arquivo.
error-review-worker-died = Um dos processos da revisão parou de repente. Com menos --workers gasta-se menos memória.
error-review-unfinished =
    { $turns ->
        [0] Esta partida ainda não terminou (turnos jogados: { $turns }). Uma revisão é para partidas terminadas; nesta ajuda “sacbe hint”.
        [one] Esta partida ainda não terminou (turnos jogados: { $turns }). Uma revisão é para partidas terminadas; nesta ajuda “sacbe hint”.
       *[other] Esta partida ainda não terminou (turnos jogados: { $turns }). Uma revisão é para partidas terminadas; nesta ajuda “sacbe hint”.
    }

## Reasons
# What a turn, or another way to play it, changes: short, with the points at the end.
# $way is up or down: it chooses the words.

reason-tzolkin-points =
    { $way ->
        [up] mais pontos já marcados: { $points }
       *[down] menos pontos já marcados: { $points }
    }
reason-tzolkin-temples =
    { $way ->
        [up] os templos vão dar mais: { $points }
       *[down] os templos vão dar menos: { $points }
    }
reason-tzolkin-food =
    { $way ->
        [up] os próximos Dias de Alimentação vão custar menos: { $points }
       *[down] os próximos Dias de Alimentação vão custar mais: { $points }
    }
reason-tzolkin-corn =
    { $way ->
        [up] o milho de sobra vale mais: { $points }
       *[down] o milho de sobra vale menos: { $points }
    }
reason-tzolkin-resources =
    { $way ->
        [up] os recursos acumulados valem mais: { $points }
       *[down] os recursos na mão valem menos: { $points }
    }
reason-tzolkin-skulls =
    { $way ->
        [up] as caveiras para oferecer ou guardar valem mais: { $points }
       *[down] as caveiras para oferecer ou guardar valem menos: { $points }
    }
reason-tzolkin-workers =
    { $way ->
        [up] os trabalhadores vão render mais: { $points }
       *[down] os trabalhadores vão render menos: { $points }
    }
reason-tzolkin-gears =
    { $way ->
        [up] os trabalhadores nas engrenagens valem mais: { $points }
       *[down] os trabalhadores nas engrenagens valem menos: { $points }
    }
reason-tzolkin-turn =
    { $way ->
        [up] mais por fazer ainda neste turno: { $points }
       *[down] menos por fazer ainda neste turno: { $points }
    }
reason-tzolkin-technologies =
    { $way ->
        [up] mais avanço nas tecnologias: { $points }
       *[down] menos avanço nas tecnologias: { $points }
    }
reason-tzolkin-monuments =
    { $way ->
        [up] os monumentos, construídos ou ao alcance, valem mais: { $points }
       *[down] os monumentos, construídos ou ao alcance, valem menos: { $points }
    }
reason-tzolkin-calendar =
    { $way ->
        [up] ser jogador inicial, o milho do calendário e o lado claro do tabuleiro valem mais no conjunto: { $points }
       *[down] ser jogador inicial, o milho do calendário e o lado claro do tabuleiro valem menos no conjunto: { $points }
    }
reason-tikal-points =
    { $way ->
        [up] mais pontos já marcados: { $points }
       *[down] menos pontos já marcados: { $points }
    }
reason-tikal-temples_next =
    { $way ->
        [up] mais força nos templos na próxima rodada de pontuação: { $points }
       *[down] menos força nos templos na próxima rodada de pontuação: { $points }
    }
reason-tikal-temples_later =
    { $way ->
        [up] mais força nos templos em rodadas posteriores: { $points }
       *[down] menos força nos templos em rodadas posteriores: { $points }
    }
reason-tikal-guarded =
    { $way ->
        [up] mais templos seguros, com guardião: { $points }
       *[down] menos templos seguros, com guardião: { $points }
    }
reason-tikal-treasures =
    { $way ->
        [up] mais pontos de tesouros em cada rodada: { $points }
       *[down] menos pontos de tesouros em cada rodada: { $points }
    }
reason-tikal-ruins =
    { $way ->
        [up] exploradores onde há tesouros: { $points }
       *[down] menos tesouros ao alcance dos exploradores: { $points }
    }
reason-tikal-ways =
    { $way ->
        [up] peões mais perto de onde fazem falta: { $points }
       *[down] peões mais longe de onde fazem falta: { $points }
    }
reason-tikal-reserve =
    { $way ->
        [up] mais exploradores na reserva: { $points }
       *[down] menos exploradores na reserva: { $points }
    }
reason-tikal-camps =
    { $way ->
        [up] acampamentos em bons lugares ou ainda por montar: { $points }
       *[down] os acampamentos valem menos: { $points }
    }
reason-tikal-guards_left =
    { $way ->
        [up] mais guardiões ainda por colocar: { $points }
       *[down] menos guardiões ainda por colocar: { $points }
    }
reason-tikal-action_points =
    { $way ->
        [up] pontos de ação restantes: { $points }
       *[down] menos pontos de ação restantes: { $points }
    }
reason-tikal-turns =
    { $way ->
        [up] mais turnos por jogar: { $points }
       *[down] menos turnos por jogar: { $points }
    }
reason-tikal-tile =
    { $way ->
        [up] uma ficha melhor ou menos a pagar por ela: { $points }
       *[down] uma ficha pior ou mais a pagar por ela: { $points }
    }

## Where points come from

source-food-day = Dia de Alimentação { $number }
source-volcano = vulcão { $number }
source-last-round = última rodada
source-tzolkin-temples = Degraus nos templos
source-tzolkin-leader = Mais alto nos templos
source-tzolkin-buildings = Edifícios
source-tzolkin-architecture = Arquitetura
source-tzolkin-altars = Caveiras em Chichen Itza
source-tzolkin-monuments = Monumentos
source-tzolkin-skulls = Caveiras guardadas
source-tzolkin-corn = Milho e recursos restantes
source-tzolkin-hunger = Trabalhadores com fome
source-tikal-start = Pontos iniciais
source-tikal-temples = Templos
source-tikal-treasures = Tesouros
source-tikal-auctions = Pagos em leilões

reason-rival =
    { $way ->
        [up] { $who } ganha com isto: { $points }
       *[down] { $who } perde com isto: { $points }
    }
reason-later = o proveito vem mais tarde: a análise olha para além deste turno
reason-same = a análise quase não vê diferença
reason-later-other = o proveito do n.º { $number } vem mais tarde: a análise olha para além deste turno

## The page of a review

review-title = { $game } – revisão
review-won = { $who } vence com uma pontuação de { $points }
review-shared = { $who } dividem a vitória com uma pontuação de { $points }
review-decided = { $result }: pontos iguais, decisão por { $how }
review-decided-temple = templo controlado mais alto
review-decided-treasures = número de tesouros
review-decided-workers = número de trabalhadores nas engrenagens
review-story-clear =
    { $turn ->
        [0] { $who } esteve sempre na frente, desde o início.
        [1] { $who } esteve sempre na frente, desde o início.
       *[other] { $who } passou para a frente cedo, no turno { $turn }, e não saiu mais da liderança.
    }
review-story-comeback = { $who } recuperou: depois do turno { $low } tinha uma chance de { $chance }, mas a partir do turno { $turn } não saiu mais da frente.
review-story-late = Tudo ficou em aberto até o fim: { $who } só assumiu a liderança de vez a partir do turno { $turn } de { $last }.
review-story-changes =
    { $count ->
        [0] A liderança mudou de mãos { $count } vezes; a partir do turno { $turn } foi de { $who }.
        [one] A liderança mudou de mãos uma vez; a partir do turno { $turn } foi de { $who }.
       *[other] A liderança mudou de mãos { $count } vezes; a partir do turno { $turn } foi de { $who }.
    }
review-story-shared = Ninguém se destacou dos outros: a vitória é dividida.
review-chances-title = Chances de vitória
review-chances-text = A chance de vitória de cada jogador depois de cada turno, segundo uma análise do que podia saber quem acabava de jogar. As marcas são os momentos decisivos de cada jogador: os turnos desse jogador em que a chance mais mudou, por escolha ou pelo que foi tirado, e mais do que a dispersão da própria análise (p.p.: pontos percentuais).
review-chances-describe = Probabilidade de vitória depois de cada turno. { $ends }
review-chances-end = { $who } de { $first } a { $last }.
review-expected-title = Pontos esperados no fim
review-expected-text = O resultado que se previa para cada jogador depois de cada turno.
review-points-title = Pontos já marcados
review-points-text = O que cada jogador tinha na verdade depois de cada turno.
review-points-describe = { $title }, turno a turno. Pontos finais: { $ends }.
review-points-end = { $who } { $points }
review-sources-title = De onde vieram os pontos
review-sources-text = Contados segundo as regras, jogada a jogada; a soma de cada coluna é o resultado.
review-sources-head = Origem
review-sources-total = Resultado
review-seat-points = Pontuação: { $points }
review-seat-sources = Pontos por origem
review-seat-sources-describe = Pontos de { $who } por origem: { $parts }.
review-seat-part = { $points } ({ $what })
review-swings-title = Momentos decisivos
review-swings-none = Nenhum turno deste jogador mudou as chances o bastante para a análise ter a certeza.
review-swing = Turno { $turn }: { $change }
review-swing-moment = { $who }, turno { $turn }: { $change }
review-losses-title = Turnos caros
review-losses-none = De nenhum turno pode a análise dizer com certeza que custou caro.
review-loss-title = Turno { $turn }
review-loss-wins = custou { $loss } da chance de vitória
review-loss-points = custou cerca de { $points } pontos
review-loss-both = custou { $loss } da chance de vitória e cerca de { $points } pontos
review-played = Jogado
review-better = Melhor
review-because = Porque
review-though = Mas
review-percentage-points = { $number } p.p.
review-method-title = Como ler isto
review-method-estimate = As chances e os pontos esperados são estimativas de uma análise que avalia as posições como os bots. Bastam para comparar turnos de uma partida, e não julgam nenhum jogador.
review-method-known = Cada turno é julgado pelo que o seu jogador podia saber então: os sorteios posteriores não contam, nem a favor nem contra.
review-method-loss =
    { $repeats ->
        [one] Num turno que custou caro, compara-se o que foi jogado com a melhor maneira encontrada, ambos analisados com o mesmo esforço. Só se indica se resistiu a mais { $repeats } comparação, analisada de outra maneira, com uma diferença maior do que a dispersão.
       *[other] Num turno que custou caro, compara-se o que foi jogado com a melhor maneira encontrada, ambos analisados com o mesmo esforço. Só se indica se resistiu a mais { $repeats } comparações, cada uma analisada de outra maneira, com uma diferença maior do que a dispersão delas.
    }
review-method-reasons = As razões são as maiores diferenças que a avaliação vê no fim do turno, em pontos.
review-method-again = Feita com { $playouts } simulações por turno e a semente { $seed }: com os mesmos números, o mesmo registro dá outra vez esta página. “sacbe replay” percorre a partida: os turnos têm ali os mesmos números.

## The server

error-server-asked-already = Já há outra pergunta em aberto nesta mesa. Espere pela resposta.
error-server-at = Não existe posição depois do evento { $at }. Posições: de { $first } a { $last }.
error-server-bad = Não é possível responder a esta requisição.
error-server-base = Os eventos da mesa vão até { $head }: a base { $base } não é um deles.
error-server-bot = Nenhum bot “{ $bot }” pode sentar-se a uma mesa. Bots: { $known }.
error-server-bot-plays = No lugar { $seat } joga agora um bot. Retome primeiro o lugar.
error-server-bot-finishes = O tempo acabou: o bot termina esta vez. Pode retomar o lugar a partir da próxima.
error-server-database = “{ $url }” não é um banco de dados que se possa usar. Escreva sqlite:///ARQUIVO ou postgresql://USUÁRIO@SERVIDOR/NOME.
error-server-full = O servidor não tem agora espaço para mais uma mesa.
error-server-host-plays = Enquanto a partida estiver em andamento, ninguém recebe o token do lugar de outra pessoa. Libere o lugar: quem jogava ali pode se sentar de novo com o convite.
error-server-is-abandoned = Esta mesa foi fechada.
error-server-is-finished = Esta partida terminou.
error-server-is-frozen = Esta partida não corresponde às regras que o servidor tem agora. Não pode continuar, mas o registro dela pode ser baixado.
error-server-is-open = Esta partida ainda não começou.
error-server-is-running = Esta partida já começou.
error-server-key-used = A chave “{ $name }” já foi usada para outro comando. Dê a cada comando uma chave própria.
error-server-method = Este endereço não aceita esse método.
error-server-moves = Jogadas no registro: { $most }, não { $moves }.
error-server-newer-database = O banco de dados foi feito por uma versão mais nova do Sacbe (a estrutura dele é { $found }). Instale essa versão ou restaure um backup mais antigo.
error-server-no-bot-plays = Não joga agora nenhum bot no lugar { $seat }.
error-server-no-job = Essa tarefa não existe ou não é sua.
error-server-no-page = Não há nada neste endereço.
error-server-no-people = Nesta mesa só se sentariam bots. Deixe um lugar livre ou ocupe um.
error-server-no-seat = A mesa não tem esse lugar.
error-server-no-table = Essa mesa não existe, ou é preciso um convite para a ver.
error-server-no-undo-asked = Ninguém pede agora para desfazer jogadas nesta mesa.
error-server-no-vote = Não há agora nada a votar nesta mesa.
error-server-not-asked = Esta pergunta é para os outros jogadores.
error-server-not-host = Só o anfitrião da mesa pode fazer isto.
error-server-not-over = Esta partida ainda não terminou.
error-server-not-seated = Só os jogadores desta mesa podem fazer isto.
error-server-not-your-seat = O lugar { $seat } não é seu: nenhum dos seus tokens o abre.
error-server-not-your-turn = Não é a sua vez.
error-server-nothing-to-undo = Não há nada a desfazer.
error-server-others-play = Outras pessoas ainda jogam nesta mesa. Em vez disso, deixe o seu lugar.
error-server-request = A requisição não está certa em “{ $where }”: { $what }.
error-server-seat-free = Ninguém ocupa o lugar { $seat }.
error-server-seat-taken = O lugar { $seat } está ocupado.
error-server-seats-open = Nem todos os lugares estão ocupados. Espere por mais jogadores ou preencha os lugares com bots.
error-server-stale = Aconteceu algo na mesa depois do evento { $base }: agora o último é o { $head }. Veja de novo e depois decida.
error-server-token = Este não é um token do servidor.
error-server-too-many-keys = Um navegador pode ter no máximo { $most } lugares. Remova primeiro os lugares salvos neste navegador.
error-server-too-many-tables = Já tem aqui { $most } mesas por terminar. Termine ou feche primeiro alguma.
error-server-too-many-undos = Nesta mesa já foram desfeitas jogadas demais. Continue jogando.
error-server-unavailable = O servidor não consegue chegar ao banco de dados ou ficou sem espaço para gravar. Nada se perdeu: tente de novo daqui a pouco.
error-server-undo-left = Desde então alguém deixou a mesa: sem essa pessoa a partida não pode voltar tão atrás.
error-server-hint-late = A partida avançou desde que esta dica foi pedida.
error-server-hints-off = Nesta mesa não há dicas.
error-server-playouts = Uma revisão desta partida pode ter no máximo { $most } simulações por turno.
error-server-study-died = O servidor não conseguiu terminar isto. Tente de novo, com menos simulações se indicou um número.
error-server-too-many-studies = Já se preparam { $most } dicas e revisões desta mesa e de outras de quem a criou. Espere até uma ficar pronta.
error-server-webhook = Um webhook é um endereço como https://example.org/turn, sem senha, na porta habitual ou em uma a partir de 1024.
error-server-webhook-call = O webhook não responde como devia ({ $what }).
error-server-webhook-host = Este servidor não envia avisos para “{ $host }”: esse servidor não existe ou não é público.
error-server-undo-target = A partida não pode voltar ao evento { $to }: não faz parte da sequência em jogo.

notice-over = { $name }: a partida terminou.
notice-turn = { $name }: é a sua vez.

log-abandoned = A mesa foi fechada.
log-chance = Sorteio: { $what }
log-created = A mesa foi criada.
log-finished = A partida terminou.
log-frozen = A partida foi interrompida: não corresponde às regras que o servidor tem agora.
log-handed = { $why ->
    [time] Acabou o tempo de { $who }: continua um bot ({ $bot }).
    [vote] Por decisão dos outros, continua um bot no lugar de { $who } ({ $bot }).
   *[other] Continua um bot no lugar de { $who } ({ $bot }).
  }
log-hidden = { $who }: escolha secreta
log-joined = { $who } se senta à mesa.
log-left = { $name } sai da mesa.
log-move = { $who }: { $what }
log-rematch = Revanche: uma nova mesa está pronta.
log-renamed = Novo nome na mesa: { $name }.
log-renewed = { $name } muda a chave do seu lugar.
log-revoked = O anfitrião recupera o lugar de { $name }.
log-started = A partida começa.
log-taken = { $who } volta a jogar.
log-timeout = Acabou o tempo de { $who }.
log-undo = { $who } desfaz jogadas.
log-undo-agreed = { $who } aceita desfazer as jogadas.
log-undo-asked = { $who } pede para desfazer jogadas.
log-undo-refused = { $who } não aceita desfazer as jogadas.
log-vote = { $choice ->
    [bot] { $who } vota por um bot.
    [wait] { $who } vota por esperar.
   *[end] { $who } vota por terminar a partida.
  }
log-waited = { $who } recebe mais tempo.

cli-verify-database-help = Repete todas as partidas do banco de dados do servidor e indica as que diferem.
cli-verify-database-option-database = O banco de dados: sqlite:///ARQUIVO ou postgresql://CONTA@SERVIDOR/NOME. Padrão: SACBE_DATABASE ou o arquivo habitual do servidor.
cli-verify-database-option-mend = Passa para as regras atuais as partidas de regras antigas que com elas ficam iguais, congela as que diferem, elimina instantâneos errados.
cli-verify-database-progress = Repetição
cli-verify-database-no-file = Não existe o banco de dados “{ $file }”.
cli-verify-database-not-ours = Este não é o banco de dados de um servidor Sacbe.
cli-verify-database-shape = O banco de dados tem a estrutura de uma versão mais antiga do Sacbe ({ $found }). Faça um backup e depois inicie o servidor uma vez, ou verifique com --mend: ambos o atualizam.
cli-verify-database-unavailable = Não é possível usar o banco de dados: { $why }
cli-verify-database-differs = difere. { $why }
cli-verify-database-frozen = difere e fica congelada. { $why }
cli-verify-database-older = é da versão { $rules } das regras, mais antiga, e fica igual com a atual. Ninguém pode continuar até ela passar para esta: verifique com --mend.
cli-verify-database-snapshots = tem instantâneos que não são o que os eventos dizem: { $seqs }. São só um atalho; --mend elimina-os.
cli-verify-database-snapshots-dropped = tinha instantâneos que não eram o que os eventos dizem: { $seqs }. Foram eliminados.
problem-unknown-game = Não existe aqui o jogo “{ $game }”. Jogos: { $known }.
problem-newer = É da versão { $found } das regras, e este programa só conhece a versão { $version }. Instale a versão mais nova do Sacbe.
problem-unreadable = Não é possível ler a linha desta partida no banco de dados ou um dos seus eventos.
problem-gap = Falta o evento { $seq }.
problem-broken = Evento { $seq }: não é possível executá-lo ({ $what }).
problem-not-running = Evento { $seq }: a posição não pode mudar, porque a partida não está em jogo.
problem-started-twice = Evento { $seq }: a partida já tinha começado antes.
problem-options = Evento { $seq }: a partida não pode começar assim. { $why }
problem-unknown-move = Evento { $seq }: não existe a jogada “{ $token }”.
problem-illegal-move = Evento { $seq }: a jogada “{ $token }” não é permitida ali.
problem-mover = Evento { $seq }: a jogada “{ $token }” tem outro lugar ou outro turno do que a partida nesse ponto.
problem-secret = Evento { $seq }: a jogada “{ $token }” está gravada como segredo do jogador errado.
problem-undo = Evento { $seq }: volta ao evento { $to }, que não faz parte da sequência em jogo.
problem-turn = Evento { $seq }: volta a um turno diferente do que indica.
problem-digest = Evento { $seq }: leva a uma posição diferente da que foi gravada.
problem-not-over = Evento { $seq }: diz que a partida terminou, e não terminou.
problem-result = Evento { $seq }: o resultado gravado não é o da posição.
problem-no-end = Evento { $seq }: termina a partida, mas nenhum evento o diz.
problem-row = O campo “{ $column }” da mesa é { $found }; pelos eventos seria { $expected }.
cli-verify-database-total =
    { $count ->
        [0] { $count } partidas repetidas.
        [one] { $count } partida repetida.
       *[other] { $count } partidas repetidas.
    }
cli-verify-database-moved =
    { $count ->
        [0] { $count } partidas de regras antigas ficam iguais com as atuais e passaram para estas.
        [one] { $count } partida de regras antigas fica igual com as atuais e passou para estas.
       *[other] { $count } partidas de regras antigas ficam iguais com as atuais e passaram para estas.
    }
cli-verify-database-stopped =
    { $count ->
        [0] { $count } partidas já estavam congeladas e não foram verificadas.
        [one] { $count } partida já estava congelada e não foi verificada.
       *[other] { $count } partidas já estavam congeladas e não foram verificadas.
    }
cli-verify-database-well = Está tudo certo.
cli-verify-database-mended =
    { $count ->
        [0] { $count } partidas não estavam como deviam. O que se pode fazer está feito.
        [one] { $count } partida não estava como devia. O que se pode fazer está feito.
       *[other] { $count } partidas não estavam como deviam. O que se pode fazer está feito.
    }
cli-verify-database-wrong =
    { $count ->
        [0] { $count } partidas não estão como deviam. Nada foi alterado.
        [one] { $count } partida não está como devia. Nada foi alterado.
       *[other] { $count } partidas não estão como deviam. Nada foi alterado.
    }
cli-backup-help = Copia o banco de dados SQLite do servidor para um arquivo, mesmo com o servidor em funcionamento.
cli-backup-argument-file = O arquivo do backup. Não pode existir ainda.
cli-backup-done =
    { $games ->
        [0] “{ $file }” contém { $games } partidas.
        [one] “{ $file }” contém { $games } partida.
       *[other] “{ $file }” contém { $games } partidas.
    }
cli-restore-help = Restaura o banco de dados SQLite do servidor a partir de um backup. O servidor precisa estar parado.
cli-restore-argument-file = O arquivo do backup.
cli-restore-option-replace = Substitui um banco de dados existente. O antigo fica guardado ao lado.
cli-restore-done =
    { $games ->
        [0] “{ $file }” está de volta e contém { $games } partidas.
        [one] “{ $file }” está de volta e contém { $games } partida.
       *[other] “{ $file }” foi restaurado e contém { $games } partidas.
    }
cli-restore-kept = O banco de dados antigo agora é “{ $file }”.
error-backup-postgres = Isto é para SQLite. Para PostgreSQL, use o próprio { $program }: a página “Backup and rules changes” da documentação, em inglês, mostra como.
error-backup-no-database = Não existe o banco de dados “{ $file }”.
error-backup-exists = “{ $file }” já existe. Escolha outro nome ou elimine primeiro o que lá está.
error-backup-in-the-way = “{ $file }” já existe. Com --replace, o backup toma o seu lugar e o banco antigo fica guardado ao lado.
error-backup-same = “{ $file }” é o próprio banco de dados, não um backup dele.
error-backup-in-use = “{ $file }” está em uso. Pare primeiro o servidor.
error-backup-not-ours = “{ $file }” não é o banco de dados de um servidor Sacbe.
error-backup-damaged = “{ $file }” está danificado: { $why }
error-backup-database = Não é possível usar “{ $file }”: { $why }

error-server-broke = O servidor falhou ao responder a esta requisição. O motivo está no log do servidor.
error-server-host = Este não é o endereço do servidor. O endereço dele é { $url }; a opção --url define outro.
error-server-listen = O servidor não pode escutar em “{ $host }”: { $why }.
error-server-metrics = Só o computador onde está o servidor pode ler as métricas dele.
error-server-open-database = Não é possível abrir o banco de dados { $url }: { $why }.
error-server-origin = Esta requisição vem de outro site. Envie-a das páginas do próprio servidor ou sem o cabeçalho Origin.
error-server-port = A porta { $port } está ocupada. Escolha outra com --port.
error-server-port-forbidden = Sem permissão para usar a porta { $port }. Escolha uma acima de 1023 com --port.
error-server-start = Não é possível iniciar o servidor. O motivo está no log do servidor.
error-server-too-large = A requisição é grande demais: no máximo { $most } bytes.
error-server-too-slow = A requisição não chegou a tempo. Tente de novo.
error-server-too-often = Requisições demais. Espere um momento e tente de novo.

cli-serve-help = Abre mesas para pessoas, no navegador, e para programas.
cli-serve-metavar-host = ENDEREÇO
cli-serve-metavar-proxies = ENDEREÇOS
cli-serve-option-host = Onde escutar (padrão: só este computador). 0.0.0.0 deixa entrar outros.
cli-serve-option-port = A porta (padrão: 8321 ou a próxima livre).
cli-serve-option-database = Onde ficam as mesas: sqlite:///ARQUIVO ou postgresql://CONTA@SERVIDOR/NOME. Padrão: SACBE_DATABASE, ou um arquivo na pasta pessoal.
cli-serve-option-workers = Quantos processos pensam pelos bots (padrão: um a menos do que os processadores).
cli-serve-option-url = O que se escreve no navegador para chegar ao servidor, se não for o endereço em que ele escuta: https://play.example.org.
cli-serve-option-open = Abre a página num navegador, se houver um.
cli-serve-option-log = Como se escreve o log: text para pessoas, json para programas. Padrão: text em um terminal, senão json.
cli-serve-option-proxies = Os endereços dos proxies em que se confia quanto à origem das requisições, separados por vírgulas (padrão: 127.0.0.1).
cli-serve-option-public-metrics = Deixa todos lerem as métricas, não só este computador.
cli-serve-option-local-webhooks = Deixa os webhooks apontarem para este computador e a sua rede privada.
cli-serve-error-log = O log não pode ser escrito como “{ $log }”. Possíveis: { $known }.
cli-serve-error-url = “{ $url }” não é um endereço para chegar a um servidor. Escreva https://NOME ou http://NOME:PORTA, e mais nada.
cli-serve-address = As mesas estão em { $url }
cli-serve-database = Ficam gravadas em { $database }
cli-serve-friends = Outras pessoas chegam a elas em { $url }, e assim começam todos os links. Se os amigos tiverem de usar outro endereço, indique-o com --url; pela internet, coloque à frente um proxy com TLS.
cli-serve-stop = Ctrl-C termina o servidor; nenhuma partida se perde.

page-title = Tzolk’in e Tikal, na mesma mesa
page-app-title = Sacbe: Tzolk’in e Tikal, à mesma mesa
page-app-description = Jogue Tzolk’in e Tikal no navegador, com amigos por um link ou contra bots. Sem conta e sem instalar nada.
page-app-noscript = A mesa precisa de JavaScript. Sem ele, é possível seguir as partidas:
page-app-plain = as páginas simples
page-lead = Dois jogos de tabuleiro para jogar com amigos, perto ou longe, e com bots. Cada mesa tem os seus links: quem receber um pode sentar-se, sem precisar de conta.
page-skip = Ir para o conteúdo
page-nav = Páginas
page-nav-tables = Mesas
page-nav-terminal = No terminal
page-nav-api = Para programas
page-languages = Idiomas
page-unofficial = Um projeto de fãs: não oficial, sem ligação com os autores ou as editoras dos jogos e sem o apoio deles. Se você gosta destes jogos, tenha as caixas na estante.
page-mine = As suas mesas
page-public = Mesas públicas
page-older = Mesas mais antigas
page-none = Ainda não há mesas públicas.
page-none-next = Crie a primeira.
page-head-table = Mesa
page-head-players = Jogadores
page-head-status = Estado
page-head-updated = Última mudança
page-status-open = à espera de jogadores
page-status-running = em jogo
page-status-finished = terminada
page-status-abandoned = fechada
page-status-frozen = interrompida
page-to-move = Joga:
page-won = Vitória:
page-winner = vitória
page-result = Resultado
page-study = para estudo
page-seat-open = lugar livre
page-bot = bot, nível { $level }
page-yours = você
page-pace = Ritmo
page-pace-untimed = sem relógio
page-pace-live = { $minutes } min para cada um, mais { $increment } s por turno
page-pace-days = dias por turno: { $days }
page-turn = Turno
page-record = Baixar o registro
page-log = O que aconteceu
page-log-order = O mais recente primeiro.
page-log-more = Aqui só se vê a última parte.
page-opening = Abrindo o link…
page-failed = Não foi possível abrir este link. Recarregue a página para tentar mais uma vez ou peça um novo link.
page-missing = Essa mesa não existe aqui
page-missing-text = Ou não há mesa nenhuma, ou ela não é pública e só abre com o link que o anfitrião enviou.
page-missing-next = Ver as mesas públicas
page-terminal = Jogar no terminal
page-terminal-text = Os mesmos jogos contra os mesmos bots, sem navegador:
page-terminal-more = Na pasta do projeto, { $file } conta o resto.
page-api-text = Tudo o que as páginas podem fazer, os programas também podem: criar mesas, sentar-se, jogar, seguir uma partida.
page-api-link = A interface
page-api = A interface para programas
page-api-lead = JSON por HTTP. O que um jogador pode fazer numa mesa, um programa pode fazer com o token desse jogador.
page-api-token = Um token vai no cabeçalho “Authorization: Bearer TOKEN”. Os tokens são mostrados uma só vez: ao criar uma mesa ou ao ocupar um lugar.
page-api-errors = Uma recusa vem com um erro: uma chave para programas e um texto para pessoas, no idioma de Accept-Language.
page-api-command = Cada comando tem uma chave à sua escolha: se for enviado duas vezes com a mesma chave, é executado uma só vez e a resposta é igual.
page-api-socket = As novidades chegam de imediato por um WebSocket:
page-api-english = As descrições abaixo estão em inglês.
page-api-schema = O mesmo como esquema OpenAPI
page-contents = Conteúdo
page-required = obrigatório
page-parameters = Parâmetros
page-body = Corpo
page-answers = Respostas
page-refusals = Recusas
page-shapes = Estruturas
page-shapes-text = O que tem * é obrigatório.

error-server-chat-length = Uma mensagem tem de 1 a { $most } caracteres.
error-server-chat-letters = Uma mensagem é uma só linha, sem caracteres de controle.
error-server-connections = O servidor não tem agora espaço para mais uma conexão. Tente de novo mais tarde.
error-server-connections-each = Já tem { $most } conexões com o servidor. Feche primeiro alguma.
error-server-frame = Aqui só se podem enviar objetos JSON, como texto.
error-server-hello = Identifique-se primeiro: envie um objeto JSON do tipo “hello”.
error-server-seat-lost = O lugar que tinha aqui já não é seu.

## Browser: the front

web-name = Sacbe
web-title = { $page } · Sacbe
seat-open = lugar livre
colour-red = Vermelho
colour-green = Verde
colour-blue = Azul
colour-yellow = Amarelo
web-bot = Bot nível { $level }
bot-of = { $colour } (bot, nível { $level })
web-level-1 = fácil
web-level-2 = moderado
web-level-3 = experiente
web-level-4 = forte
web-level-5 = o mais forte
web-level = Nível { $level }: { $word }
web-skip = Ir para o conteúdo
web-language = Idioma
web-reload = Recarregar
web-retry = Tentar de novo
web-close = Fechar
web-lost = O servidor não responde. Nada se perdeu: daqui a pouco há nova tentativa.

web-set = Configurações
web-set-theme = Tema
web-set-theme-auto = Automáticas
web-set-theme-light = Claras
web-set-theme-dark = Escuras
web-set-name = O seu nome
web-set-sounds = Sons
web-set-knock = Um toque suave na minha vez
web-set-notify = Avisar fora desta página quando for a minha vez
web-set-notify-denied = O navegador não permite avisos desta página. É possível permiti-los nas preferências dele.
web-set-guide = Mostrar o guia nesta mesa

web-home-lead = Dois grandes jogos de tabuleiro do mundo maia, à mesma mesa.
web-home-text = Contra bots com um clique, com amigos através de um link. Sem conta e sem instalar nada.
web-home-players = 2–4 jogadores
web-home-tzolkin-length = 60–90 min
web-home-tikal-length = 60–90 min
web-home-tzolkin-text = Coloque trabalhadores em engrenagens que giram e deixe o tempo amadurecer a recompensa: quanto mais tarde os recolher, mais rica ela é.
web-home-tikal-text = Abra caminhos pela selva, escave templos enterrados andar por andar e tenha a maioria na hora da pontuação.
web-home-tzolkin-emblem = Uma grande roda dentada, o calendário, faz girar três engrenagens menores; nos dentes há trabalhadores.
web-home-tikal-emblem = Uma pirâmide de degraus ergue-se da selva; ao pé dela acampa uma pequena expedição.
web-home-play = Jogar agora
web-home-against =
    { $count ->
        [one] contra { $count } bot, nível { $level }
       *[other] contra { $count } bots, nível { $level }
    }
web-home-change = Mudar
web-home-bots = Quantos bots
web-home-level = Nível dos bots
web-home-friends = Jogar com amigos
web-home-learn = Aprender jogando
web-home-learn-text = Uma primeira partida contra um bot fácil, explicada passo a passo. Não é preciso ler as regras.
web-home-making = Preparando a mesa…
web-home-yours = As suas mesas
web-home-yours-none = Ainda não há partidas
web-home-yours-none-text = Clique em “Jogar agora”, acima: a mesa fica pronta em um segundo e estará aqui sempre que você voltar.
web-home-open = Mesas abertas
web-home-open-text = Sente-se com quem já está esperando.
web-home-open-none = Nenhuma mesa aberta no momento
web-home-open-none-text = Crie uma mesa que todos possam ver, e talvez alguém se sente.
web-home-open-new = Criar uma mesa aberta
web-home-free =
    { $count ->
        [0] { $count } lugares livres
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
web-home-your-turn = É a sua vez
web-home-waits =
    { $count ->
        [0] { $count } mesas esperam por você
        [one] Uma mesa espera por você
       *[other] { $count } mesas esperam por você
    }
web-home-to-move = Vez de { $name }
web-home-asked = Uma pergunta para você
web-home-status-open = Aguardando jogadores
web-home-status-abandoned = Fechada
web-home-status-frozen = Interrompida
web-home-status-finished = Terminada
web-home-won = { $name } venceu
web-home-you-won = Você venceu
web-home-shared = Vitória: { $names }
web-home-study = para estudo
web-home-tactical = tático
web-home-deadline = Prazo: { $when }
web-home-older = Mesas mais antigas
web-home-hidden =
    { $count ->
        [0] { $count } partidas terminadas
        [one] { $count } partida terminada
       *[other] { $count } partidas terminadas
    }
web-home-loading = Procurando mesas…
web-home-footer = Mais
web-home-about = Sobre o Sacbe
web-home-tiles-tzolkin = Todas as fichas de Tzolk’in
web-home-tiles-tikal = Todas as fichas de Tikal
web-home-api = Para programas

web-missing = Aqui não há nada
web-missing-text = Este endereço não leva a lugar nenhum. Talvez uma letra tenha se perdido no caminho.
web-missing-home = Ir para as mesas
web-trouble = Algo deu errado nesta página. As partidas estão a salvo: ficam no servidor.
web-trouble-new = Há uma versão mais nova desta página.

web-new = Nova mesa
web-new-game = Jogo
web-new-mode = Como jogar
web-new-mode-basic = Básico
web-new-mode-basic-text = As fichas são reveladas e colocadas na hora. Ideal para as primeiras partidas.
web-new-mode-tactical = Tático
web-new-mode-tactical-text = Em cada rodada, as fichas vão a leilão, por pontos.
web-new-seats = Quem joga
web-new-count = Jogadores
web-new-seat = Lugar: { $colour }
web-new-seat-me = Eu
web-new-seat-here = Alguém neste aparelho
web-new-seat-open = Livre para amigos
web-new-seat-bot = Um bot
web-new-name = Nome
web-new-name-here = Nome desta pessoa
web-new-open-text = Quem tiver o link
web-new-open-text-public = Quem vier
web-new-level = Nível
web-new-first = Quem começa
web-new-first-random = Por sorteio
web-new-pace = Tempo
web-new-pace-untimed = Sem pressa
web-new-pace-untimed-text = Cada um joga no seu ritmo.
web-new-pace-live = Com relógio
web-new-pace-live-text = Todos à mesa, em uma única sessão.
web-new-pace-days = Ao longo de vários dias
web-new-pace-days-text = Um turno de vez em quando; volte quando for a sua vez.
web-new-minutes = Minutos por jogador
web-new-increment = Segundos a mais por turno
web-new-days = Dias por turno
web-new-late = Quando o tempo acabar
web-new-late-bot = Um bot continua
web-new-late-others = Os outros decidem
web-new-more = Mais
web-new-title = Nome da mesa
web-new-title-placeholder = Sexta à noite
web-new-public = Todos podem ver
web-new-public-text = Aparece na primeira página: qualquer pessoa pode assistir e sentar-se nos lugares livres.
web-new-hints = Dicas permitidas
web-new-hints-text = Quem tem de jogar pode pedir conselho a um bot.
web-new-make = Criar a mesa
web-new-then-invite = Recebe um link para enviar aos amigos. A partida começa quando todos os lugares estiverem ocupados.
web-new-then-public = A partida começa quando todos os lugares estiverem ocupados.
web-new-then-play = A partida começa imediatamente.
web-new-error-people = Só jogariam bots. Ocupe um lugar ou deixe um livre.
web-new-error-long =
    { $most ->
        [0] No máximo { $most } letras.
        [one] No máximo { $most } letra.
       *[other] No máximo { $most } letras.
    }
web-new-error-range = De { $least } a { $most }.

web-about = Sobre o Sacbe
web-about-text = Um sacbe era uma estrada branca entre cidades maias. Este junta dois jogos de tabuleiro à mesma mesa: para pessoas, para bots e para programas.
web-about-play = O servidor cuida das regras; o navegador mostra a mesa. Os bots pensam só com o que podem ver e nunca espiam. Uma partida pode ser deixada e retomada a qualquer momento e, quando termina, percorrida jogada a jogada.
web-about-private = Ninguém precisa de conta. Quem tem o link de um lugar joga nesse lugar; um cookie lembra os seus lugares neste navegador. Nada é enviado a mais ninguém.
web-about-games = Os jogos
web-about-tzolkin = Tzolk’in: O Calendário Maia é um jogo de Simone Luciani e Daniele Tascini.
web-about-tikal = Tikal é um jogo de Michael Kiesling e Wolfgang Kramer.
web-about-apart = Sacbe é um projeto independente. Não tem ligação aos autores nem às editoras destes jogos, e todos os desenhos e textos são próprios. Quem gosta de um destes jogos deve tê-lo na estante.
web-about-source = Como é feito
web-about-licence = Sacbe é software livre, com a licença MIT. Os documentos estão na pasta docs do código: como abrir mesas num servidor, como pensam os bots, como acrescentar um jogo.
web-about-api = Os programas também podem jogar: veja como
web-about-tiles = Tudo o que está na mesa, ficha a ficha:

web-guide = Guia
web-guide-got-it = Entendi
web-guide-stop = Desativar o guia

## Browser: Tzolk'in

web-tz-board = Tzolk’in: dia { $day } de 27. { $food }
calendar-day = Dia { $day } de 27
calendar-age = Era { $age }
calendar-food-in =
    { $count ->
        [0] hoje é Dia de Alimentação
        [one] dia para a Alimentação
       *[other] dias até o Dia de Alimentação
    }
web-tz-food-words =
    { $count ->
        [0] Hoje é Dia de Alimentação.
        [one] Falta { $count } dia para o Dia de Alimentação.
       *[other] Faltam { $count } dias para o Dia de Alimentação.
    }
web-tz-food-none = O calendário chegou ao fim.
web-tz-food-goods = Dia de Alimentação no dia { $day }: todos alimentam os seus trabalhadores; depois cada templo dá os materiais do seu degrau e de todos os de baixo.
web-tz-food-points = Dia de Alimentação no dia { $day }: todos alimentam os seus trabalhadores; depois cada templo dá os pontos do seu degrau e um bônus a quem estiver mais alto.
web-tz-food-cost = Cada trabalhador seu em jogo come 2 milhos. Cada um não alimentado custa 3 pontos.
web-tz-food-held = Este Dia de Alimentação já passou.
web-tz-today = Hoje: dia { $day } de 27.
web-tz-calendar = O calendário. Depois de cada rodada avança um dia e faz cada engrenagem avançar um dente.
web-tz-calendar-corn =
    { $count ->
        [0] Há { $count } milhos no calendário. Esperam pelo próximo trabalhador no espaço de jogador inicial.
        [one] Há { $count } milho no calendário. Espera pelo próximo trabalhador no espaço de jogador inicial.
       *[other] Há { $count } milhos no calendário. Esperam pelo próximo trabalhador no espaço de jogador inicial.
    }
web-tz-start = Espaço de jogador inicial
web-tz-start-words = Custa só o que custa o número de trabalhadores colocados neste turno. Você leva o milho do calendário e o marcador de jogador inicial ou, se já o tem, passa adiante; se o seu tabuleiro ainda está com o lado claro para cima, pode avançar o calendário dois dias.
web-tz-start-detail =
    { $count ->
        [0] marcador de jogador inicial (ou passar adiante)
        [one] marcador de jogador inicial (ou passar adiante), levar { $count } milho
       *[other] marcador de jogador inicial (ou passar adiante), levar { $count } milhos
    }
web-tz-first = Jogador inicial: { $name }
web-tz-stands = { $name } tem aqui um trabalhador.
web-tz-stands-neutral = Aqui está um trabalhador neutro. Fica na engrenagem a partida toda e só bloqueia o espaço.
web-tz-neutral = trabalhador neutro
web-tz-place = { $gear } { $space }
web-tz-space = Espaço { $space }: { $action }
web-tz-space-free = Colocar aqui um trabalhador não custa milho.
web-tz-no-action = ainda sem ação: espere a engrenagem girar
web-tz-free-choice = qualquer ação desta engrenagem
web-tz-next-here = O próximo trabalhador em { $gear } começa aqui.
web-tz-altar-filled = Já há uma caveira aqui: esta ação foi usada.
web-tz-altar-free = Cada ação daqui só pode ser feita uma vez na partida. Precisa de uma caveira de cristal.
web-tz-jungle = Fichas aqui: { $corn } de milho à mostra, { $wood } de madeira com milho debaixo.
web-tz-no-tile = { $action } (já não há fichas)
web-tz-jungle-fish = Para pescar não é preciso ficha.
web-tz-choose-here = O que escolher?

web-tz-ahead = Ver adiante
web-tz-ahead-now = Agora
web-tz-ahead-days =
    { $count ->
        [0] em { $count } dias
        [one] em { $count } dia
       *[other] em { $count } dias
    }
web-tz-ahead-words = Mostra onde vai estar cada trabalhador quando o calendário tiver avançado esses dias. Nada se move.
web-tz-ahead-falls = { $name }: este trabalhador já terá sido empurrado para fora e voltado para casa, sem ação.
web-tz-ahead-stands = { $name }: { $place } { $when }.
web-tz-zoom-out = Mostrar todas as engrenagens

web-tz-machine = Engrenagens
web-tz-temples = Templos
web-tz-technologies = Tecnologias
web-tz-buildings = Edifícios
web-tz-monuments = Monumentos
web-tz-wealth = Fichas de riqueza
web-tz-parts = Partes do tabuleiro
web-tz-step =
    { $points ->
        [0] Degrau { $step } em { $temple }: vale { $points } pontos no fim de uma era.
        [one] Degrau { $step } em { $temple }: vale { $points } ponto no fim de uma era.
       *[other] Degrau { $step } em { $temple }: vale { $points } pontos no fim de uma era.
    }
web-tz-step-good = No primeiro e no terceiro Dia de Alimentação dá 1 { $good } a quem estiver aqui ou mais acima.
web-tz-step-top = Só um jogador pode estar no último degrau. Quem lá chega vira o seu tabuleiro outra vez para o lado claro.
web-tz-leader = Quem estiver mais alto em { $temple } ganha mais { $first } pontos no fim da era 1 e { $second } no fim da era 2; em caso de empate, cada um ganha metade.
web-tz-here = Aqui: { $names }
web-tz-level-cost =
    { $count ->
        [0] Custa { $count } recursos à sua escolha.
        [one] Custa { $count } recurso à sua escolha.
       *[other] Custa { $count } recursos à sua escolha.
    }
web-tz-level = { $technology }, nível { $level }
web-tz-level-none = { $technology }: ainda sem nível
web-tz-level-bonus = { $technology }: bônus além do nível 3
web-tz-level-agriculture-1 = Cada colheita de milho em Palenque dá mais 1 milho.
web-tz-level-agriculture-2 = Mesmo sem ficha de milho à mostra, você colhe o milho; e a pesca dá mais 1 milho.
web-tz-level-agriculture-3 = Cada colheita de milho em Palenque dá mais 2 milhos, 3 ao todo.
web-tz-level-agriculture-4 = 1 degrau num templo à sua escolha.
web-tz-level-extraction-1 = Sempre que uma ação lhe dá madeira, você recebe mais 1 madeira.
web-tz-level-extraction-2 = Sempre que uma ação de Yaxchilan dá pedra, recebe mais 1 pedra.
web-tz-level-extraction-3 = Sempre que uma ação de Yaxchilan dá ouro, recebe mais 1 ouro.
web-tz-level-extraction-4 = Receba 2 recursos à sua escolha.
web-tz-level-architecture-1 = Por cada edifício que constrói, recebe 1 milho.
web-tz-level-architecture-2 = Por cada edifício que constrói, recebe 2 pontos.
web-tz-level-architecture-3 = Cada edifício que você constrói custa 1 recurso a menos.
web-tz-level-architecture-4 = 3 pontos de imediato.
web-tz-level-theology-1 = Em Chichen Itza pode fazer a ação do espaço seguinte, sem gastar milho.
web-tz-level-theology-2 = Depois de uma ação de Chichen Itza pode pagar 1 recurso por um degrau em qualquer templo.
web-tz-level-theology-3 = Yaxchilan 4 dá mais 1 caveira.
web-tz-level-theology-4 = Receba 1 caveira de cristal.
web-tz-skulls =
    { $count ->
        [0] Restam { $count } caveiras de cristal.
        [one] Resta { $count } caveira de cristal.
       *[other] Restam { $count } caveiras de cristal.
    }
web-tz-slot-empty = Não há aqui edifício até o turno terminar.
web-tz-missing = Falta: { $what }

web-tz-hand =
    { $count ->
        [0] { $count } trabalhadores disponíveis
        [one] { $count } trabalhador disponível
       *[other] { $count } trabalhadores disponíveis
    }
web-tz-on-gears =
    { $count ->
        [0] { $count } trabalhadores nas engrenagens
        [one] { $count } trabalhador nas engrenagens
       *[other] { $count } trabalhadores nas engrenagens
    }
web-tz-supply =
    { $count ->
        [0] { $count } trabalhadores ainda por ganhar
        [one] { $count } trabalhador ainda por ganhar
       *[other] { $count } trabalhadores no banco
    }
web-tz-meal = Próximo Dia de Alimentação: milho para alimentar todos: { $need }; você tem: { $have }.
web-tz-meal-short =
    { $count ->
        [0] { $count } trabalhadores ficariam com fome: −{ $points } pontos.
        [one] { $count } trabalhador ficaria com fome: −{ $points } pontos.
       *[other] { $count } trabalhadores ficariam com fome: −{ $points } pontos.
    }
web-tz-meal-then = Depois os templos, como estão agora, dão: { $what }.
web-tz-light = Ainda pode avançar o calendário dois dias
web-tz-dark = Já usou os dois dias; o topo de um templo os devolve
web-tz-wealth-secret =
    { $count ->
        [0] { $count } fichas de riqueza ocultas
        [one] { $count } ficha de riqueza oculta
       *[other] { $count } fichas de riqueza ocultas
    }
web-tz-tiles-taken = Fichas colhidas: { $corn } de milho, { $wood } de madeira

web-tz-kind-farm = Fazendas
web-tz-kind-civic = Edifícios públicos
web-tz-kind-tomb = Tumbas
web-tz-kind-shrine = Santuários
web-tz-all = Todos
web-tz-filter-kind = Tipo
web-tz-filter-age = Era
web-tz-where-shown = à mostra
web-tz-where-unseen = ainda na pilha
web-tz-where-owned = de { $name }
web-tz-where-kept = guardada por { $name }
web-tz-where-gone = fora do jogo
web-tz-where-neutral = indicou trabalhadores neutros
web-tz-where-any = na caixa

web-tz-group-place = Colocar um trabalhador
web-tz-group-retrieve = Recolher um trabalhador
web-tz-group-buy = Comprar
web-tz-group-sell = Vender

web-tz-why-over = A partida terminou.
web-tz-why-watching = Nesta partida só assiste, não joga.
web-tz-why-waiting = Agora não: é a vez de outro jogador.
why-decide-first = Agora não: responda primeiro à pergunta.
why-placing = Agora não: neste turno você coloca trabalhadores. Recolha em outro turno.
why-retrieving = Agora não: neste turno recolhe trabalhadores. Coloque em outro turno.
why-taken = Já há aqui um trabalhador.
why-no-worker = Você não tem trabalhadores disponíveis.
why-lowest = Um trabalhador vai sempre para o espaço livre mais baixo: { $space }.
why-corn = Você não tem milho suficiente para isso.
why-other-gear = Agora não: o seu trabalhador vem de outra engrenagem.
why-altar = Já há aqui uma caveira.
why-ahead = O seu trabalhador não chegou tão longe.
why-useless = Você não pode pagar por isso, ou não mudaria nada.
why-missing = Ainda falta: { $what }.
web-tz-why-building = Edifícios são construídos com Tikal 2, Tikal 4 ou Uxmal 4.
web-tz-why-monument = Os monumentos constroem-se só com Tikal 4.
web-tz-why-temple = Os degraus vêm de Tikal 5, Uxmal 1, Chichen Itza e edifícios. Mendigar milho e queimar a floresta custam um degrau.
web-tz-why-technology = Os níveis pagam-se em Tikal 1 e Tikal 3; alguns edifícios dão níveis grátis.

web-tz-tip-aim = Qual é o objetivo
web-tz-tip-aim-body = As engrenagens levam os trabalhadores a ações melhores, e eles agem quando você os recolhe. Templos, edifícios, monumentos e caveiras de cristal dão pontos: vence quem tiver mais depois do dia 27. Aponte para qualquer coisa, ou toque e segure, para saber o que é.
web-tz-tip-wealth = Guarde duas fichas de riqueza
web-tz-tip-wealth-body = São tudo o que você tem no início. O milho paga a colocação dos trabalhadores e serve para alimentá-los: fique com pelo menos uma ficha com bastante milho. Um nível grátis de tecnologia ou um degrau em um templo é uma boa segunda escolha.
web-tz-tip-place = Coloque os primeiros trabalhadores
web-tz-tip-place-body = Ao serem colocados, os trabalhadores ainda não rendem nada: as engrenagens os levam a ações melhores, um espaço por dia. Palenque, pelo milho, e Yaxchilan, pelos recursos, são um bom começo. Tudo o que brilha pode ser escolhido.
web-tz-tip-cost = Cada trabalhador custa mais
web-tz-tip-cost-body = Você paga o número do espaço, mais 0, 1, 2, 3… pelo primeiro, segundo, terceiro, quarto trabalhador do turno. Guarde um pouco de milho; termine o turno quando ficar caro.
web-tz-tip-wait = Deixe que avancem
web-tz-tip-wait-body = Depois que todos jogam, o calendário avança um dia e os trabalhadores avançam com ele. Deslize “Ver adiante” para ver onde eles vão estar.
web-tz-tip-retrieve = Colocar ou recolher
web-tz-tip-retrieve-body = Em cada turno você coloca ou recolhe, nunca as duas coisas. Um trabalhador recolhido faz a ação do seu espaço e volta para você. Não é preciso recolher todos: a paciência compensa.
web-tz-tip-act = Que ação?
web-tz-tip-act-body = A ação do espaço do trabalhador é grátis. Qualquer outra mais abaixo na engrenagem custa 1 milho por cada espaço recuado. Os últimos espaços deixam escolher qualquer ação da engrenagem.
web-tz-tip-beg = Sem milho?
web-tz-tip-beg-body = No começo do turno, com 2 milhos ou menos, você pode mendigar: fica com 3 e desce um degrau em um templo. Dói um pouco; um turno perdido dói mais.
web-tz-tip-start = Milho no calendário
web-tz-tip-start-body = Aumenta a cada dia em que ninguém está no espaço de jogador inicial. Coloque um trabalhador ali para ficar com o milho, começar a próxima rodada e talvez avançar o calendário dois dias.
web-tz-tip-days = Um dia ou dois
web-tz-tip-days-body = Dois dias levam todos mais longe e aproximam o Dia de Alimentação. Você só pode fazer isso uma vez; ao chegar ao topo de um templo, pode fazer de novo.
web-tz-tip-food = O Dia de Alimentação está chegando
web-tz-tip-food-body = Cada um dos seus trabalhadores come 2 milhos; cada um que não for alimentado custa 3 pontos. O seu tabuleiro mostra o que é preciso e o que você tem. Depois os templos dão materiais ou pontos.
web-tz-tip-temples = Os deuses se lembram
web-tz-tip-temples-body = Nos Dias de Alimentação, os templos dão materiais ou pontos, conforme o seu degrau. Estar alto em um templo vale mais do que estar baixo em três, e quem estiver mais alto ganha um bônus.
web-tz-tip-technologies = As tecnologias duram
web-tz-tip-technologies-body = Cada nível ajuda até o fim da partida, por isso compensa começar cedo. Os níveis 1, 2 e 3 custam 1, 2 e 3 recursos.
web-tz-tip-buildings = Edifícios
web-tz-tip-buildings-body = As fazendas alimentam trabalhadores até o fim da partida; os outros edifícios dão níveis, degraus, materiais ou pontos na hora. O que você ainda não pode pagar mostra o que falta.
web-tz-tip-skulls = Uma caveira de cristal
web-tz-tip-skulls-body = Leve-a a Chichen Itza: quanto mais longe o trabalhador chegar, mais pontos a caveira traz, além de um degrau em um templo. Cada ação só pode ser feita uma vez. Uma caveira guardada vale 3 pontos no fim.
web-tz-tip-monuments = Pense nos monumentos
web-tz-tip-monuments-body = Só pontuam no fim, e muitas vezes bastante. Escolha um que combine com o seu jogo e guarde recursos para ele: os monumentos são construídos com Tikal 4.
web-tz-tip-end = Os últimos dias
web-tz-tip-end-body = Depois do último Dia de Alimentação o milho e os recursos valem pouco, e os trabalhadores nas engrenagens, nada. Recolha a tempo e guarde milho para alimentar todos mais uma vez.

## Browser: parts and the review

web-parts-tiles = Todas as fichas: { $game }
web-parts-tiles-text = Aponte para uma ficha, ou mantenha-a pressionada, para ler o que faz.
web-parts-tiles-loading = Colocando as fichas na mesa…
web-parts-tiles-back = Voltar ao início
web-parts-tiles-none = Esse jogo não existe
web-parts-tiles-none-text = Não há aqui nenhum jogo com esse nome.

web-review-title = Revisão da partida
web-review-back = Voltar à mesa
web-review-looking = Os bots estão analisando a partida…
web-review-looking-text = Procuram em cada turno algo melhor. Demora um minuto ou dois; pode sair desta página e voltar.
web-review-failed = Não foi possível rever esta partida.
web-review-chances-text = A chance de vitória de cada jogador depois de cada turno. As formas com anel são momentos decisivos: ali as chances mudaram mais (p.p.: pontos percentuais).
web-review-turn = Depois do turno { $turn }
web-review-turn-head = Turno
web-review-value = { $name } { $value }
web-review-read = Depois do turno { $turn }: { $values }
web-review-look = Ver o turno { $turn }
web-review-table = Os números em tabela
web-review-parts = Ponto por ponto
web-review-everybody = Todos
web-review-swings-text = Quanto um turno mudou as chances, com tudo o que nele saiu à sorte. Se havia escolha melhor, vê-se abaixo: aí o turno é comparado com a melhor forma de o jogar.
web-review-swings-none = Nenhum turno mudou as chances o bastante para a análise ter a certeza.

## Browser: Tikal

web-tk-board = Tabuleiro de Tikal
web-tk-map = Mapa. Arraste ou use as setas para mover, mais e menos para aproximar e afastar, 0 para ver tudo.
web-tk-zoom-in = Aproximar
web-tk-zoom-out = Afastar
web-tk-zoom-fit = Ver tudo
web-tk-sum =
    { $count ->
        [0] { $count } dos 40 hexágonos estão explorados.
        [one] { $count } dos 40 hexágonos está explorado.
       *[other] { $count } dos 40 hexágonos estão explorados.
    }
web-tk-sum-temples = Templos controlados: { $temples }.
web-tk-sum-temple = { $hex } (vale { $level }) por { $name }
web-tk-hex = { $hex }: { $what }
web-tk-hex-unexplored = { $hex }: selva por explorar
web-tk-ruins-empty = ruínas sem tesouros
web-tk-hex-volcano = Ninguém entra num vulcão nem o atravessa.
web-tk-hex-guard =
    { $count ->
        [0] Guardião de { $name }, para sempre: { $count } pontos em cada rodada de pontuação.
        [one] Guardião de { $name }, para sempre: { $count } ponto em cada rodada de pontuação.
       *[other] Guardião de { $name }, para sempre: { $count } pontos em cada rodada de pontuação.
    }
web-tk-hex-held =
    { $count ->
        [0] Maioria de { $name }: { $count } pontos se a pontuação fosse agora.
        [one] Maioria de { $name }: { $count } ponto se a pontuação fosse agora.
       *[other] Maioria de { $name }: { $count } pontos se a pontuação fosse agora.
    }
web-tk-hex-nobody = Ninguém o controla: é preciso ter aqui mais peões do que qualquer outro jogador. O líder vale por três.
web-tk-hex-camp = Acampamento de { $name }
web-tk-hex-figures = { $name }: { $figures }
web-tk-hex-roads = Caminhos: { $roads }
web-tk-hex-no-roads = Nenhum caminho sai daqui.
web-tk-hex-done =
    { $count ->
        [0] Ainda não se trabalhou aqui neste turno.
        [one] Já se trabalhou aqui uma vez neste turno.
        [2] Já se trabalhou aqui duas vezes neste turno, e é o máximo.
       *[other] Já se trabalhou aqui { $count } vezes neste turno.
    }
web-tk-explorers =
    { $count ->
        [0] { $count } exploradores
        [one] { $count } explorador
       *[other] { $count } exploradores
    }
web-tk-the-leader = o líder
web-tk-road-for = { $hex } por { $count }
web-tk-side-n = norte
web-tk-side-ne = nordeste
web-tk-side-se = sudeste
web-tk-side-s = sul
web-tk-side-sw = sudoeste
web-tk-side-nw = noroeste
web-tk-stones-side = { $side } { $count }
web-tk-stones = Pedras: { $stones }
web-tk-points-left =
    { $count ->
        [0] Restam { $count } de { $most } pontos de ação
        [one] Resta { $count } de { $most } pontos de ação
       *[other] Restam { $count } de { $most } pontos de ação
    }
web-tk-place-hint = Escolha um dos hexágonos que brilham.
web-tk-place-on = Ficaria em { $hex }.
web-tk-place-roads = Em { $hex } abre caminhos: { $roads }.
web-tk-place-keys = Gire com R ou com a roda do mouse; clique outra vez no hexágono para colocar.
web-tk-place-waiting = { $name } está colocando esta ficha.
web-tk-place-here = Colocar aqui
web-tk-turn-left = Girar a ficha para a esquerda
web-tk-turn-right = Girar a ficha para a direita
web-tk-spend-hint = Escolha um dos seus peões para mover, ou um lugar iluminado para ver o que se pode fazer ali.
web-tk-end-hint = Não há mais nada a fazer: termine o turno.
web-tk-over = A partida terminou.
web-tk-walk-hint = Escolha um número para ir até lá por esse preço.
web-tk-walk-explorer = Mover explorador
web-tk-walk-leader = Mover líder
web-tk-walk-here = Mover de { $hex } para cá
web-tk-pick-explorer = Escolher este explorador
web-tk-pick-leader = Escolher este líder
web-tk-menu-close = Fechar
web-tk-do-uncover = Escavar o andar { $level }
web-tk-do-recover = Recuperar um tesouro
web-tk-do-camp = Montar um acampamento
web-tk-do-guard = Colocar um guardião: { $figure }
web-tk-guard-others = Depois, fora do jogo para sempre: { $figures }
web-tk-do-enter = Colocar em jogo: { $figure }
web-tk-do-transfer = Para o acampamento em { $hex }: { $figure }
web-tk-do-exchange = Receber { $wanted }, dar { $given }
web-tk-exchange = Trocar tesouros
web-tk-exchange-want = Que tesouro você quer, e de quem? Pares e trios estão a salvo.
web-tk-exchange-give = Qual dos seus tesouros você dá em troca ({ $wanted })?
web-tk-auction-won = escolhe uma ficha
web-tk-auction-played = já jogou nesta rodada
web-tk-auction-later = joga depois
web-tk-auction-passed = passou
web-tk-auction-bids =
    { $count ->
        [0] oferece { $count } pontos
        [one] oferece { $count } ponto
       *[other] oferece { $count } pontos
    }
web-tk-auction-thinks = está pensando
web-tk-auction-in = ainda pode dar lances
web-tk-auction-choose = Leve uma destas fichas.
web-tk-bid-less = Oferecer menos
web-tk-bid-more = Oferecer mais
web-tk-scoring-volcano = Rodada de pontuação
web-tk-scoring-volcano-body = Saiu um vulcão. Cada um, na sua vez, gasta 10 pontos de ação e pontua em seguida; depois o vulcão é colocado.
web-tk-scoring-final = Última rodada de pontuação
web-tk-scoring-final-body = A última ficha está colocada. Cada um, na sua vez, gasta 10 pontos de ação e pontua pela última vez; depois a partida termina.
web-tk-scoring-scored = { $name } já pontuou.
web-tk-scoring-now = { $name } gasta pontos de ação e marcaria agora { $temples } por templos e { $treasures } por tesouros.
web-tk-scoring-later = { $name } joga depois e marcaria agora { $temples } por templos e { $treasures } por tesouros.
web-tk-p-would = Se a pontuação fosse agora: { $count }. Templos { $temples }, tesouros { $treasures }.
web-tk-p-explorers =
    { $lost ->
        [0] Exploradores na reserva: { $count }
       *[other] Exploradores na reserva: { $count }. Fora do jogo: { $lost }
    }
web-tk-p-leader = O líder está na reserva. Vale por três quando importa quem tem a maioria.
web-tk-p-leader-out = O líder está na selva, e conta por três quando importa quem tem a maioria.
web-tk-p-leader-lost = O líder está fora do jogo.
web-tk-p-camps = Acampamentos ainda por montar: { $count }
web-tk-p-guards = Guardiões ainda por colocar: { $count }
web-tk-p-totem-up = Ainda não jogou nesta rodada.
web-tk-p-totem-down = Já jogou nesta rodada.
web-tk-p-set =
    { $count ->
        [0] { $treasure }: { $count }, vale { $worth }. Um par vale 3, três valem 6.
        [one] { $treasure }: { $count }, vale { $worth }. Um par vale 3, três valem 6.
       *[other] { $treasure }: { $count }, vale { $worth } e está a salvo de trocas.
    }
web-tk-p-take = Receber em troca: { $treasure }
web-tk-tiles-left =
    { $count ->
        [0] Não resta nenhuma ficha na pilha.
        [one] Resta { $count } ficha na pilha.
       *[other] Restam { $count } fichas na pilha.
    }
web-tk-tiles-now = sendo reveladas agora
web-tk-tiles-open = à mostra
web-tk-tiles-stack = por vir
web-tk-tiles-placed = no mapa
web-tk-tiles-out = fora do jogo
web-tk-tiles-treasures = Tesouros ainda ocultos
web-tk-tiles-treasure = { $treasure }: ainda por encontrar { $count }
web-tk-tiles-steps = Andares de templo restantes
web-tk-tiles-step =
    { $count ->
        [0] Andar { $level }: restam { $count }
        [one] Andar { $level }: resta { $count }
       *[other] Andar { $level }: restam { $count }
    }
web-tk-list-place = Em { $hex }
web-tk-list-roads = Caminhos: { $roads }
web-tk-list-no-roads = Em { $hex }, sem caminhos
web-tk-list-work = Templos, tesouros, acampamentos
web-tk-list-camps = De um acampamento
web-tk-list-between = De { $start } para { $end }
web-tk-list-walk = { $figure } em { $hex }
web-tk-list-to = Para { $hex }: { $what }
web-tk-list-exchange = Trocar com { $name }
web-tk-list-bid = Lance
web-tk-why-place = A ficha não pode ficar aqui: precisa encostar em terreno explorado, com uma pedra em um lado comum.
why-guarded = Um templo com guardião não pode mais ser escavado.
why-no-step = Não resta nenhum andar { $level }: este templo está completo.
why-uncover-most = Dois andares já foram escavados aqui neste turno: é o máximo.
why-uncover-figures = Para um segundo andar no mesmo turno é preciso ter aqui um segundo peão seu.
why-recover-most = Já se recuperaram aqui dois tesouros neste turno: é o máximo.
why-recover-figures = Para um segundo tesouro no mesmo turno é preciso ter aqui um segundo peão seu.
why-dear = Trabalhar aqui custa { $count } pontos de ação; tem { $points }.
why-no-guards = Os seus dois guardiões já estão colocados.
why-guard-majority = Só pode colocar um guardião quem tem aqui a maioria.
why-guard-dear = Um guardião custa { $count } pontos de ação; tem { $points }.
why-camp-taken = Já há aqui um acampamento.
why-no-camps = Os seus dois acampamentos já estão montados.
why-camp-dear = Um acampamento custa { $count } pontos de ação; tem { $points }.
web-tk-tip-aim = De que se trata
web-tk-tip-aim-body = Leve a sua expedição aos templos e tesouros da selva. Só as rodadas de pontuação dão pontos: quando sai um dos três vulcões e no fim. Cada templo vale então o seu número para quem tiver ali a maioria, e os tesouros pontuam em conjuntos. Dúvidas? Aponte para o que não conhece, ou toque e segure.
web-tk-tip-place = Você descobriu mais um pedaço da selva
web-tk-tip-place-body = Escolha um hexágono iluminado e gire a ficha até as pedras levarem para onde quer ir. As pedras fazem os caminhos: passar uma fronteira custa tantos pontos de ação quantas pedras há dos dois lados. Onde não há nenhuma, ninguém passa.
web-tk-tip-enter = Dez pontos de ação por turno
web-tk-tip-enter-body = Coloque peões no acampamento-base por 1 ponto cada; com o resto, mova, escave e recupere. O que não for gasto se perde. Comece pelo líder: ele vale por três sempre que importa quem tem a maioria.
web-tk-tip-walk = Mover
web-tk-tip-walk-body = Escolha um dos seus peões: os números dizem quanto custa chegar a cada lugar pelo caminho mais barato. Escolha um número para ir até lá.
web-tk-tip-uncover = Escavar templos
web-tk-tip-uncover-body = Escavar um andar custa 2 pontos, e o templo passa a valer mais 1 ponto para quem o controlar na pontuação.
web-tk-tip-recover = Tesouros
web-tk-tip-recover-body = Recuperar um tesouro custa 3 pontos. Em cada rodada de pontuação, um tesouro avulso vale 1, um par vale 3 e um trio vale 6.
web-tk-tip-majority = Quem controla um templo?
web-tk-tip-majority-body = Quem tem mais peões ali; o líder vale por três e, em caso de empate, ninguém controla. A moldura do número mostra a cor de quem controla o templo.
web-tk-tip-camp = Um acampamento próprio
web-tk-tip-camp-body = Por 5 pontos você pode montar um aqui. Os seus peões podem entrar em jogo ali e passar de um acampamento a outro por 1 ponto.
web-tk-tip-guard = Um guardião para sempre
web-tk-tip-guard-body = Por 5 pontos este templo fica seu até o fim da partida. Os seus outros peões ali saem do jogo, e o templo não pode mais ser escavado.
web-tk-tip-exchange = Trocar tesouros
web-tk-tip-exchange-body = Por 3 pontos você pode trocar um tesouro avulso seu por um tesouro avulso de outro jogador. Pares e trios estão a salvo.
web-tk-tip-volcano = Um vulcão: rodada de pontuação
web-tk-tip-volcano-body = Cada um, na sua vez, tem 10 pontos de ação e pontua em seguida. Os números com sinal de mais mostram o que valeria agora para quem joga; os outros ainda podem tomar a maioria antes de pontuar.
web-tk-tip-final = A última rodada de pontuação
web-tk-tip-final-body = Cada um gasta mais uma vez 10 pontos e pontua pela última vez. Depois vence quem tiver mais pontos.
web-tk-tip-auction = Leilão pelo turno
web-tk-tip-auction-body = Os jogadores oferecem pontos para escolher uma ficha e jogar em seguida. Quem passa joga mais tarde, e muitas vezes por menos.
web-tk-tip-choose = Agora é a sua vez
web-tk-tip-choose-body = Escolha uma das fichas à mostra. Coloque-a imediatamente e depois gaste os seus pontos de ação.

## Browser: the table

web-table = Uma mesa
web-table-joining = Um momento, a mesa está quase pronta…
web-table-lost = Conexão perdida. Tentando de novo… Nada foi perdido.
web-table-stale = Algo mudou na mesa antes de a sua jogada chegar. A situação agora é esta.
web-table-not-now = Isso não é possível agora. A situação é esta.
web-table-not-yours = Esse lugar não é seu neste navegador. Abra outra vez o link do seu lugar.
web-table-bot-plays = Um bot está jogando no seu lugar. Retome o lugar primeiro.
web-table-seat-taken = Alguém se adiantou: esse lugar já está ocupado.
web-table-absent = Sem acesso a esta mesa
web-table-absent-text = Ou essa mesa não existe, ou é privada e só abre com o convite.
web-table-absent-invitation = Um convite é um link que o anfitrião envia. Basta abrir e sentar-se: sem conta e sem instalar nada.
web-table-spent = Este link não funciona mais
web-table-spent-text = Talvez o anfitrião já tenha feito um novo. Peça esse e abra-o.

web-table-for =
    { $count ->
        [0] { $count } jogadores
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
web-table-pace-live = { $minutes } min para cada um, mais { $increment } s por turno
web-table-pace-days =
    { $count ->
        [0] { $count } dias por turno
        [one] { $count } dia por turno
       *[other] { $count } dias por turno
    }
web-table-days-left =
    { $count ->
        [0] { $count } dias
        [one] { $count } dia
       *[other] { $count } dias
    }
web-table-hours-left = { $hours } h { $minutes } min
web-table-clock = Tempo restante: { $left }
web-table-closed = Esta mesa foi fechada.
web-table-seats = Lugares
web-table-name-hint = Para os outros saberem quem joga
web-table-you = você
web-table-here = à mesa
web-table-away = ausente
web-table-sit = Sentar
web-table-sit-too = Sentar-se aqui também
web-table-stand-up = Levantar-se
web-table-invite = Convidar amigos
web-table-invite-how = Envie este link. Quem o abrir pode sentar-se num lugar livre ou assistir.
web-table-invite-text = Vamos jogar?
web-table-invite-none = O link não está salvo neste navegador.
web-table-invite-make = Criar um novo link
web-table-invite-renew = Fazer um novo link; o antigo deixa de funcionar
web-table-invite-host = O anfitrião tem o link para mais jogadores.
web-table-invited =
    { $count ->
        [1] { $names } convida para uma partida de { $game }.
       *[other] { $names } convidam para uma partida de { $game }.
    }
web-table-invited-here = Recebeu um convite para uma partida de { $game }.
web-table-join-full = Escreva o seu nome e sente-se: não é preciso ter conta, e a partida começa quando todos os lugares estiverem ocupados.
web-table-join-host = Escreva o seu nome e sente-se: não é preciso ter conta, e a partida começa quando o anfitrião quiser.
web-table-copy = Copiar
web-table-copied = Copiado
web-table-share = Compartilhar
web-table-fill =
    { $count ->
        [0] Chega de esperar? Os bots podem ocupar os { $count } lugares livres.
        [one] Chega de esperar? Um bot pode ocupar o lugar livre.
       *[other] Chega de esperar? Os bots podem ocupar os { $count } lugares livres.
    }
web-table-start-bots = Começar com bots
web-table-full = Todos os lugares estão ocupados.
web-table-start = Começar a partida
web-table-wait-others =
    { $count ->
        [0] A partida começa assim que se sentarem mais { $count } jogadores.
        [one] A partida começa assim que se sentar mais um jogador.
       *[other] A partida começa assim que se sentarem mais { $count } jogadores.
    }
web-table-wait-host = Todos chegaram. A partida começa quando o anfitrião iniciar.
web-table-wait-start = A partida começa quando o anfitrião quiser.
web-table-watch-soon = Todos os lugares estão ocupados. Pode assistir: a partida começa em breve.
web-table-close = Fechar a mesa
web-table-close-sure = Fechar para todos?
web-table-keep = Deixar aberta

web-table-turn = É a sua vez
web-table-turn-of = { $name }, é a sua vez
web-table-turn-other = É a vez de { $name }.
web-table-watching =
    { $count ->
        [0] { $count } pessoas assistem
        [one] { $count } pessoa assiste
       *[other] { $count } pessoas assistindo
    }
web-table-decide = Decisão
web-table-to-choices = Ir para as escolhas
web-table-choices =
    { $count ->
        [0] { $count } escolhas
        [one] { $count } escolha
       *[other] { $count } opções
    }
web-table-filter = Procurar uma escolha
web-table-filter-none = Nada encontrado
web-table-so-far = Neste turno:
web-table-undo = Desfazer
web-table-undo-text = Desfaz a sua última escolha. Enquanto nada foi revelado, não é preciso perguntar a ninguém.
web-table-undo-ask = Pedir para desfazer
web-table-undo-ask-text = Desfaz o seu último turno, se todos os outros aceitarem.
web-table-undo-turn = Voltar a jogada
web-table-undo-turn-text = Volta ao momento antes da sua última escolha e desfaz tudo o que veio depois.
web-table-end = Terminar turno
web-table-end-not = Ainda não: responda primeiro à pergunta.
web-table-end-wait = É a vez de outro jogador.
web-table-hint = Dica
web-table-hint-title = O que faria um bot forte
web-table-hint-thinking = Simulando algumas centenas de vezes…
web-table-hint-failed = Desta vez não há dica. Tente de novo daqui a pouco.
web-table-hint-points = cerca de { $points } pontos
web-table-hint-because = Traz:
web-table-hint-against = Comparada com a primeira:
web-table-hint-foot = A chance de vitória e os pontos esperados no fim. Escolha uma opção para jogá-la; o turno só acaba quando você o encerrar.
web-table-plan = Enquanto isso, faça planos: o que você apontar no tabuleiro recebe uma bandeira numerada que só você vê. Nada se move.
web-table-planned =
    { $count ->
        [0] { $count } bandeiras: o seu plano
        [one] 1 bandeira: o seu plano
       *[other] { $count } bandeiras: o seu plano
    }
web-table-plan-clear = Apagar o plano
web-table-spectator = Você está assistindo a esta partida.
web-table-handed = Um bot joga no lugar de { $name }.
web-table-take-back = Voltar a jogar
web-table-looking = Você está vendo um momento anterior.
web-table-now = Voltar ao momento atual
web-table-showing = Os outros estão jogando…
web-table-skip = Pular

web-table-players = Jogadores
web-table-board = Tabuleiro
web-table-tiles = Fichas
web-table-log = Histórico
web-table-chat = Chat
web-table-more = Mais sobre a partida
web-table-faceless = Este jogo ainda não tem tabuleiro desenhado. A lista tem tudo o que você pode fazer.
web-table-log-none = Ainda não aconteceu nada.
web-table-log-look = Ver este momento
web-table-replay = Rever
web-table-moment = Momento da partida
web-table-moment-of = Jogada { $number } de { $of }
web-table-move-back = Uma jogada para trás (←)
web-table-move-on = Uma jogada para a frente (→)
web-table-turn-back = Um turno para trás (Shift+←)
web-table-turn-on = Um turno para a frente (Shift+→)
web-table-chat-none = Ainda ninguém disse nada. Diga olá!
web-table-chat-watching = Ainda ninguém disse nada.
web-table-say = Diga algo
web-table-send = Enviar

web-table-seat-menu = O que { $name } pode fazer
web-table-rename = Mudar o nome
web-table-hand = Deixar um bot jogar
web-table-leave = Sair da mesa
web-table-leave-sure = Continua um bot, e outra pessoa pode sentar-se. Sem convite não é possível voltar.
web-table-seat-free = Este lugar está livre: joga um bot até alguém se sentar.
web-table-revoke = Tirar o lugar
web-table-revoke-text = { $name } perde o lugar, e um bot continua até alguém se sentar.
web-table-question = Pergunta aos jogadores
web-table-asked-undo = { $name } gostaria de desfazer jogadas.
web-table-asked-vote = Acabou o tempo de { $name }. E agora?
web-table-asked-wait = À espera da resposta de { $names }
web-table-agree = Aceitar
web-table-refuse = Melhor não
web-table-withdraw = Retirar o pedido
web-table-vote-wait = Dar mais tempo
web-table-vote-bot = Continua um bot
web-table-vote-end = Terminar a partida

web-table-result = Resultado
web-table-won = { $name } vence!
web-table-won-you = Você venceu!
web-table-won-shared = { $names } dividem a vitória
web-table-review = Revisão
web-table-rematch = Revanche
web-table-rematch-join = Entrar na revanche
web-table-study = Estudar a partir daqui
web-table-record = Baixar o registro
web-table-pass = Passe o aparelho a { $name }
web-table-pass-text = Os outros não olham: o que vem agora é secreto.
web-table-pass-open = Sou { $name }
web-table-pass-never = Confiamos uns nos outros: não perguntar de novo
web-table-sheet-more = Mostrar mais
web-table-sheet-less = Mostrar menos

# What another player is doing, after their name: “Ana is choosing wealth tiles”.
web-does-ask-keep = escolhe fichas de riqueza
web-does-ask-turn = coloca ou recolhe trabalhadores
web-does-ask-turn-placing = coloca trabalhadores
web-does-ask-turn-retrieving = recolhe trabalhadores
web-does-ask-turn-mercy = termina o turno por piedade dos deuses
web-does-ask-turn-place = coloca trabalhadores
web-does-ask-turn-retrieve = recolhe trabalhadores
web-does-ask-turn-end = termina o turno
web-does-ask-turn-place-mercy = coloca um trabalhador por piedade dos deuses
web-does-ask-act = usa o trabalhador de { $gear } { $space }
web-does-ask-harvest = colhe em Palenque { $space }
web-does-ask-advance-paid = avança numa tecnologia
web-does-ask-advance-free = avança de graça numa tecnologia
web-does-ask-advance-optional = pode avançar mais um nível de tecnologia
web-does-ask-pay-technology = paga por { $technology }
web-does-ask-pay-temples = oferece um recurso por dois templos
web-does-ask-step = sobe um degrau num templo
web-does-ask-two-steps = sobe um degrau em dois templos
web-does-ask-anger = enfurece um deus
web-does-ask-build-tikal-2 = constrói
web-does-ask-build-tikal-4 = constrói um edifício ou um monumento
web-does-ask-build-tikal-4-again = pode construir um segundo edifício
web-does-ask-build-building = pode construir mais um edifício
web-does-ask-build-uxmal-4 = constrói com milho
web-does-ask-architecture = pode usar a arquitetura em { $tile }
web-does-ask-save = poupa um recurso em { $tile }
web-does-ask-market = compra e vende no mercado
web-does-ask-any-action = escolhe qualquer ação por 1 milho
web-does-ask-gain = recebe recursos
web-does-ask-theology = pode oferecer um recurso por um degrau num templo
web-does-ask-days = decide se o calendário avança um dia ou dois
web-does-ask-place = coloca a ficha { $tile }
web-does-ask-spend =
    { $count ->
        [0] ainda tem { $count } pontos de ação
        [one] ainda tem { $count } ponto de ação
       *[other] ainda tem { $count } pontos de ação
    }
web-does-ask-spend-scoring =
    { $count ->
        [0] pontua, ainda com { $count } pontos de ação
        [one] pontua, ainda com { $count } ponto de ação
       *[other] pontua, ainda com { $count } pontos de ação
    }
web-does-ask-bid = faz um lance pelo próximo turno
web-does-ask-bid-first = abre o leilão
web-does-ask-choose = escolhe uma ficha
