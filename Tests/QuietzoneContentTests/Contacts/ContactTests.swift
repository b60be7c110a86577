import Testing

@testable import QuietzoneContent

@Suite("Contacts")
struct ContactTests {
  @Test("A vCard 4.0 with all that is told, as RFC 6350, section 8 has it")
  func version4() {
    let card = """
      BEGIN:VCARD\r
      VERSION:4.0\r
      FN:Simon Perreault\r
      N:Perreault;Simon;;;ing. jr,M.Sc.\r
      BDAY:--0203\r
      GENDER:M\r
      ORG;TYPE=work:Viagenie\r
      ADR;TYPE=work:;Suite D2-630;2875 Laurier;\r
       Quebec;QC;G1V 2M2;Canada\r
      TEL;VALUE=uri;TYPE="work,voice";PREF=1:tel:+1-418-656-9254;ext=102\r
      TEL;VALUE=uri;TYPE="work,cell":tel:+1-418-262-6501\r
      EMAIL;TYPE=work:simon.perreault@viagenie.ca\r
      URL;TYPE=home:http://nomis80.org\r
      END:VCARD\r

      """
    #expect(
      shown(card)
        == "contact | format=vCard 4.0 | name=Simon Perreault | familyName=Perreault | givenName=Simon"
        + " | suffix=ing. jr,M.Sc. | organization=[Viagenie] | phones=[(value=+14186569254, types=[work, voice]),"
        + " (value=+14182626501, types=[work, cell])] | emails=[(value=simon.perreault@viagenie.ca, types=[work])]"
        + " | urls=[http://nomis80.org] | addresses=[(extended=Suite D2-630, street=2875 Laurier, locality=Quebec,"
        + " region=QC, postalCode=G1V 2M2, country=Canada, types=[work])] | birthday=--02-03")
  }

  @Test("A vCard 3.0: groups, escapes, nicknames, notes in lines")
  func version3() {
    let card = """
      BEGIN:VCARD
      VERSION:3.0
      N:Gump;Forrest;;Mr.;
      FN:Forrest Gump
      NICKNAME:Run
      ORG:Bubba Gump Shrimp Co.;Boats
      TITLE:Shrimp Man
      ROLE:Captain
      item1.TEL;type=HOME;type=pref:(111) 555-1212
      NOTE:One\\, two\\nthree\\\\
      BDAY:1996-04-15T00:00:00Z
      PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ
      END:VCARD
      """
    #expect(
      shown(card)
        == "contact | format=vCard 3.0 | name=Forrest Gump | familyName=Gump | givenName=Forrest | prefix=Mr."
        + " | nickname=Run | organization=[Bubba Gump Shrimp Co., Boats] | title=Shrimp Man | role=Captain"
        + " | phones=[(value=(111) 555-1212, types=[home, pref])] | birthday=1996-04-15 | note=One, two\nthree\\"
    )
  }

  @Test("A vCard 2.1: types without a name, quoted-printable over several lines, ISO 8859-1")
  func version21() {
    let card = """
      BEGIN:VCARD
      VERSION:2.1
      N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg
      ADR;WORK;ENCODING=QUOTED-PRINTABLE:;;Hauptstra=
      =C3=9Fe 1;Bonn;;53111;Germany
      TEL;WORK;VOICE:+49 228 1
      ORG;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Caf=E9
      END:VCARD
      """
    #expect(
      shown(card)
        == "contact | format=vCard 2.1 | name=Jörg Müller | familyName=Müller | givenName=Jörg | organization=[Café]"
        + " | phones=[(value=+49 228 1, types=[work, voice])] | addresses=[(street=Hauptstraße 1, locality=Bonn,"
        + " postalCode=53111, country=Germany, types=[work])]")
  }

  @Test(
    "MECARD and BIZCARD",
    arguments: [
      (
        "MECARD:N:Owen,Sean;ADR:76 9th Avenue, 4th Floor, New York, NY 10011;TEL:12125551212;EMAIL:srowen@example.com;;",
        "format=MECARD | name=Sean Owen | familyName=Owen | givenName=Sean | phones=[(value=12125551212)]"
          + " | emails=[(value=srowen@example.com)] | addresses=[(street=76 9th Avenue, 4th Floor, New York, NY 10011)]"
      ),
      (
        #"MECARD:N:Doe\;Ray;TEL-AV:1;BDAY:19700310;URL:https\://example.org;NOTE:x;;"#,
        "format=MECARD | name=Doe;Ray | familyName=Doe;Ray | phones=[(value=1, types=[video])]"
          + " | urls=[https://example.org] | birthday=1970-03-10 | note=x"
      ),
      (
        "MECARD:N:A,B;TEL:\t;TEL:\\ ;URL: ;;",
        "format=MECARD | name=B A | familyName=A | givenName=B"
      ),
      (
        "MECARD:N:A;ADR:PO 1,,Street 2,Town,Region,12345,Land;;",
        "format=MECARD | name=A | familyName=A | addresses=[(postOfficeBox=PO 1, street=Street 2, locality=Town,"
          + " region=Region, postalCode=12345, country=Land)]"
      ),
      (
        "BIZCARD:N:Sean;X:Owen;T:Software Engineer;C:Example;A:76 9th Avenue;B:+12125551212;E:srowen@example.com;;",
        "format=BIZCARD | name=Sean Owen | familyName=Owen | givenName=Sean | organization=[Example]"
          + " | title=Software Engineer | phones=[(value=+12125551212)] | emails=[(value=srowen@example.com)]"
          + " | addresses=[(street=76 9th Avenue)]"
      ),
    ])
  func cards(_ text: String, _ fields: String) { #expect(shown(text) == "contact | " + fields) }

  @Test(
    "What breaks a rule is no contact, not even half of one",
    arguments: [
      ("BEGIN:VCARD\nVERSION:3.0\nFN:A\n", "it breaks off before its end"),
      ("BEGIN:VCARD\nFN:A\nEND:VCARD", "VERSION is missing"),
      ("BEGIN:VCARD\nVERSION:5.0\nFN:A\nEND:VCARD", "version 5.0 is not known"),
      ("BEGIN:VCARD\nVERSION:3.0\nVERSION:3.0\nFN:A\nEND:VCARD", "VERSION occurs more than once"),
      ("BEGIN:VCARD\nVERSION:3.0\nTEL:1\nEND:VCARD", "N is missing"),
      ("BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\nBEGIN:VCARD", "there is something behind its end"),
      ("BEGIN:VCARD\nVERSION:3.0\nBEGIN:VCARD\nEND:VCARD", "BEGIN is not valid"),
      ("BEGIN:VCARD\nVERSION:3.0\nFN:A\nno colon\nEND:VCARD", "line is not valid"),
      ("BEGIN:VCARD\nVERSION:3.0\nFN:A\nBDAY:2000-02-30\nEND:VCARD", "BDAY is not valid"),
      ("BEGIN:VCARD\nVERSION:3.0\nFN:A\nEMAIL:nobody\nEND:VCARD", "EMAIL is not valid"),
      ("BEGIN:VCARD\nVERSION:2.1\nN;ENCODING=QUOTED-PRINTABLE:=G0\nEND:VCARD", "N is not valid"),
      ("BEGIN:VCARD\nVERSION:2.1\nN;ENCODING=QUOTED-PRINTABLE:=C3\nEND:VCARD", "N is not valid"),
      (
        "BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=93=FA\nEND:VCARD",
        "CHARSET must be understood and is not known"
      ),
      ("BEGIN:VCARDS\nEND:VCARD", "BEGIN is not valid"),
      ("MECARD:TEL:1;;", "N is missing"),
      ("MECARD:N:A;BDAY:19701332;;", "BDAY is not valid"),
      ("MECARD:N:A;EMAIL:nobody;;", "EMAIL is not valid"),
      ("MECARD:N:A", "it breaks off before its end"),
      ("BIZCARD:T:x;;", "N is missing"),
    ])
  func faults(_ text: String, _ problem: String) { #expect(shown(text) == note(.contact, problem)) }
}
