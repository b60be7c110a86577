/// Shows pictures by kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/): as indexed PNG, in pieces of base64.
struct KittyEncoder {
  /// The most characters a piece may have.
  static let pieceLength = 4096
  /// Below text, and below what is behind text.
  static let depth = Int(Int32.min) / 2 - 1

  /// Makes room: all pictures go.
  static let clearing = Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8)

  /// Pictures are numbered 1 and 2 by turns: the new one is there before the old one goes.
  private var number = 2

  /// Shows `picture` over so many cells, from the cursor on.
  mutating func bytes(_ picture: InkedPicture, columns: Int, rows: Int, colors: ColorDepth) -> [UInt8] {
    let last = number
    number = 3 - number
    var encoded: [UInt8] = []
    encoded.reserveCapacity(picture.pixels.count * 3 / 2)
    appendBase64(indexedPNG(picture, colors: colors), to: &encoded)
    var result: [UInt8] = []
    result.reserveCapacity(encoded.count + encoded.count / 256 + 128)
    var rest = encoded[...]
    var keys = "a=T,f=100,i=\(number),p=1,c=\(columns),r=\(rows),z=\(Self.depth),C=1,q=2,"
    while !rest.isEmpty {
      let piece = rest.prefix(Self.pieceLength)
      rest = rest.dropFirst(piece.count)
      result += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);".utf8
      result += piece
      result += "\u{1B}\\".utf8
      keys = ""
    }
    result += "\u{1B}_Ga=d,d=I,i=\(last),q=2\u{1B}\\".utf8
    return result
  }
}
