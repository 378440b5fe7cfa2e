/** The messages of mails, in one language. Each language is a file in `messages/`. */
export interface MailMessages {
  readonly passwordReset: {
    readonly subject: string
    readonly greeting: (firstName: string) => string
    readonly why: string
    /** The link follows. `duration` is how long it works, in the nominative: '1 hour'. */
    readonly how: (duration: string) => string
    /** The label of the button with the link. */
    readonly button: string
    /** The link follows as text. */
    readonly withoutButton: string
    readonly otherwise: string
  }
}
