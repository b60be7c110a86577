import CGStreamer

/// A camera that there is.
public struct FoundCamera: Hashable, Sendable {
  /// The word that names it on the command line.
  public var name: String
  /// For people.
  public var description: String
}

extension CameraSource {
  /// The cameras that there are: PipeWire's, then those of the kernel.
  ///
  /// - Throws: What is in the way, where there are none and something is.
  public static func all() throws(CameraFault) -> [FoundCamera] {
    var cameras: [FoundCamera] = []
    var fault: CameraFault?
    do throws(CameraFault) {
      cameras += try PipeWireCamera.all(GStreamer.load()).map {
        FoundCamera(name: $0.node, description: $0.description)
      }
    } catch {
      fault = error
    }
    do throws(CameraFault) {
      cameras += try VideoDevice.all().map { FoundCamera(name: $0.path, description: $0.name) }
    } catch {
      fault = error
    }
    if cameras.isEmpty, let fault { throw fault }
    return cameras
  }

  /// The pipeline for this source, as far as the camera is there.
  func plan(_ gstreamer: QuietzoneGStreamer) throws(CameraFault) -> PipelinePlan {
    switch self {
    case .automatic: return try automaticPlan(gstreamer)
    case .pipeWire(let name):
      let cameras = try PipeWireCamera.all(gstreamer)
      guard let name else {
        guard let camera = cameras.first else { throw .noCamera }
        return .pipeWire(node: camera.node)
      }
      guard let camera = PipeWireCamera.find(name, among: cameras) else { throw .unknownCamera }
      return .pipeWire(node: camera.node)
    case .v4l2(let path): return .v4l2(device: try VideoDevice(path: path).path)
    case .libcamera(let name): return .libcamera(name: name)
    case .file(let path): return PipelinePlan(address: try gstreamer.address(ofFile: path))
    case .stream(let address): return PipelinePlan(address: address)
    }
  }

  /// PipeWire's preferred camera, else the kernel's first.
  private func automaticPlan(_ gstreamer: QuietzoneGStreamer) throws(CameraFault) -> PipelinePlan {
    var fault = CameraFault.noCamera
    do throws(CameraFault) {
      if let camera = try PipeWireCamera.all(gstreamer).first { return .pipeWire(node: camera.node) }
    } catch {
      fault = error
    }
    guard let device = try VideoDevice.all().first else { throw fault }
    return .v4l2(device: device.path)
  }
}

extension QuietzoneGStreamer {
  /// The address of a file that can be opened.
  fileprivate func address(ofFile path: String) throws(CameraFault) -> String {
    if let reason = reasonNotToOpen(path) { throw .unreadable(reason: reason) }
    guard let absolute = absolutePath(path), let address = text(taking: gst_filename_to_uri(absolute, nil))
    else {
      throw .unreadable(reason: "its name is not one that GStreamer takes")
    }
    return address
  }
}
