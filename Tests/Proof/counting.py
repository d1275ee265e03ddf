"""How many instructions a server takes for something: counted by callgrind, so that neither load nor clock matters."""

import re

from server import Server

# Without this, the C library chooses how to copy bytes by the processor.
PLAIN_COPIES = "glibc.cpu.hwcaps=-AVX2_Usable,-AVX512F_Usable,-AVX2,-AVX512F,-AVX512VL,-ERMS,-FSRM,-AVX_Fast_Unaligned_Load"


def counted(home, body, tmp_path, *options, learns=False):
    """The instructions that a server spends on `body` and on its own start and end; callgrind takes the options.

    What is learned in the pauses depends on their length, so that a figure is only repeatable without learning.
    """
    counts = tmp_path / f"{body.__name__}.callgrind"
    command = ["valgrind", "--tool=callgrind", "--quiet", f"--callgrind-out-file={counts}", *options, home.inkling, "serve"]
    environment = {**home.environment, "SWIFT_DETERMINISTIC_HASHING": "1", "GLIBC_TUNABLES": PLAIN_COPIES}
    settings = {"learning": {"automatic": learns}, "autocorrect": "apply", "inlinePrediction": {"mode": "yes"}}
    with Server(home, command=command, env=environment) as server:
        server.greets(initializationOptions=settings)
        server.rests()
        body(server)
        server.rests()
        assert server.leaves() == 0
    return int(re.search(r"^(?:summary|totals): (\d+)", counts.read_text(), re.MULTILINE)[1])
