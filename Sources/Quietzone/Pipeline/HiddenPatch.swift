import QuietzoneImaging

#if !COMPACT
  /// A part of a level where symbols may be that something hides, and what was found out about that.
  struct HiddenPatch<Finding> {
    /// In pixels of the level.
    var place: PixelRectangle
    /// The patches of crossing edges that it consists of, in pixels of the level.
    var patches: [PixelRectangle]
    var finding: Finding
  }
#endif
