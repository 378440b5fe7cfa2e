import { createTransport } from 'nodemailer'
import type { Mailer } from '../mailer.ts'

interface SmtpOptions {
  /** `smtp://user:password@host:587` (STARTTLS where the server offers it) or `smtps://…:465`. */
  readonly url: string
  readonly from: string
  /** In milliseconds: for a connection, and for every answer on it. */
  readonly patience?: { readonly connect: number; readonly answer: number }
}

/** Hands mail to an SMTP server, on a connection of its own for each message: they are few. */
export function createSmtp({ url, from, patience = { connect: 5000, answer: 10_000 } }: SmtpOptions): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: patience.connect,
      dnsTimeout: patience.connect,
      greetingTimeout: patience.answer,
      socketTimeout: patience.answer,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send(message) {
      await transport.sendMail({ ...message })
    },
  }
}
