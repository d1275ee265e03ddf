// The misspellings of Vietnamese.

extension Misspellings {
  /// The misspellings of Vietnamese: impossible syllables, and tones that are mistaken for one another, where neither
  /// syllable is another word.
  static let vietnamese = Misspellings(
    """
    chuơng chương cãm cảm cũa của cữa cửa giử giữ giửa giữa gìơ giờ gíup giúp gĩư giữ khõe khỏe muời mười mừơi mười
    nghiã nghĩa nghon ngon nghành ngành nghày ngày nghười người nghỉa nghĩa nghồi ngồi nghữa nghĩa nguời người
    ngườii người ngỉ nghỉ ngỉa nghĩa nhửng những nuớc nước nứơc nước phuơng phương qúa quá qúi quí qúy quý qủa quả
    kiễm kiểm sẳn sẵn triễn triển vỉnh vĩnh xãy xảy thuờng thường truớc trước trứơc trước tuơng tương xữ xử
    đuờng đường đuợc được đưọc được đễ để đựơc được
    """)
}
