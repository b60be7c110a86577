import Crypto
import Foundation
import NIOCore
import SwiftASN1
import X509

/// A certificate that this machine gives to itself, since browsers open the camera for secure pages only.
struct SelfSignedCertificate: Sendable {
  /// Browsers take no certificate that is valid for longer than 398 days.
  private static let validity: TimeInterval = 397 * 86_400

  var certificate: Certificate
  /// The private key, as PEM.
  var key: String

  /// A new key, and a certificate for all the machine's names and addresses.
  init(for machine: MachineAddresses, now: Date) throws {
    let key = P256.Signing.PrivateKey()
    let name = try DistinguishedName {
      CommonName("Quietzone on \(machine.names.last ?? "this machine")")
    }
    let alternatives = try Self.alternatives(for: machine)
    certificate = try Certificate(
      version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: .init(key.publicKey),
      notValidBefore: now.addingTimeInterval(-3600), notValidAfter: now.addingTimeInterval(Self.validity),
      issuer: name, subject: name, signatureAlgorithm: .ecdsaWithSHA256,
      extensions: Certificate.Extensions {
        Critical(BasicConstraints.notCertificateAuthority)
        Critical(KeyUsage(digitalSignature: true))
        try ExtendedKeyUsage([.serverAuth])
        alternatives
      },
      issuerPrivateKey: .init(key))
    self.key = key.pemRepresentation
  }

  /// A certificate and its key as they were kept.
  init(certificate: String, key: String) throws {
    self.certificate = try Certificate(pemEncoded: certificate)
    self.key = key
    // A key of another certificate would fail at the first visitor only.
    let own = Certificate.PublicKey(try P256.Signing.PrivateKey(pemRepresentation: key).publicKey)
    guard own == self.certificate.publicKey else { throw CocoaError(.fileReadCorruptFile) }
  }

  /// The certificate, as PEM.
  var pem: String {
    get throws { try certificate.serializeAsPEM().pemString }
  }

  /// Whether the certificate is good for another week, for all the names and addresses there are now.
  func serves(_ machine: MachineAddresses, now: Date) -> Bool {
    guard certificate.notValidBefore <= now, certificate.notValidAfter > now.addingTimeInterval(7 * 86_400),
      let names = try? certificate.extensions.subjectAlternativeNames,
      let wanted = try? Self.alternatives(for: machine)
    else { return false }
    return wanted.allSatisfy { names.contains($0) }
  }

  private static func alternatives(for machine: MachineAddresses) throws -> SubjectAlternativeNames {
    let names = machine.names.map { GeneralName.dnsName($0) }
    let addresses = try machine.addresses.map { address in
      GeneralName.ipAddress(ASN1OctetString(contentBytes: try bytes(of: address)[...]))
    }
    return SubjectAlternativeNames(names + addresses)
  }

  /// The 4 or 16 bytes of an IP address.
  private static func bytes(of address: String) throws -> [UInt8] {
    switch try SocketAddress(ipAddress: address, port: 0) {
    case .v4(let v4): withUnsafeBytes(of: v4.address.sin_addr) { Array($0) }
    case .v6(let v6): withUnsafeBytes(of: v6.address.sin6_addr) { Array($0) }
    case .unixDomainSocket: []
    }
  }
}
