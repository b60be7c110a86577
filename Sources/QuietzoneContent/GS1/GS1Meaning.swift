/// What the data behind an application identifier mean.
struct GS1Meaning {
  let title: String
  let kind: Kind
  let unit: String?

  /// By the letter in the table.
  enum Kind: UInt8 {
    case other = 0x2D  // -
    /// A number whose decimals the identifier's last digit counts.
    case measure = 0x4E  // N
    /// Three digits of a currency and such a number.
    case currencyAndAmount = 0x43  // C
    /// Hundredths of a degree, with a hyphen behind those below zero.
    case temperature = 0x54  // T
    /// A whole number.
    case count = 0x49  // I
    /// YYMMDD, perhaps with a time.
    case date = 0x44  // D
    /// YYYYMMDD, perhaps with a time.
    case longDate = 0x4C  // L
  }

  /// The first line whose identifier, or beginning of one, `identifier` has.
  static func of(_ identifier: Bytes) -> GS1Meaning? {
    table.withUTF8Buffer { text in
      for line in text.split(separator: 0x0A) {
        let parts = line.split(separator: 0x7C)
        let isPrefix = parts[0].last == UInt8(ascii: "n")
        let key = isPrefix ? parts[0].dropLast() : parts[0]
        guard isPrefix ? identifier.count == key.count + 1 : identifier.count == key.count,
          identifier.starts(with: key)
        else { continue }
        return GS1Meaning(
          title: String(decoding: parts[2], as: UTF8.self), kind: Kind(rawValue: parts[1].first!) ?? .other,
          unit: parts.count > 3 ? String(decoding: parts[3], as: UTF8.self) : nil)
      }
      return nil
    }
  }

  /// GS1 General Specifications, 3.2, data titles: identifier (`n` is any digit), kind, title, unit.
  private static let table: StaticString = """
    00|-|SSCC
    01|-|GTIN
    02|-|CONTENT
    03|-|MTO GTIN
    10|-|BATCH/LOT
    11|D|PROD DATE
    12|D|DUE DATE
    13|D|PACK DATE
    15|D|BEST BEFORE or BEST BY
    16|D|SELL BY
    17|D|USE BY or EXPIRY
    20|-|VARIANT
    21|-|SERIAL
    22|-|CPV
    235|-|TPX
    240|-|ADDITIONAL ID
    241|-|CUST. PART No.
    242|-|MTO VARIANT
    243|-|PCN
    250|-|SECONDARY SERIAL
    251|-|REF. TO SOURCE
    253|-|GDTI
    254|-|GLN EXTENSION COMPONENT
    255|-|GCN
    30|I|VAR. COUNT
    310n|N|NET WEIGHT|kg
    311n|N|LENGTH|m
    312n|N|WIDTH|m
    313n|N|HEIGHT|m
    314n|N|AREA|m²
    315n|N|NET VOLUME|l
    316n|N|NET VOLUME|m³
    320n|N|NET WEIGHT|lb
    321n|N|LENGTH|in
    322n|N|LENGTH|ft
    323n|N|LENGTH|yd
    324n|N|WIDTH|in
    325n|N|WIDTH|ft
    326n|N|WIDTH|yd
    327n|N|HEIGHT|in
    328n|N|HEIGHT|ft
    329n|N|HEIGHT|yd
    330n|N|GROSS WEIGHT|kg
    331n|N|LENGTH, log|m
    332n|N|WIDTH, log|m
    333n|N|HEIGHT, log|m
    334n|N|AREA, log|m²
    335n|N|VOLUME, log|l
    336n|N|VOLUME, log|m³
    337n|N|KG PER m²|kg/m²
    340n|N|GROSS WEIGHT|lb
    341n|N|LENGTH, log|in
    342n|N|LENGTH, log|ft
    343n|N|LENGTH, log|yd
    344n|N|WIDTH, log|in
    345n|N|WIDTH, log|ft
    346n|N|WIDTH, log|yd
    347n|N|HEIGHT, log|in
    348n|N|HEIGHT, log|ft
    349n|N|HEIGHT, log|yd
    350n|N|AREA|in²
    351n|N|AREA|ft²
    352n|N|AREA|yd²
    353n|N|AREA, log|in²
    354n|N|AREA, log|ft²
    355n|N|AREA, log|yd²
    356n|N|NET WEIGHT|ozt
    357n|N|NET VOLUME|oz
    360n|N|NET VOLUME|qt
    361n|N|NET VOLUME|gal
    362n|N|VOLUME, log|qt
    363n|N|VOLUME, log|gal
    364n|N|VOLUME|in³
    365n|N|VOLUME|ft³
    366n|N|VOLUME|yd³
    367n|N|VOLUME, log|in³
    368n|N|VOLUME, log|ft³
    369n|N|VOLUME, log|yd³
    37|I|COUNT
    390n|N|AMOUNT
    391n|C|AMOUNT
    392n|N|PRICE
    393n|C|PRICE
    394n|N|PRCNT OFF|%
    395n|N|PRICE/UoM
    400|-|ORDER NUMBER
    401|-|GINC
    402|-|GSIN
    403|-|ROUTE
    410|-|SHIP TO LOC
    411|-|BILL TO
    412|-|PURCHASE FROM
    413|-|SHIP FOR LOC
    414|-|LOC No.
    415|-|PAY TO
    416|-|PROD/SERV LOC
    417|-|PARTY
    420|-|SHIP TO POST
    421|-|SHIP TO POST
    422|-|ORIGIN
    423|-|COUNTRY - INITIAL PROCESS
    424|-|COUNTRY - PROCESS
    425|-|COUNTRY - DISASSEMBLY
    426|-|COUNTRY - FULL PROCESS
    427|-|ORIGIN SUBDIVISION
    4300|-|SHIP TO COMP
    4301|-|SHIP TO NAME
    4302|-|SHIP TO ADD1
    4303|-|SHIP TO ADD2
    4304|-|SHIP TO SUB
    4305|-|SHIP TO LOC
    4306|-|SHIP TO REG
    4307|-|SHIP TO COUNTRY
    4308|-|SHIP TO PHONE
    4309|-|SHIP TO GEO
    4310|-|RTN TO COMP
    4311|-|RTN TO NAME
    4312|-|RTN TO ADD1
    4313|-|RTN TO ADD2
    4314|-|RTN TO SUB
    4315|-|RTN TO LOC
    4316|-|RTN TO REG
    4317|-|RTN TO COUNTRY
    4318|-|RTN TO POST
    4319|-|RTN TO PHONE
    4320|-|SRV DESCRIPTION
    4321|-|DANGEROUS GOODS
    4322|-|AUTH LEAVE
    4323|-|SIG REQUIRED
    4324|D|NBEF DEL DT
    4325|D|NAFT DEL DT
    4326|D|REL DATE
    4330|T|MAX TEMP F|°F
    4331|T|MAX TEMP C|°C
    4332|T|MIN TEMP F|°F
    4333|T|MIN TEMP C|°C
    7001|-|NSN
    7002|-|MEAT CUT
    7003|D|EXPIRY TIME
    7004|-|ACTIVE POTENCY
    7005|-|CATCH AREA
    7006|D|FIRST FREEZE DATE
    7007|D|HARVEST DATE
    7008|-|AQUATIC SPECIES
    7009|-|FISHING GEAR TYPE
    7010|-|PROD METHOD
    7011|D|TEST BY DATE
    7020|-|REFURB LOT
    7021|-|FUNC STAT
    7022|-|REV STAT
    7023|-|GIAI - ASSEMBLY
    703n|-|PROCESSOR
    7040|-|UIC+EXT
    7041|-|UFRGT UNIT TYPE
    710|-|NHRN PZN
    711|-|NHRN CIP
    712|-|NHRN CN
    713|-|NHRN DRN
    714|-|NHRN AIM
    715|-|NHRN NDC
    716|-|NHRN AIC
    717|-|NHRN
    723n|-|CERT
    7240|-|PROTOCOL
    7241|-|AIDC MEDIA TYPE
    7242|-|VCN
    7250|L|DOB
    7251|L|DOB TIME
    7252|-|BIO SEX
    7253|-|FAMILY NAME
    7254|-|GIVEN NAME
    7255|-|SUFFIX
    7256|-|FULL NAME
    7257|-|PERSON ADDR
    7258|-|BIRTH SEQUENCE
    7259|-|BABY
    8001|-|DIMENSIONS
    8002|-|CMT No.
    8003|-|GRAI
    8004|-|GIAI
    8005|-|PRICE PER UNIT
    8006|-|ITIP
    8007|-|IBAN
    8008|D|PROD TIME
    8009|-|OPTSEN
    8010|-|CPID
    8011|-|CPID SERIAL
    8012|-|VERSION
    8013|-|GMN
    8014|-|MUDI
    8017|-|GSRN - PROVIDER
    8018|-|GSRN - RECIPIENT
    8019|-|SRIN
    8020|-|REF No.
    8026|-|ITIP CONTENT
    8030|-|DIGSIG
    8040|-|IMEI
    8041|-|IMEI2
    8042|-|ESIM
    8043|-|PSIM
    8110|-|COUPON (North America)
    8111|-|POINTS
    8112|-|PAPERLESS COUPON
    8200|-|PRODUCT URL
    90|-|INTERNAL
    9n|-|INTERNAL
    """
}
