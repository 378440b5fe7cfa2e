/**
 * The port to the post: one act. An adapter writes messages as RFC 5322 says and rejects when a message could not be
 * handed over. The suite in `mailers.test.ts` holds for every adapter.
 */
export interface Mailer {
  send(message: Message): Promise<void>
}

export interface Message {
  /** One address. */
  readonly to: string
  readonly subject: string
  /** For every reader. */
  readonly text: string
  /** The same, for readers that show it. */
  readonly html: string
}
