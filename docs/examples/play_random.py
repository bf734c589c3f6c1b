#!/usr/bin/env python3
"""Plays a whole game through `quadriga engine`, at random, with the standard library only.

    python3 docs/examples/play_random.py [PROGRAM [GAME [SEED]]]

PROGRAM is the path of `quadriga` (looked up in PATH by default). Prints one line on the way the game
ended, and the record of the game as JSON.
"""

import json
import random
import subprocess
import sys


class Engine:
    """One engine process: a request goes in as a line, its answer comes out as a line."""

    def __init__(self, program, game):
        self.process = subprocess.Popen(
            [program, "engine", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, cmd, **fields):
        self.process.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"{cmd}: {answer['error']['code']}: {answer['error']['message']}")
        return answer

    def close(self):
        self.ask("quit")
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(timeout=10)


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "quadriga"
    game = sys.argv[2] if len(sys.argv) > 2 else "oppida"
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    chooser = random.Random(seed)

    engine = Engine(program, game)
    turn = engine.ask("new", seed=seed)["turn"]
    number = 0
    while "decides" in turn:
        offered = engine.ask("legal")["actions"]
        action = chooser.choice(offered)["action"]
        answer = engine.ask("apply", action=action, seat=turn["decides"])
        turn, number = answer["turn"], answer["number"]

    record = engine.ask("record", players=["Random"] * len(turn["over"]))["record"]
    status = engine.close()
    print(f"{game}: over after {number} actions, places by seat: {turn['over']}", file=sys.stderr)
    print(json.dumps(record))
    return status


if __name__ == "__main__":
    sys.exit(main())
