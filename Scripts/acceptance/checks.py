"""The list of checks; the modules that are imported add theirs."""

CHECKS = []


def check(label, width=80, height=24, **environment):
    """A check that gets a pane of its own."""
    def register(body):
        CHECKS.append((label, body, (width, height, environment)))
        return body
    return register


def check_alone(label):
    """A check that needs no pane."""
    def register(body):
        CHECKS.append((label, body, None))
        return body
    return register
