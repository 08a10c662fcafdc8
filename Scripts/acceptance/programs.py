"""Where the built programs are; set before the checks run."""

EDITOR = PROBE = ""
