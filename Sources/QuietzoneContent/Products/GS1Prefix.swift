/// Which of GS1's organisations gave out a company prefix.
enum GS1Prefix {
  /// Where the organisation is; nil of prefixes that none has.
  static func region(of prefix: Int, isEight: Bool) -> String? {
    table.withUTF8Buffer { text in
      for line in text.split(separator: 0x0A) {
        let parts = line.split(separator: 0x3A)
        for range in parts[0].split(separator: 0x20) {
          let ends = range.split(separator: 0x2D).map { $0.reduce(0) { 10 * $0 + Int($1) - 0x30 } }
          if (ends[0]...ends[ends.count - 1]).contains(prefix) {
            return String(decoding: parts[1], as: UTF8.self)
          }
        }
      }
      return nil
    }
  }

  /// GS1 company prefixes by organisation, as GS1 publishes them.
  private static let table: StaticString = """
    1-19 30-39 60-139:United States and Canada
    300-379:France and Monaco
    380:Bulgaria
    383:Slovenia
    385:Croatia
    387:Bosnia and Herzegovina
    389:Montenegro
    390:Kosovo
    400-440:Germany
    450-459 490-499:Japan
    460-469:Russia
    470:Kyrgyzstan
    471:Taiwan
    474:Estonia
    475:Latvia
    476:Azerbaijan
    477:Lithuania
    478:Uzbekistan
    479:Sri Lanka
    480:Philippines
    481:Belarus
    482:Ukraine
    483:Turkmenistan
    484:Moldova
    485:Armenia
    486:Georgia
    487:Kazakhstan
    488:Tajikistan
    489:Hong Kong
    500-509:United Kingdom
    520-521:Greece
    528:Lebanon
    529:Cyprus
    530:Albania
    531:North Macedonia
    535:Malta
    539:Ireland
    540-549:Belgium and Luxembourg
    560:Portugal
    569:Iceland
    570-579:Denmark, Faroe Islands and Greenland
    590:Poland
    594:Romania
    599:Hungary
    600-601:South Africa
    603:Ghana
    604:Senegal
    605:Uganda
    606:Angola
    607:Oman
    608:Bahrain
    609:Mauritius
    611:Morocco
    613:Algeria
    615:Nigeria
    616:Kenya
    617:Cameroon
    618:Côte d’Ivoire
    619:Tunisia
    620:Tanzania
    621:Syria
    622:Egypt
    623:Brunei
    624:Libya
    625:Jordan
    626:Iran
    627:Kuwait
    628:Saudi Arabia
    629:United Arab Emirates
    630:Qatar
    631:Namibia
    640-649:Finland
    680-681 690-699:China
    700-709:Norway
    729:Israel
    730-739:Sweden
    740:Guatemala
    741:El Salvador
    742:Honduras
    743:Nicaragua
    744:Costa Rica
    745:Panama
    746:Dominican Republic
    750:Mexico
    754-755:Canada
    759:Venezuela
    760-769:Switzerland and Liechtenstein
    770-771:Colombia
    773:Uruguay
    775:Peru
    777:Bolivia
    778-779:Argentina
    780:Chile
    784:Paraguay
    786:Ecuador
    789-790:Brazil
    800-839:Italy, San Marino and Vatican City
    840-849:Spain and Andorra
    850:Cuba
    858:Slovakia
    859:Czechia
    860:Serbia
    865:Mongolia
    867:North Korea
    868-869:Türkiye
    870-879:Netherlands
    880-881:South Korea
    883:Myanmar
    884:Cambodia
    885:Thailand
    888:Singapore
    890:India
    893:Vietnam
    896:Pakistan
    899:Indonesia
    900-919:Austria
    930-939:Australia
    940-949:New Zealand
    950:GS1 Global Office
    955:Malaysia
    958:Macau
    """
}
