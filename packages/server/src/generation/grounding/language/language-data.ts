/**
 * The words of a language that decide whether two sentences say the same. Each text is a list in lower case, separated
 * by `|`. A `*` at the end stands for any ending.
 */
export interface LanguageData {
  /** Words that deny what the sentence says. A start of a word has a `*`. */
  readonly negations: string
  /** Phrases with a negation that deny nothing: 'not only'. */
  readonly notNegations: string
  /** Pairs of opposites in addition to those of the quizzes: `open,opens/closed,closes`. */
  readonly opposites: string
  /** Words between a cause and its effect: 'causes', 'leads to'. */
  readonly causes: string
  /** Words between an effect and its cause: 'because', 'is caused by'. */
  readonly reasons: string
  /** Words between the earlier and the later event, and between the later and the earlier one. */
  readonly before: string
  readonly after: string
  /** Words before the second member of a comparison. */
  readonly than: string
  /** Number words with their values: `two=2`. Words of one number may follow each other. */
  readonly numbers: string
  /** Words that join the parts of a number: 'and'. */
  readonly numberJoints: string
  /** Words of fractions: `half=0.5`. After a number they multiply it: 'two thirds'. */
  readonly fractions: string
  /** Words of an approximate number. */
  readonly about: string
  /** Words of units that CLDR does not name, with the symbol of the unit. */
  readonly units: string
  /** Words that hosts say without a claim: greetings, reactions, announcements. Starts of words. */
  readonly connective: string
}
