// The section table of a pack, checked once when the pack is opened.

/// The position and size of a section in the file.
struct SectionPlace: Sendable, Hashable {
  var offset = 0
  var count = 0
}

/// The sections of a pack by kind and component.
struct SectionTable: Sendable {
  /// A few dozen entries, searched linearly: the first use of a dictionary with a custom key type would cost more at
  /// start-up than all the searches.
  private var places: [(key: Key, place: SectionPlace)] = []

  private struct Key: Equatable, Sendable {
    let section: UInt32
    let component: UInt32
  }

  /// Reads the header and the section table; the cost depends only on the number of sections.
  init(_ file: PackFile) throws(PackError) {
    // A file that does not begin with the magic number was never a pack; no other error would be helpful.
    guard file.uint64(at: 0) == PackFormat.magic else { throw .notAPack }
    // A pack of another version may have another header, so the version is checked before everything else.
    let version = file.uint32(at: 8)
    if version != Int(PackFormat.version) {
      throw .version(found: version, expected: Int(PackFormat.version))
    }
    // A file truncated by an incomplete copy is the most common damage and has its own remedy.
    let expected = Int(exactly: file.uint64(at: 16)) ?? .max
    if file.count < expected { throw .truncated(found: file.count, expected: expected) }
    let rowCount = file.uint32(at: 12)
    let tableEnd = PackFormat.headerByteCount + rowCount * PackFormat.sectionRowByteCount
    guard rowCount <= PackFormat.maximumSectionCount, tableEnd <= file.count else {
      throw .damagedSection("table")
    }
    for row in 0..<rowCount {
      let start = PackFormat.headerByteCount + row * PackFormat.sectionRowByteCount
      let key = Key(
        section: UInt32(truncatingIfNeeded: file.uint32(at: start)),
        component: UInt32(truncatingIfNeeded: file.uint32(at: start + 4)))
      guard let offset = Int(exactly: file.uint64(at: start + 8)),
        let count = Int(exactly: file.uint64(at: start + 16)),
        // Sections are read eight bytes at a time and must not extend past the end of the file.
        offset >= tableEnd, count <= file.count, offset <= file.count - count,
        offset % PackFormat.alignment == 0
      else { throw .damagedSection(SectionTable.name(of: key.section)) }
      places.append((key, SectionPlace(offset: offset, count: count)))
    }
  }

  /// Whether a section is present.
  func has(_ section: PackSection) -> Bool {
    place(for: section, component: 0) != nil
  }

  /// Returns the position of a required section.
  func place(
    of section: PackSection, component: Int = 0
  ) throws(PackError) -> SectionPlace {
    guard let place = place(for: section, component: component) else {
      throw .missingSection("\(section)")
    }
    return place
  }

  /// Returns the position of a required section, which must have the given size.
  func place(
    of section: PackSection, component: Int = 0, byteCount: Int
  ) throws(PackError) -> SectionPlace {
    let place = try place(of: section, component: component)
    if place.count != byteCount { throw .damagedSection("\(section)") }
    return place
  }

  private func place(for section: PackSection, component: Int) -> SectionPlace? {
    let key = Key(section: section.rawValue, component: UInt32(truncatingIfNeeded: component))
    return places.last { $0.key == key }?.place
  }

  private static func name(of section: UInt32) -> String {
    PackSection(rawValue: section).map { "\($0)" } ?? "\(section)"
  }
}
