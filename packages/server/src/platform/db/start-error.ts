/** Why the database cannot be opened; its message is a sentence for the operator. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}
