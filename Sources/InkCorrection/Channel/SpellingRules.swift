// Multi-letter substitutions: alternative spellings of sounds, and confusable endings.

import InkLexicon
import InkText

/// A group of letters that is typed in place of another group.
struct SpellingRule: Sendable, Equatable {
  /// The typed letters, at most four.
  let typed: [UInt8]
  /// The meant letters, at most four.
  let meant: [UInt8]
  /// The cost, in 1/4096 nat.
  let cost: Int32
}

/// The spelling rules and their lookup by typed letters.
enum SpellingRules {
  /// The maximum number of letters in a group.
  static let maximumLength = 4

  /// The rules, as `typed>meant` after their cost in nats. The costs were fitted together with ``SlipKinds/fitted`` and
  /// rounded to halves; rules that no misspelling in the lists used keep the cost of the prior.
  static let all: [SpellingRule] = parsed([
    (3, "d>ed"),
    (3.5, "n>gn x>xc s>sc im>em m>mb"),
    (4, "sc>c de>di g>dg k>ck t>th ey>y wh>w tion>sion ch>tch"),
    (
      4.5,
      "lly>ly c>ch in>ing m>mn ie>y ery>ary enc>anc ant>ent q>cq ei>ai dis>des ys>ies il>le "
        + "w>wh zz>s f>ph ible>able ally>ly des>dis anc>enc ious>eous shun>tion ence>ance "
        + "uf>ough off>ough aw>ough kw>qu x>cc j>dge t>tch sh>ssi aw>au au>aw eous>ious ise>ice "
        + "ice>ise c>cq r>rh iry>ery ough>o cion>tion ance>ence ite>ight gu>g x>ks ph>f x>cs "
        + "k>ch mb>m j>dg sh>ti ck>cq sh>ci cs>x te>ght able>ible t>ght ay>ei ely>ly o>ough "
        + "ks>x em>im ent>ant ous>us ibl>abl ai>ei oo>u sion>tion ary>ery tch>ch si>ti ay>ai "
        + "rau>aura eing>ing ize>ise ti>ci abl>ibl ch>c mn>m sk>sc ci>ti al>il o>au an>en pro>per u>oo "
        + "y>ie or>er le>al ir>er er>ar ss>c ce>se ee>ea c>ss ck>k nite>ight n>kn r>wr s>ps"
    ),
    (
      5,
      "en>an er>ir se>ce en>in il>al ou>u ea>ee ur>er al>le in>en er>ur nd>n ai>a our>or "
        + "er>or en>on ar>er ou>o"
    ),
    (5.5, "ly>ally di>de ea>e ei>e on>en au>o i>ea sc>s"),
    (6, "ie>e z>s th>t"),
    (6.5, "i>y y>i u>o"),
    (7, "e>i o>u i>a e>y i>e"),
    (7.5, "e>o e>a a>i o>a"),
  ])

  /// The rules by typed letters. Read it once before a loop, since every candidate search looks up every group of
  /// letters in the typed word.
  static let byTyped = Table(all)

  /// Rules sorted by their typed letters as a number, for binary search.
  struct Table: Sendable {
    private let rules: [SpellingRule]
    private let numbers: [UInt32]

    fileprivate init(_ rules: [SpellingRule]) {
      func number(of letters: [UInt8]) -> UInt32 { letters.reduce(0) { $0 << 8 | UInt32($1) } }
      let sorted = rules.map { (number: number(of: $0.typed), rule: $0) }
        .sorted { $0.number < $1.number }
      self.rules = sorted.map(\.rule)
      numbers = sorted.map(\.number)
    }

    /// Returns the rules for some typed letters, in no particular order. `number` holds up to four letters, the last
    /// one in the lowest byte.
    func rules(typed number: UInt32) -> ArraySlice<SpellingRule> {
      let start = numbers.partitionPoint { $0 < number }
      var end = start
      while end < numbers.count, numbers[end] == number { end += 1 }
      return rules[start..<end]
    }
  }

  /// Parses pairs of a cost in nats and `typed>meant` rules separated by spaces.
  private static func parsed(_ lines: [(cost: Double, rules: String)]) -> [SpellingRule] {
    lines.flatMap { line in
      let cost = Score(nats: line.cost).rawValue
      let rules = Array(line.rules.utf8).split(separator: UInt8(ascii: " "))
      return rules.compactMap { rule -> SpellingRule? in
        guard let sign = rule.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        return SpellingRule(
          typed: Array(rule[..<sign]), meant: Array(rule[(sign + 1)...]), cost: cost)
      }
    }
  }
}
