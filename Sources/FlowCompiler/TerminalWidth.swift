/// The columns of the terminal that a file descriptor writes to; 80 where it is none, or doesn't
/// say.
package func terminalWidth(of file: Int32) -> Int {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
}
