import type { Mailer } from './mailer.ts'
import { createOutbox, type OutboxOptions } from './mailers/outbox.ts'
import { createSmtp } from './mailers/smtp.ts'

/** The mailer: the configured SMTP server, or the outbox in the data directory. */
export function createMailer({
  smtpUrl,
  ...outbox
}: OutboxOptions & { readonly smtpUrl: string | undefined }): Mailer {
  return smtpUrl === undefined ? createOutbox(outbox) : createSmtp({ url: smtpUrl, from: outbox.from })
}
