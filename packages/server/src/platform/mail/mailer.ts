/**
 * The port to mail. An adapter writes messages according to RFC 5322 and rejects if it could not deliver a message.
 * Every adapter passes the suite in `mailers.test.ts`.
 */
export interface Mailer {
  send(message: Message): Promise<void>
}

export interface Message {
  /** One address. */
  readonly to: string
  readonly subject: string
  /** For every mail program. */
  readonly text: string
  /** The same as HTML. */
  readonly html: string
}
