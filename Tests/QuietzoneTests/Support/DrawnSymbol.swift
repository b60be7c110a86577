import Foundation
import Quietzone
import Testing

/// A symbol that zint made, to be drawn.
struct DrawnSymbol: Sendable, CustomTestStringConvertible {
  let version: Int
  /// What it holds, in hexadecimal.
  let hexadecimal: String
  let modules: ModuleMatrix

  var testDescription: String { "version \(version)" }

  /// Version 1, level L, mask 6.
  static let versionOne = DrawnSymbol(
    version: 1,
    hexadecimal: "323f54326c6f2a4d255779386c515420",
    packed: "/vP8EFBumrt0dduirsEFB/qv4B8A2moKT+aR+4Ki8FagU4BRc/hm0EHlutaN1COuljcF9P/sIAA=")

  /// Version 2, level M, mask 3.
  static let versionTwo = DrawnSymbol(
    version: 2,
    hexadecimal: "573156767959536c382e2f775a77447677503a7469362f665324",
    packed: "/su/wUVQbodLt1S126Fa7BKFB/qq/gG3ALciJZ4pQOzYCoKfh+6p86jvt2UYkcEzRbIDdv4Ae8S/qapwWHG7po/t"
      + "1y9+6lL1BL+c/o5BgA==")

  /// Version 7, level M, mask 5.
  static let versionSeven = DrawnSymbol(
    version: 7,
    hexadecimal: "58474c203847313176564f506d49537238716e343377425a732e3b633a75634c45324555524c4f446b3b4e2e"
      + "4f46474f7a797057786878644f3f3a6a433a214e354e36397366436c504d4952374c464b7943702a4d2a686f"
      + "49326941452e4f362131356b6f4a74652b37662e2a2b61464864242b",
    packed: "/m5ezMv8F1+TJpBusO121Lt1fiBZNduiOPk7rsEaJHQhB/qqqqqv4B7jFicAgotP1DZ3orW0DT3YsSU+P8Y4OwFd"
      + "lib0rJmSMj6BY53UNy0i+9wPDJvNsA22cgcVnuFxoC9oEF922BhosESTOEE3RQr+6fvO/mxVBFSccSoO6yKrDxVf"
      + "FtsRX+DvnQ/Ih1Mp0ZSPrFZIWv0wElmMuFQ9MnngES5f5oHdCgpbrmt9RyAPy5fx0y8f2tQEolZN0YDCqz1pWFDx"
      + "v9g+NGmih/2V+gBUrEiUR/hoqzRqME6pFkMfunH/3M/l0lXAFJkugyC1JPcEKH6+tx/r0Inj4AA=")

  /// - Parameter packed: the modules in base 64, row by row, eight a byte, the first one highest.
  private init(version: Int, hexadecimal: String, packed: String) {
    self.version = version
    self.hexadecimal = hexadecimal
    let dimension = 17 + 4 * version
    let bits = Data(base64Encoded: packed)!
    var modules = ModuleMatrix(width: dimension, height: dimension)
    for index in 0..<dimension * dimension {
      modules.isDark[index] = bits[index / 8] >> (7 - index % 8) & 1 == 1
    }
    self.modules = modules
  }
}

extension ModuleMatrix {
  /// A finder pattern alone.
  static let finderPattern: ModuleMatrix = {
    var modules = ModuleMatrix(width: 7, height: 7)
    for y in 0..<7 { for x in 0..<7 { modules[x, y] = max(abs(x - 3), abs(y - 3)) != 2 } }
    return modules
  }()
}
