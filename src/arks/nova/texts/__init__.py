"""All that a person reads of a table: labels and prices of options, prompts, log lines, the texts of cards."""

from arks.nova.texts.cards import lines_of, scoring_lines
from arks.nova.texts.labels import cost, label
from arks.nova.texts.log import story, tell, told
from arks.nova.texts.prompts import prompt

__all__ = ["cost", "label", "lines_of", "prompt", "scoring_lines", "story", "tell", "told"]
