import Foundation

public class CGImage {
  public var width: Int { 0 }
  public var height: Int { 0 }
}
