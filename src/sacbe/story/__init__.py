"""Games as stories: turns told in the words of the catalogues, for the terminal, for reviews and
for the server's log alike. Nothing here knows where it is shown."""
