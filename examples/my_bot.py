"""Your own bot: sacbe play tikal --seats me,my_bot --code examples/my_bot.py"""

import random

LIKED = ("build", "recover", "uncover")


def choose(view):
    liked = [token for token in view["choices"] if token.startswith(LIKED)]
    return random.choice(liked or view["choices"])
