import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from '../../logger.ts'
import type { Mailer } from '../mailer.ts'

export interface OutboxOptions {
  /** Made when the first message comes. */
  readonly directory: string
  readonly from: string
  readonly logger: Pick<Logger, 'warn'>
}

/**
 * For a Lectern without an SMTP server: each message becomes a file that mail programs open, readable by its owner alone,
 * since it may hold a secret link. The log tells where it lies, so that whoever runs this Lectern can pass it on.
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
      if (!Buffer.isBuffer(composed)) throw new Error('The message was not composed into one piece.')
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
      const file = join(directory, `${time}-${randomBytes(4).toString('hex')}.eml`)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeWhole(file, composed)
      logger.warn({ file }, 'SMTP_URL is not set: a mail was written into the outbox.')
    },
  }
}

/** A part of text that can be read, and a link that can be copied, without a mail program: no quoted-printable. */
function asItIs(text: string): string {
  return `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text}`
}

/** Whoever looks into the directory sees the file whole or not at all. */
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
