/** Why the database cannot be opened; its message is a sentence for whoever starts the server. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}
