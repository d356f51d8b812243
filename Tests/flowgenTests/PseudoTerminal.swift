import Foundation
import TestSupport
import Testing

/// Runs a program on a pseudo-terminal and returns its standard output and standard error in order.
///
/// - Parameters:
///   - command: The program and its arguments.
///   - folder: The current folder.
///   - width: The terminal's columns.
///   - environment: Changes to the tests' environment. An empty `NO_COLOR` unsets it.
/// - Returns: The exit code, and the text with plain line feeds.
func onTerminal(
    _ command: [String], in folder: URL, width: Int, environment: [String: String] = [:]
) throws -> (code: Int32, text: String) {
    let script = """
        import fcntl, json, os, pty, struct, subprocess, sys, termios
        width, folder, command, changes = int(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3]), json.loads(sys.argv[4])
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
        environment = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
        environment.update({"TERM": "xterm-256color", **changes})
        process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs, env=environment)
        os.close(theirs)
        data = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:
                break
            if not part:
                break
            data += part
        print(process.wait(), flush=True)
        sys.stdout.buffer.write(data.replace(b"\\r\\n", b"\\n"))
        """
    let texts = try [JSONSerialization.data(withJSONObject: command), JSONSerialization.data(withJSONObject: environment)]
    let output = try python(script, arguments: ["\(width)", folder.path] + texts.map { String(decoding: $0, as: UTF8.self) })
    let lines = output.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return (try #require(lines.first.flatMap { Int32($0) }, "\(output)"), lines.dropFirst().joined())
}
