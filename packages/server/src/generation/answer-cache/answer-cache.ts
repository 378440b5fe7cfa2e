/**
 * Paid answers of an attempt to write a page, until the page is stored. So a failure, a cancelled job or a restart does not
 * pay for them twice. Keys are hashes in hexadecimal digits of everything on which an answer depends.
 */
export interface AnswerCache {
  find(key: string): Promise<string | undefined>
  /** Never throws: an answer that cannot be stored is paid for again. */
  keep(key: string, answer: string): Promise<void>
  forget(keys: readonly string[]): Promise<void>
  /**
   * Called when the work used the answers that an equal call of another caller kept, with the function that forgets them.
   * That caller may have left.
   */
  joined?(forget: () => Promise<void>): void
}
