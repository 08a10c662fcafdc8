"""Terminals to run programs in: a pane of tmux, whose screen can be read, and a bare pseudo-terminal, whose bytes can."""

import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import termios
import time

# A busy machine is slow, and nothing waits longer than it has to.
PATIENCE = 20.0

STARTUP = """
PS1='$ '
bind 'set enable-bracketed-paste off'
run() {
    stty -g > "$SCRATCH/before"
    "$@"
    echo $? > "$SCRATCH/status.new"
    stty -g > "$SCRATCH/after"
    mv "$SCRATCH/status.new" "$SCRATCH/status"
}
"""


class Failure(Exception):
    """A check that did not hold."""


def expect(condition, message):
    if not condition:
        raise Failure(message)


def wait_until(condition, message, patience=PATIENCE):
    """Asks until `condition` answers something true, and returns that."""
    end = time.monotonic() + patience
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > end:
            raise Failure(message() if callable(message) else message)
        time.sleep(0.01)


class Tmux:
    """A tmux server of our own, without anybody's settings."""

    def __init__(self):
        self.socket = f"terrace-acceptance-{os.getpid()}"
        self.count = 0

    def run(self, *arguments, data=None):
        result = subprocess.run(
            ["tmux", "-u", "-L", self.socket, "-f", "/dev/null", *arguments], input=data, capture_output=True)
        if result.returncode != 0:
            raise Failure(f"tmux {' '.join(arguments)}: {result.stderr.decode(errors='replace').strip()}")
        return result.stdout.decode(errors="replace")

    def pane(self, width=80, height=24, **environment):
        self.count += 1
        return Pane(self, f"p{self.count}", width, height, environment)

    def close(self):
        subprocess.run(["tmux", "-L", self.socket, "kill-server"], capture_output=True)
        # The server leaves its socket behind.
        path = f"{os.environ.get('TMUX_TMPDIR', '/tmp')}/tmux-{os.getuid()}/{self.socket}"
        if os.path.exists(path):
            os.unlink(path)


class Pane:
    """A shell in a pane of tmux."""

    FLAGS = ["alternate_on", "cursor_flag", "insert_flag", "keypad_cursor_flag", "keypad_flag", "mouse_any_flag", "origin_flag",
             "wrap_flag", "mouse_sgr_flag", "mouse_standard_flag", "mouse_button_flag", "scroll_region_upper", "scroll_region_lower"]

    def __init__(self, tmux, name, width, height, environment):
        self.tmux, self.name, self.width, self.height = tmux, name, width, height
        self.scratch = tempfile.mkdtemp(prefix="terrace-acceptance-")
        with open(f"{self.scratch}/startup", "w") as file:
            file.write(STARTUP)
        shell = ["env", "-u", "COLUMNS", "-u", "LINES", f"SCRATCH={self.scratch}", "TERM=xterm-256color"]
        shell += [f"{key}={value}" for key, value in environment.items()]
        shell += ["bash", "--noprofile", "--rcfile", f"{self.scratch}/startup", "-i"]
        tmux.run("new-session", "-d", "-s", name, "-x", str(width), "-y", str(height), *shell, ";", "set-option", "-t", name, "status",
                 "off", ";", "set-option", "-t", name, "window-size", "manual", ";", "resize-window", "-t", name, "-x", str(width),
                 "-y", str(height))
        wait_until(lambda: "$" in self.lines(), "the shell does not start")
        self.flags = self.state()

    def close(self):
        subprocess.run(["tmux", "-L", self.tmux.socket, "kill-session", "-t", self.name], capture_output=True)
        shutil.rmtree(self.scratch, ignore_errors=True)

    # What is typed.

    def keys(self, *names):
        self.tmux.run("send-keys", "-t", self.name, *names)

    def start(self, command, first="clear"):
        """Runs a command in the shell, on a clean screen unless `first` does something else; `ended` waits for its end."""
        if self.file("status"):
            os.remove(f"{self.scratch}/status")
        self.type(f"{first}; run {command}")
        self.keys("Enter")

    def type(self, text):
        self.tmux.run("send-keys", "-t", self.name, "-l", text)

    def burst(self, data, bracketed=False):
        """Sends bytes all at once, as a fast typist's terminal or a paste would."""
        data = data.encode() if isinstance(data, str) else data
        self.tmux.run("load-buffer", "-b", self.name, "-", data=data)
        self.tmux.run("paste-buffer", "-r", "-d", *(["-p"] if bracketed else []), "-b", self.name, "-t", self.name)

    def resize(self, width, height):
        self.width, self.height = width, height
        self.tmux.run("resize-window", "-t", self.name, "-x", str(width), "-y", str(height))

    # What is seen.

    def lines(self):
        lines = [line.rstrip() for line in self.tmux.run("capture-pane", "-p", "-t", self.name).split("\n")]
        return (lines + [""] * self.height)[:self.height]

    def history(self):
        return self.tmux.run("capture-pane", "-p", "-S", "-", "-t", self.name)

    def styled(self):
        return self.tmux.run("capture-pane", "-p", "-e", "-t", self.name)

    def query(self, template):
        return self.tmux.run("display-message", "-p", "-t", self.name, template).strip()

    def state(self):
        """The modes of the terminal; scroll regions end where the screen ends."""
        values = dict(zip(self.FLAGS, self.query(" ".join(f"#{{{flag}}}" for flag in self.FLAGS)).split(" ")))
        if values.get("scroll_region_lower") == str(self.height - 1):
            values["scroll_region_lower"] = "end"
        return values

    def cursor(self):
        x, y = self.query("#{cursor_x} #{cursor_y}").split()
        return int(x), int(y)

    def picture(self):
        edge = "+" + "-" * self.width + "+"
        return "\n".join([edge, *("|" + line.ljust(self.width) + "|" for line in self.lines()), edge, f"cursor {self.cursor()}"])

    # The program.

    def pid(self):
        """The program that the shell has started."""
        def child():
            found = subprocess.run(["pgrep", "-P", self.query("#{pane_pid}")], capture_output=True, text=True).stdout.split()
            return int(found[0]) if found else None
        return wait_until(child, "no program is running")

    def file(self, name):
        try:
            with open(f"{self.scratch}/{name}") as file:
                return file.read().strip()
        except FileNotFoundError:
            return None

    def ended(self, status):
        """Waits for the program to end, and compares the terminal with how it was."""
        found = wait_until(lambda: self.file("status"), lambda: "the program does not end\n" + self.picture())
        wait_until(lambda: self.state() == self.flags, lambda: f"modes left behind: {self.difference()}")
        expect(self.file("before") == self.file("after"), f"stty before {self.file('before')}, after {self.file('after')}")
        statuses = status if isinstance(status, (list, tuple)) else [status]
        expect(int(found) in statuses, f"status {found} is none of {statuses}\n{self.picture()}")

    def difference(self):
        now = self.state()
        return {key: (self.flags[key], now[key]) for key in now if now[key] != self.flags[key]}


class Pty:
    """A program in a bare pseudo-terminal."""

    def __init__(self, command, width=80, height=24, **environment):
        self.output = b""
        environment = {**os.environ, "TERM": "xterm-256color", **environment}
        for name in ("COLUMNS", "LINES", "NO_COLOR", "COLORTERM"):
            environment.pop(name, None)
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            # Whoever runs this may ignore it, as nohup does, and what is ignored is inherited.
            signal.signal(signal.SIGHUP, signal.SIG_DFL)
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.status = self.usage = None

    def read(self, seconds):
        """Takes what comes within a time, until nothing more comes; returns it."""
        taken = b""
        end = time.monotonic() + seconds
        while (rest := end - time.monotonic()) > 0 and select.select([self.master], [], [], rest)[0]:
            try:
                part = os.read(self.master, 65536)
            except OSError:
                break
            if not part:
                break
            taken += part
        self.output += taken
        return taken

    def wait_for(self, text):
        end = time.monotonic() + PATIENCE
        while text not in self.output:
            if time.monotonic() > end:
                raise Failure(f"{text!r} does not come; last {self.output[-300:]!r}")
            self.read(0.05)

    def settle(self, quiet=0.3):
        while self.read(quiet):
            pass

    def send(self, data):
        os.write(self.master, data)

    def ended(self, patience=PATIENCE):
        """Waits for the end; returns the status as a shell has it."""
        end = time.monotonic() + patience
        while self.status is None:
            pid, status, usage = os.wait4(self.pid, os.WNOHANG)
            if pid:
                self.status, self.usage = status, usage
                break
            if time.monotonic() > end:
                raise Failure(f"the program does not end within {patience} s")
            if self.master is not None:
                self.read(0.02)
            else:
                time.sleep(0.01)
        code = os.waitstatus_to_exitcode(self.status)
        return code if code >= 0 else 128 - code

    def hang_up(self):
        os.close(self.master)
        self.master = None

    def close(self):
        if self.status is None:
            try:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
            except (ProcessLookupError, ChildProcessError):
                pass
        if self.master is not None:
            os.close(self.master)


SEQUENCE = re.compile(rb"\x1b\[([?>=<]?)([0-9;:]*) ?([@-~])|\x1b\]2;[^\x00-\x1f\x7f]*\x1b\\")
MODES = {b"7", b"8", b"25", b"1049", b"2004", b"2026"}


def unknown_bytes(output):
    """What in a program's output is neither text nor a sequence that a frame is made of."""
    found = []

    def judge(match):
        prefix, numbers, final = match.group(1), match.group(2), match.group(3)
        if final is None or final in b"ABCDGHdmJKXPLMqt@" and not prefix:
            return b""
        if final in b"hl" and (prefix == b"?" or numbers == b"8") and numbers in MODES:
            return b""
        found.append(match.group(0))
        return b""

    rest = SEQUENCE.sub(judge, output)
    text = rest.decode("utf-8", errors="surrogateescape")
    found += [c for c in text if (ord(c) < 0x20 and c not in "\r\n\b") or 0x7F <= ord(c) < 0xA0 or c in "\u2028\u2029\u202e\u2066\ufeff"
              or 0xD800 <= ord(c) < 0xE000]
    return found


def modes_left(output):
    """The modes that a program has switched and not switched back."""
    state = {}
    for match in re.finditer(rb"\x1b\[(\??[0-9;]+)([hl])", output):
        for number in match.group(1).split(b";"):
            state.setdefault(match.group(1), []).append(match.group(2))
    left = [f"{mode.decode()}{values[-1].decode()}" for mode, values in state.items()
            if values[-1] != (b"h" if mode in (b"?25", b"?7", b"8") else b"l")]
    for name, start, end in (("title", rb"\x1b\[22;0t", rb"\x1b\[23;0t"), ("keyboard", rb"\x1b\[>[0-9]+u", rb"\x1b\[<u")):
        if len(re.findall(start, output)) != len(re.findall(end, output)):
            left.append(name)
    return left
