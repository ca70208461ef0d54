"""All that a person reads of a table: labels and prices of options, prompts, log lines, names of things."""

from arks.awakening.texts.labels import cost, label
from arks.awakening.texts.log import story, tell, told
from arks.awakening.texts.prompts import prompt

__all__ = ["cost", "label", "prompt", "story", "tell", "told"]
