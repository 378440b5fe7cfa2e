import { createTransport } from 'nodemailer'
import type { Mailer } from '../mailer.ts'

interface SmtpOptions {
  /** `smtp://user:password@host:587` (STARTTLS if the server offers it) or `smtps://…:465`. */
  readonly url: string
  readonly from: string
  /** In milliseconds: for a connection, and for every answer on it. */
  readonly timeouts?: { readonly connect: number; readonly answer: number }
}

/** Sends mail to an SMTP server. Each message uses its own connection, because messages are rare. */
export function createSmtp({ url, from, timeouts = { connect: 5000, answer: 10_000 } }: SmtpOptions): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: timeouts.connect,
      dnsTimeout: timeouts.connect,
      greetingTimeout: timeouts.answer,
      socketTimeout: timeouts.answer,
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
