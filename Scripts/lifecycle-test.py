#!/usr/bin/env python3
"""Checks that a full-screen program gives its terminal back on every way out.

    Scripts/lifecycle-test.py [--trap-key KEY] PROGRAM [ARGUMENT ...]

The program is run in a pseudo-terminal under a small shell that controls jobs. It is expected to end on Ctrl+C and to stop on
Ctrl+Z. With --trap-key, typing KEY makes it trap. Afterwards the line settings must be as they were, every mode that was set must
be reset, and the exit status must tell what happened.
"""
import argparse, fcntl, os, pty, re, resource, select, signal, struct, subprocess, sys, termios, time

DEFAULTS = {7: True, 25: True}
MODE = re.compile(rb"\x1b\[\?([0-9;]+)([hl])|\x1b\[([<>])([0-9]*)u|\x1b\[([48])([hl])(?![0-9])|\x1b\[([0-9]) q")


def leftovers(output):
    """What the bytes leave switched on, readable."""
    modes, flags, bidi, shape = {}, [], True, b"0"
    for match in MODE.finditer(output):
        numbers, way, push, _, ansi, ansi_way, cursor = match.groups()
        if numbers:
            for number in numbers.split(b";"):
                modes[int(number)] = way == b"h"
        elif push:
            if push == b">":
                flags.append(1)
            elif flags:
                flags.pop()
        elif ansi == b"8":
            bidi = ansi_way == b"h"
        elif cursor is not None:
            shape = cursor
    found = [f"mode {n} {'set' if on else 'reset'}" for n, on in sorted(modes.items()) if on != DEFAULTS.get(n, False)]
    if flags:
        found.append("keyboard flags")
    if not bidi:
        found.append("bidi")
    if shape != b"0":
        found.append("cursor shape")
    return found


def shell(command, report, orders):
    """The leader of the terminal's session: runs the command as a job in the foreground, as a shell does."""
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    for number in (signal.SIGHUP, signal.SIGTSTP, signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, signal.SIG_IGN)
    pid = os.fork()
    if pid == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(2 if os.isatty(2) else 0, os.getpid())
        for number in (signal.SIGTTOU, signal.SIGHUP, signal.SIGTSTP, signal.SIGINT, signal.SIGQUIT, signal.SIGPIPE):
            signal.signal(number, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        redirections = command[0]
        for descriptor, path, flags in redirections:
            opened = os.open(path, flags, 0o600)
            os.dup2(opened, descriptor)
        try:
            os.execvp(command[1][0], command[1])
        finally:
            os._exit(127)
    os.write(report, f"pid {pid}\n".encode())
    while True:
        _, status = os.waitpid(pid, os.WUNTRACED)
        if os.WIFSTOPPED(status):
            os.tcsetpgrp(2, os.getpgrp())
            os.write(report, f"stopped {os.WSTOPSIG(status)}\n".encode())
            os.read(orders, 1)
            os.tcsetpgrp(2, pid)
            os.kill(-pid, signal.SIGCONT)
        else:
            code = 128 + os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
            os.write(report, f"exited {code}\n".encode())
            os._exit(0)


class Run:
    """One run of the program."""

    def __init__(self, command, redirections=(), environment=None):
        report_read, report_write = os.pipe()
        orders_read, self.orders = os.pipe()
        self.report = report_read
        self.output = b""
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.settings = termios.tcgetattr(slave)
        self.leader = os.fork()
        if self.leader == 0:
            os.setsid()
            fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
            for descriptor in (0, 1, 2):
                os.dup2(slave, descriptor)
            os.close(self.master)
            os.environ.update({"TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"})
            os.environ.update(environment or {})
            shell((redirections, command), report_write, orders_read)
        os.close(report_write)
        os.close(orders_read)
        self.slave = slave
        self.lines = b""
        self.pid = int(self.wait_report("pid"))

    def wait_report(self, word, seconds=10):
        end = time.time() + seconds
        while True:
            for line in self.lines.split(b"\n"):
                if line.startswith(word.encode() + b" "):
                    self.lines = self.lines.replace(line + b"\n", b"", 1)
                    return line.split()[1].decode()
            self.pump(0.02)
            if select.select([self.report], [], [], 0)[0]:
                self.lines += os.read(self.report, 1000)
            if time.time() > end:
                raise AssertionError(f"no '{word}' within {seconds} s; output ends {self.output[-300:]!r}")

    def pump(self, seconds):
        end = time.time() + seconds
        while self.master is not None and select.select([self.master], [], [], max(0, end - time.time()))[0]:
            try:
                data = os.read(self.master, 65536)
            except OSError:
                return
            if not data:
                return
            self.output += data

    def wait_output(self, pattern, seconds=10):
        end = time.time() + seconds
        while not re.search(pattern, self.output):
            self.pump(0.02)
            if time.time() > end:
                raise AssertionError(f"no {pattern!r} within {seconds} s; output ends {self.output[-300:]!r}")

    def type(self, text):
        os.write(self.master, text.encode())

    def kill(self, number):
        os.kill(self.pid, number)

    def expect_restored(self):
        self.pump(0.1)
        left = leftovers(self.output)
        assert not left, f"left: {left}"
        now = termios.tcgetattr(self.slave)
        # What is pending is not a setting.
        assert now == self.settings, f"line settings changed: {self.settings} {now}"

    def close(self):
        for descriptor in (self.master, self.slave, self.report, self.orders):
            if descriptor is not None:
                os.close(descriptor)
        self.master = None
        try:
            os.kill(-self.pid, signal.SIGKILL)
        except OSError:
            pass
        os.waitpid(self.leader, 0)


def started(command, **options):
    run = Run(command, **options)
    run.wait_output(rb"\x1b\[\?1049h[\s\S]*\x1b\[2J")
    run.pump(0.2)
    return run


def check_interrupt_key(command, _):
    run = started(command)
    run.type("\x03")
    code = int(run.wait_report("exited"))
    assert code in (0, 130), f"exit status {code}"
    run.expect_restored()
    return run


def signal_check(number, expected):
    def check(command, _):
        run = started(command)
        run.kill(number)
        code = int(run.wait_report("exited"))
        assert code == expected, f"exit status {code}, not {expected}"
        run.expect_restored()
        return run

    return check


def check_trap(command, key):
    if not key:
        return None
    run = started(command)
    run.type(key)
    code = int(run.wait_report("exited", 60))
    assert code in (128 + signal.SIGILL, 128 + signal.SIGTRAP), f"exit status {code}"
    run.expect_restored()
    after = run.output[run.output.rindex(b"\x1b[?1049l"):]
    assert b"Fatal error" in after, f"the message is not on the main screen: {after!r}"
    return run


def check_suspend(command, _):
    run = started(command)
    for _ in range(2):
        run.type("\x1a")
        assert int(run.wait_report("stopped")) == signal.SIGTSTP
        run.expect_restored()
        seen = len(run.output)
        os.write(run.orders, b"c")
        end = time.time() + 5
        while b"\x1b[2J" not in run.output[seen:]:
            run.pump(0.02)
            assert time.time() < end, "no repaint after going on"
        assert leftovers(run.output), "modes were not set again"
        run.pump(0.2)
    run.type("\x03")
    run.wait_report("exited")
    run.expect_restored()
    return run


def check_stop_from_outside(command, _):
    run = started(command)
    seen = len(run.output)
    run.kill(signal.SIGSTOP)
    run.wait_report("stopped")
    os.write(run.orders, b"c")
    end = time.time() + 5
    while b"\x1b[2J" not in run.output[seen:]:
        run.pump(0.02)
        assert time.time() < end, "no repaint after going on"
    run.type("\x03")
    run.wait_report("exited")
    run.expect_restored()
    return run


def check_resize(command, _):
    run = started(command)
    seen = len(run.output)
    fcntl.ioctl(run.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    end = time.time() + 5
    while b"\x1b[2J" not in run.output[seen:]:
        run.pump(0.02)
        assert time.time() < end, "no repaint after a change of size"
    run.type("\x03")
    run.wait_report("exited")
    run.expect_restored()
    return run


def check_early_signal(command, _):
    """A signal that comes while the program starts ends it as well."""
    run = None
    for delay in (0, 0.005, 0.02, 0.05, 0.1, 0.2):
        if run:
            run.close()
        run = Run(command)
        run.pump(delay)
        run.kill(signal.SIGTERM)
        code = int(run.wait_report("exited", 5))
        assert code == 143, f"exit status {code} after {delay} s"
        run.expect_restored()
    return run


def check_terminal_closed(command, _):
    run = started(command)
    os.close(run.slave)
    os.close(run.master)
    run.master = run.slave = None
    before = time.time()
    run.wait_report("exited", 5)
    assert time.time() - before < 2, "it lived on without a terminal"
    return run


def check_input_elsewhere(command, _):
    run = started(command, redirections=[(0, "/dev/null", os.O_RDONLY)])
    run.type("\x03")
    run.wait_report("exited")
    run.expect_restored()
    return run


def check_output_elsewhere(command, _):
    path = f"/tmp/lifecycle-{os.getpid()}"
    run = Run(command, redirections=[(1, path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)])
    run.wait_report("exited")
    with open(path, "rb") as file:
        text = file.read()
    os.unlink(path)
    assert b"\x1b" not in text and b"\x1b" not in run.output, "escape sequences without a terminal"
    return run


def check_dumb(command, _):
    run = Run(command, environment={"TERM": "dumb"})
    run.wait_report("exited")
    assert b"\x1b" not in run.output, "escape sequences for a dumb terminal"
    return run


def check_idle(command, _):
    """An idle program does not wake up."""
    if not sys.platform.startswith("linux"):
        return None
    run = started(command)
    run.pump(1)

    def switches():
        total = 0
        for task in os.listdir(f"/proc/{run.pid}/task"):
            with open(f"/proc/{run.pid}/task/{task}/status") as file:
                total += sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)
        return total

    before = switches()
    run.pump(1.5)
    woken = switches() - before
    assert woken <= 2, f"woke up {woken} times while idle"
    run.type("\x03")
    run.wait_report("exited")
    return run


CHECKS = [
    # Each of these compares the line settings. Reports: rensbreur 5, 25.
    ("H1: Ctrl+C", check_interrupt_key),
    # Reports: textual 5140, ccode 84029.
    ("H1: SIGTERM", signal_check(signal.SIGTERM, 143)),
    ("H1: SIGHUP", signal_check(signal.SIGHUP, 129)),
    ("H1: SIGINT", signal_check(signal.SIGINT, 130)),
    ("H1: SIGQUIT", signal_check(signal.SIGQUIT, 131)),
    ("H1: SIGABRT", signal_check(signal.SIGABRT, 134)),
    ("H1: SIGSEGV", signal_check(signal.SIGSEGV, 139)),
    ("H1: SIGUSR1", signal_check(signal.SIGUSR1, 138)),
    ("H1: SIGALRM", signal_check(signal.SIGALRM, 142)),
    ("H1: SIGXCPU", signal_check(signal.SIGXCPU, 152)),
    # Reports: rensbreur S4, swift-tui 958dff69, bevy_ratatui 104.
    ("H1: trap", check_trap),
    # Reports: swift-tui 4fb34927.
    ("H1: SIGTERM during the start", check_early_signal),
    ("H1: Ctrl+Z and back, twice", check_suspend),
    ("stopped from outside", check_stop_from_outside),
    # Everything is drawn anew on a screen that was cleared. Reports: bubbletea 573, 717, 1671.
    ("change of size", check_resize),
    # Reports: kitty 1588, swift-tui fd1a0b35.
    ("terminal closed", check_terminal_closed),
    ("input is no terminal", check_input_elsewhere),
    ("H17: output is no terminal", check_output_elsewhere),
    ("H17: dumb terminal", check_dumb),
    ("idle", check_idle),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--trap-key", default="")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()
    if not arguments.command:
        parser.error("no program")
    failed = 0
    for name, check in CHECKS:
        run = None
        try:
            run = check(arguments.command, arguments.trap_key)
            print(f"ok      {name}" if run else f"skipped {name}", flush=True)
        except (AssertionError, OSError) as problem:
            failed += 1
            print(f"FAILED  {name}: {problem}", flush=True)
        if run:
            run.close()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
