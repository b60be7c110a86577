import Foundation
import NIOCore

/// Under which names and addresses other machines reach this one.
struct MachineAddresses: Equatable, Sendable {
  var names: [String]
  /// IP addresses as text: those of the network first, the machine's own loopback last.
  var addresses: [String]

  static func current() throws -> MachineAddresses {
    var addresses: [String] = []
    for device in try System.enumerateDevices() {
      // Link-local addresses change, and need the name of an interface to be reached.
      guard let address = device.address?.ipAddress, !address.hasPrefix("169.254."),
        !address.hasPrefix("fe80:"),
        !addresses.contains(address)
      else { continue }
      addresses.append(address)
    }
    addresses = addresses.filter { !isLoopback($0) } + addresses.filter(isLoopback)
    let host = ProcessInfo.processInfo.hostName
    var names = ["localhost"]
    for name in [host, host.contains(".") ? host : host + ".local"]
    where !names.contains(name) && !addresses.contains(name) { names.append(name) }
    return MachineAddresses(names: names, addresses: addresses)
  }

  /// The address at which a phone in the same network finds this machine: IPv4 before IPv6.
  var reachable: String? {
    let network = addresses.filter { !Self.isLoopback($0) }
    return network.first { !$0.contains(":") } ?? network.first
  }

  private static func isLoopback(_ address: String) -> Bool { address.hasPrefix("127.") || address == "::1" }
}
