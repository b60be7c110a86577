import Testing

@testable import QuietzoneContent

@Suite("Wi-Fi networks")
struct WiFiNetworkTests {
  @Test(
    "Networks of each kind of security are told with what joins them",
    arguments: [
      ("WIFI:T:WPA;S:mynetwork;P:mypassw0rd;;", "name=mynetwork | security=wpa | password=mypassw0rd"),
      ("WIFI:S:guests;;", "name=guests | security=open"),
      ("wifi:t:nopass;s:guests;;", "name=guests | security=open"),
      ("WIFI:T:WEP;S:old;P:12345;H:true;;", "name=old | security=wep | password=12345 | isHidden=true"),
      ("WIFI:T:SAE;S:new;P:a;R:1;;", "name=new | security=sae | password=a | requiresWPA3=true"),
      (
        "WIFI:T:WPA2-EAP;S:office;E:PEAP;PH2:MSCHAPV2;I:me@example.org;A:anonymous;P:secret;;",
        "name=office | security=enterprise | password=secret | eapMethod=PEAP | phase2Method=MSCHAPV2"
          + " | identity=me@example.org | anonymousIdentity=anonymous"
      ),
      (
        "WIFI:S:key;T:WPA;P:12345678;K:MDkw;;", "name=key | security=wpa | password=12345678 | publicKey=MDkw"
      ),
    ])
  func networks(_ text: String, _ fields: String) { #expect(shown(text) == "wifi | " + fields) }

  @Test(
    "Backslashes take away what the next character means, and quotation marks belong to no name",
    arguments: [
      (
        #"WIFI:S:\"foo\;bar\\baz\";T:WPA;P:a\;b\:c\,d\\e;;"#,
        #"name="foo;bar\baz" | security=wpa | password=a;b:c,d\e"#
      ),
      (#"WIFI:S:"0123456789";T:WPA;P:"12345678";;"#, "name=0123456789 | security=wpa | password=12345678"),
    ])
  func escapes(_ text: String, _ fields: String) { #expect(shown(text) == "wifi | " + fields) }

  @Test(
    "What breaks a rule is no network",
    arguments: [
      ("WIFI:T:WPA;P:12345678;;", "S is missing"),
      ("WIFI:S:;T:nopass;;", "S is missing"),
      ("WIFI:S:a;T:WPA;;", "P is missing"),
      ("WIFI:S:a;T:WPA;P:short;;", "P is not valid"),
      ("WIFI:S:a;T:nopass;P:12345678;;", "P contradicts the rest"),
      ("WIFI:S:a;T:WPA9;P:12345678;;", "T is not valid"),
      ("WIFI:S:a;S:b;;", "S occurs more than once"),
      ("WIFI:S:123456789012345678901234567890123;;", "S is too long"),
      ("WIFI:S:a;T:WPA;P:12345678", "it breaks off before its end"),
      (#"WIFI:S:a\"#, "it breaks off before its end"),
      ("WIFI:", "S is missing"),
      ("WIFI:S:a;;more", "there is something behind its end"),
      ("WIFI:;S:a;;", "there is something behind its end"),
    ])
  func faults(_ text: String, _ problem: String) { #expect(shown(text) == note(.wifi, problem)) }
}
