// Multi-letter substitutions: alternative spellings of sounds, and confusable endings.

import InkLexicon
import InkText

/// A group of letters that is typed in place of another group.
struct SpellingRule: Sendable, Equatable {
  /// The typed letters, at most four, the last one in the lowest byte.
  let typed: UInt32
  /// The meant letters, at most four, likewise.
  let meant: UInt32
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

    fileprivate init(_ rules: [SpellingRule]) { self.rules = rules.sorted { $0.typed < $1.typed } }

    /// Returns the rules for some typed letters, in no particular order.
    func rules(typed: UInt32) -> ArraySlice<SpellingRule> {
      let start = rules.partitionPoint { $0.typed < typed }
      var end = start
      while end < rules.count, rules[end].typed == typed { end += 1 }
      return rules[start..<end]
    }
  }

  /// Parses pairs of a cost in nats and `typed>meant` rules separated by spaces.
  private static func parsed(_ lines: [(cost: Double, rules: String)]) -> [SpellingRule] {
    var rules: [SpellingRule] = []
    for line in lines {
      let cost = Score(nats: line.cost).rawValue
      line.rules.forEachListedWord { rule in
        var (typed, letters): (UInt32, UInt32) = (0, 0)
        for byte in rule {
          if byte == UInt8(ascii: ">") {
            (typed, letters) = (letters, 0)
          } else {
            letters = letters << 8 | UInt32(byte)
          }
        }
        rules.append(SpellingRule(typed: typed, meant: letters, cost: cost))
      }
    }
    return rules
  }
}
