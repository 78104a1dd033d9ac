"""What the functions know of the service: names, words and labels, generated when the extension is packed."""

import json
import os

with open(os.path.join(os.path.dirname(__file__), "definitions.json"), encoding="utf-8") as file:
    DEFINITIONS = json.load(file)
