import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from '../../runtime/logger.ts'
import type { Mailer } from '../mailer.ts'

export interface OutboxOptions {
  /** Created with the first message. */
  readonly directory: string
  readonly from: string
  readonly logger: Pick<Logger, 'warn'>
}

/**
 * For a Lectern without an SMTP server: writes each message to a file that mail programs can open. Only its owner
 * can read it, because it may contain a secret link. The log contains its path, so that the operator can forward
 * it.
 */
export function createOutbox({ directory, from, logger }: OutboxOptions): Mailer {
  const composer = createTransport(
    {
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send(message) {
      const { message: composed } = await composer.sendMail({
        ...message,
        text: { raw: asItIs(message.text) },
      })
      if (!Buffer.isBuffer(composed)) throw new Error('The message was not composed as one buffer.')
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
      const file = join(directory, `${time}-${randomBytes(4).toString('hex')}.eml`)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeWhole(file, composed)
      logger.warn({ file }, 'SMTP_URL is not set: a mail was written into the outbox.')
    },
  }
}

/** Text parts are readable and links can be copied without a mail program: no quoted-printable. */
function asItIs(text: string): string {
  return `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text}`
}

/** Writes a file atomically, so that readers of the directory see it completely or not at all. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const half = `${file}.part`
  try {
    const handle = await open(half, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}
