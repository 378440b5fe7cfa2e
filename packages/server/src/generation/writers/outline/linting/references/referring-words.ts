/**
 * Patterns of text that refers to an earlier sentence. They are apart from the phrase books on purpose: a writer that
 * uses a list cannot be measured with the same list.
 */
export interface ReferringWords {
  /** Starts of a sentence that refer back. The first group is the word. */
  readonly openers: readonly RegExp[]
  /** Starts that look as if they refer back, but do not. */
  readonly harmless?: RegExp
  /** Demonstratives with their noun, early in a sentence. The group `noun` is the noun. */
  readonly pointed?: RegExp
  /** A definite noun that needs an earlier mention ('the result'). The group `noun` is the noun. */
  readonly known?: RegExp
}
