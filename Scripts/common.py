"""What the scripts share that are written in Python."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def run(*words, **options):
    """What a program prints to standard output. If it fails, this script ends with all that it printed."""
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, **options)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}error: '{words[0]}' ended with {done.returncode}")
    return done.stdout


def products(*arguments):
    """Builds products and targets, as Scripts/products does, and returns their folder."""
    return Path(run(ROOT / "Scripts/products", *arguments).strip())


def release_build(product, *options, package=ROOT, scratch=os.environ.get("SCRATCH_PATH", ROOT / ".build")):
    """Builds a product for release, and returns its path."""
    build = [ROOT / "Scripts/swiftpm", "build", "-c", "release", *options, "--package-path", package, "--scratch-path", scratch]
    run(*build, "--product", product)
    return Path(run(*build, "--show-bin-path").strip()) / product


def use_packages():
    """Starts the script again with the Python of Scripts/python, which has the modules that the checks need."""
    environment = ROOT / ".build/python"
    if environment.exists() and not environment.samefile(sys.prefix):
        python = str(environment / "bin/python3")
        os.execv(python, [python, "-B", *sys.argv])
