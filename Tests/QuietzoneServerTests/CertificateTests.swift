import Foundation
import Testing
import X509

@testable import QuietzoneServer

@Suite("Server: its certificate")
struct CertificateTests {
  let machine = MachineAddresses(
    names: ["localhost", "shop.local"], addresses: ["192.168.1.7", "fd00::7", "127.0.0.1"])
  let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func store() -> CertificateFolder {
    CertificateFolder(
      folder: FileManager.default.temporaryDirectory.appending(path: "quietzone-\(UUID().uuidString)/data"))
  }

  @Test("The certificate is for every name and address, and for as long as browsers allow")
  func contents() throws {
    let made = try SelfSignedCertificate(for: machine, now: now)
    let names = try #require(try made.certificate.extensions.subjectAlternativeNames)
    #expect(names.count == 5)
    #expect(names.contains(.dnsName("shop.local")))
    let validity = made.certificate.notValidAfter.timeIntervalSince(made.certificate.notValidBefore)
    #expect(validity <= 398 * 86_400)
    #expect(made.certificate.publicKey.isValidSignature(made.certificate.signature, for: made.certificate))
    #expect(made.serves(machine, now: now))
  }

  @Test("It is kept for the next start, and only its owner can read the key")
  func isKept() throws {
    let store = store()
    let first = try store.certificate(for: machine, now: now)
    let second = try store.certificate(for: machine, now: now.addingTimeInterval(86_400))
    #expect(first.certificate == second.certificate)
    let key = store.folder.appending(path: "key.pem").path
    let permissions = try FileManager.default.attributesOfItem(atPath: key)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
  }

  @Test("A new one is made when the old one ends within a week, or the machine has a new address")
  func isRenewed() throws {
    let store = store()
    let first = try store.certificate(for: machine, now: now)
    let later = try store.certificate(for: machine, now: now.addingTimeInterval(391 * 86_400))
    #expect(first.certificate != later.certificate)
    var moved = machine
    moved.addresses.append("10.0.0.3")
    #expect(try store.certificate(for: moved, now: now).certificate != later.certificate)
  }

  @Test(
    "Damaged files, and the key of another certificate, are replaced",
    arguments: ["certificate.pem", "key.pem"])
  func damage(_ file: String) throws {
    let store = store()
    let first = try store.certificate(for: machine, now: now)
    try Data("nonsense".utf8).write(to: store.folder.appending(path: file))
    let second = try store.certificate(for: machine, now: now)
    #expect(first.certificate != second.certificate)
    let other = try SelfSignedCertificate(for: machine, now: now)
    try Data(other.key.utf8).write(to: store.folder.appending(path: "key.pem"))
    #expect(try store.certificate(for: machine, now: now).certificate != second.certificate)
  }

  @Test("A folder that cannot be made is an error that names it")
  func unwritable() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "quietzone-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let store = CertificateFolder(folder: file.appending(path: "below"))
    #expect { try store.certificate(for: machine, now: now) } throws: { error in
      guard case .certificate(let named, _) = error as? WebServerError else { return false }
      return named == store.folder.path
    }
  }

  @Test("This machine has at least its own loopback")
  func addresses() throws {
    let current = try MachineAddresses.current()
    #expect(current.names.contains("localhost"))
    #expect(current.addresses.contains("127.0.0.1"))
  }
}
