import Foundation

@testable import Quietzone

/// The bars and spaces of a row of a linear symbol that zint made.
struct ElementRow: Sendable {
  /// In modules, from the first bar to the last.
  let elements: [Int]

  /// - Parameter digits: an element each.
  init(_ digits: String) { elements = digits.utf8.map { Int($0) - 0x30 } }

  /// EAN-13 4006381333931.
  static let ean13 = ElementRow("11132111123111414113121122211111141114111411311214112221111")
  /// UPC-A 036000291452.
  static let upcA = ElementRow("11132111411111432113211321111111212231122221113212312122111")
  /// EAN-8 96385074.
  static let ean8 = ElementRow("1113112111414111213111111231321113121132111")
  /// UPC-E 01234565.
  static let upcE = ElementRow("111122221221411231113211114111111")
  /// Code 128 `Quietzone`.
  static let code128 = ElementRow("2112142113311242111421121122141241122141211341112411121122141422112331112")
  /// Code 93 `QUIET`.
  static let code93 = ElementRow("1111412121122211211123112212112112211121221121311111411")
  /// Code 39 `QUIET`, whose last character is no check character.
  static let code39 = ElementRow("121121211111111122212211111121112112211121112211111111212211121121211")
  /// Code 39 `QUIETV`, whose last character is the check character of the others.
  static let code39Checked = ElementRow(
    "1211212111111111222122111111211121122111211122111111112122111221111121121121211")
  /// Interleaved 2 of 5 `1234567890`.
  static let i2of5 = ElementRow("111131131111333131131113311333111113111133311131133311311")
  /// Interleaved 2 of 5 `00012345600012`: an ITF-14 number with its check digit.
  static let itf14 = ElementRow(
    "11111111333311131131311313331111311311331131113133131111113333113113111133311")
  /// Codabar `A12345B`.
  static let codabar = ElementRow("1122121111112211111211212211111111211211211112111212112")
  /// Telepen `Quiet`.
  static let telepen = ElementRow(
    "111111111133113133111111331111111111311113131133131331111311131111311111111133111111111")
  /// MSI `12344`, whose last digit is the check digit of the others.
  static let msiPlessey = ElementRow("211212122112122112121221211221121212211212121")
  /// Pharmacode 117480.
  static let pharmacode = ElementRow("3232121232123212323232123212123")
  /// GS1 DataBar Omnidirectional (01)09501101530010.
  static let dataBar = ElementRow("151115111355114121113213213113112832312132211")
  /// GS1 DataBar Omnidirectional (01)14402670194516, whose halves have the same checksums.
  static let dataBarAlike = ElementRow("112115231355111224221121115113112834122321111")
  /// The first stacked: without the separator between the rows.
  static let dataBarStacked = [
    ElementRow("15111511135511412111321"),
    ElementRow("1113213113112832312132211"),
  ]
  /// GS1 DataBar Limited (01)15012345678907.
  static let dataBarLimited = ElementRow("132223212111123112111121122112121123213222211")
  /// GS1 DataBar Expanded (01)95012345678903(3103)000123.
  static let dataBarExpanded = ElementRow(
    "11131343118411113523113323122111463211333131411143236411131216211")
  /// GS1 DataBar Expanded Stacked (01)98898765432106(3202)012345(15)991231: without the separators.
  static let dataBarExpandedStacked = [
    ElementRow("12142321218411342211131"),
    ElementRow("1121162311116431123612111"),
    ElementRow("11125132236411312512121"),
    ElementRow("1113421123118233214114111"),
  ]
  /// The same of (01)09501101530003(10)HZ2UEP1ENTHJXJ(21)9DoV8, with a last row that is short: every other row begins a module further
  /// in.
  static let dataBarExpandedRows = [
    ElementRow("111141234184111331221416212113114812211612211"),
    ElementRow("111344211136411233311131141223311463231311331"),
    ElementRow("141121143346115142121111161133116434131212311"),
    ElementRow("111143223126511124115121322132311823216111231"),
    ElementRow("13421231126511431313111"),
  ]

  var modules: Int { elements.reduce(0, +) }

  /// What decoders take: the elements at a scale, with margins of so many modules.
  func widths(scale: Float = 3, margin: Int = 12) -> [Float] {
    ([margin] + elements + [margin]).map { scale * Float($0) }
  }

  /// The edges of the bars along a line, in samples.
  func edges(from start: Float, module: Float) -> [Float] {
    var place = start
    return [start]
      + elements.map { element in
        place += module * Float(element)
        return place
      }
  }

  /// Grey values along a line.
  ///
  /// - Parameters:
  ///   - start: where the first bar begins.
  ///   - module: its width in samples.
  ///   - blur: the standard deviation of a bell curve that spreads the edges, in samples.
  func profile(
    count: Int, from start: Float, module: Float, blur: Float, dark: Float = 30, light: Float = 220
  ) -> [Float] {
    let edges = edges(from: start, module: module)
    return (0..<count).map { index in
      var ink: Float = 0
      for (number, edge) in edges.enumerated() {
        let passed = 0.5 * (1 + erf((Float(index) - edge) / (blur * Float(2).squareRoot())))
        ink += number & 1 == 0 ? passed : -passed
      }
      return light - ink * (light - dark)
    }
  }

  /// The modules as a picture of one row.
  var matrix: ModuleMatrix {
    var matrix = ModuleMatrix(width: modules, height: 1)
    var place = 0
    for (index, element) in elements.enumerated() {
      for module in place..<place + element { matrix[module, 0] = index & 1 == 0 }
      place += element
    }
    return matrix
  }
}

extension BarLine {
  /// A level line on which `row` is at the given height, `left` pixels from the line's beginning, as it would have been
  /// measured.
  init(_ row: ElementRow, module: Float = 3, left: Float = 40, y: Double = 50, reversed: Bool = false) {
    let margin: Float = 40
    let length = (left + module * Float(row.modules) + margin).rounded(.up)
    let even = 2 * (length / 2).rounded(.up)
    let edges = row.edges(from: left, module: module)
    self.init(
      ScanLine(
        from: Point(x: 0, y: y), to: Point(x: Double(even), y: y), step: 1, width: Int(even) + 10, height: 200
      ),
      edges: reversed ? edges.reversed().map { even - $0 } : edges)
  }
}
