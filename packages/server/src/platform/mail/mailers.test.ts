import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { silentLogger } from '../runtime/logger.ts'
import { startScriptedSmtp } from '../../testing/network/scripted-smtp.ts'
import type { Mailer } from './mailer.ts'
import { createMailer } from './mailers.ts'
import { createSmtp } from './mailers/smtp.ts'

const link = 'https://lectern.example.edu/reset-password?token=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'
const message = {
  to: 'ada@example.org',
  subject: 'Choose a new password for Lectern',
  text: `Hello Ada,\n\nhere is the link:\n\n${link}\n`,
  html: `<p>Hello Ada</p><p><a href="${link}">Choose a new password</a></p>`,
}
const from = 'Lectern <no-reply@lectern.example.edu>'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function outbox() {
  const parent = await mkdtemp(join(tmpdir(), 'lectern-outbox-'))
  closers.push(() => rm(parent, { recursive: true }))
  const directory = join(parent, 'outbox')
  const logger = { ...silentLogger, warn: vi.fn<(details: object, message: string) => void>() }
  const mailer = createMailer({ smtpUrl: undefined, from, directory, logger })
  const files = async () => (await readdir(directory)).map((name) => join(directory, name))
  const sources = async () => Promise.all((await files()).map((file) => readFile(file, 'utf8')))
  return { mailer, sources, files, logger }
}

async function smtp() {
  const server = await startScriptedSmtp()
  closers.push(() => server.close())
  const mailer = createMailer({ smtpUrl: server.url, from, directory: '/nowhere', logger: silentLogger })
  return { mailer, sources: async () => server.received.map(({ source }) => source), server }
}

/** Undoes quoted-printable (RFC 2045, section 6.7). */
function unwrapped(source: string): string {
  return source
    .replaceAll('=\r\n', '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'))
}

const adapters: Record<string, () => Promise<{ mailer: Mailer; sources: () => Promise<string[]> }>> = {
  outbox,
  smtp,
}

describe.each(Object.entries(adapters))('every mailer (%s)', (_name, open) => {
  test('writes a message that mail programs can read', async () => {
    const { mailer, sources } = await open()
    await mailer.send(message)
    const [source = ''] = await sources()
    expect(source).toMatch(/^From: Lectern <no-reply@lectern\.example\.edu>\r$/m)
    expect(source).toMatch(/^To: ada@example\.org\r$/m)
    expect(source).toMatch(/^Subject: Choose a new password for Lectern\r$/m)
    expect(source).toMatch(/^Date: .+\r$/m)
    expect(source).toMatch(/^Message-ID: <[^@]+@lectern\.example\.edu>\r$/m)
    expect(source).toMatch(/^Content-Type: multipart\/alternative;/m)
    expect(unwrapped(source)).toContain(link)
    expect(source.replaceAll('\r\n', ''), 'lines end as RFC 5322 says').not.toMatch(/[\r\n]/)
  })

  test('keeps characters of every script', async () => {
    const { mailer, sources } = await open()
    await mailer.send({ ...message, subject: 'Grüße, 你好', text: 'Zdravím, Žofie.' })
    const [source = ''] = await sources()
    expect(source).toMatch(/^Subject: =\?UTF-8\?[QB]\?/m)
    expect(unwrapped(source)).toContain('Zdravím, Žofie.')
  })

  test('writes to an address in another script', async () => {
    const { mailer, sources } = await open()
    await mailer.send({ ...message, to: '用户@xn--r8jz45g.xn--zckzah' })
    const [source = ''] = await sources()
    expect(source).toMatch(/^To: 用户@例え\.テスト\r$/m)
  })

  test('does not allow headers in a subject', async () => {
    const { mailer, sources } = await open()
    await mailer.send({ ...message, subject: 'Hello\r\nBcc: eve@example.org' })
    const [source = ''] = await sources()
    expect(source).not.toMatch(/^Bcc:/m)
  })

  test('sends each message separately', async () => {
    const { mailer, sources } = await open()
    await Promise.all([1, 2, 3].map((number) => mailer.send({ ...message, subject: `Number ${number}` })))
    const subjects = (await sources()).map((source) => /^Subject: (.*)\r$/m.exec(source)?.[1])
    expect(new Set(subjects)).toEqual(new Set(['Number 1', 'Number 2', 'Number 3']))
  })
})

describe('the outbox', () => {
  test('is readable by its owner only, and contains complete files', async () => {
    const { mailer, files } = await outbox()
    await mailer.send(message)
    const [file = ''] = await files()
    expect(file).toMatch(/\/outbox\/\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{8}\.eml$/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(join(file, '..'))).mode & 0o777).toBe(0o700)
  })

  test('contains readable text and a link that can be copied, without a mail program', async () => {
    const { mailer, sources } = await outbox()
    await mailer.send({ ...message, text: `Zdravím, Žofie:\n${link}\n` })
    expect((await sources())[0]).toContain(`Zdravím, Žofie:\r\n${link}\r\n`)
  })

  test('logs the path of a mail, and not its content', async () => {
    const { mailer, files, logger } = await outbox()
    await mailer.send(message)
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
      { file: (await files())[0] },
      expect.stringContaining('SMTP_URL'),
    )
    expect(JSON.stringify(logger.warn.mock.calls)).not.toContain('token')
  })
})

describe('the SMTP server', () => {
  test('uses SMTPUTF8 for an address in UTF-8, and sends hosts in ASCII otherwise', async () => {
    const { mailer, server } = await smtp()
    await mailer.send({ ...message, to: '用户@xn--r8jz45g.xn--zckzah' })
    await mailer.send({ ...message, to: 'ada@xn--bcher-kva.example' })
    expect(server.received.map(({ to, utf8 }) => [to, utf8])).toEqual([
      ['用户@例え.テスト', true],
      ['ada@xn--bcher-kva.example', false],
    ])
  })

  test('receives the sender and the recipient', async () => {
    const { mailer, server } = await smtp()
    await mailer.send(message)
    expect(server.received).toMatchObject([{ from: 'no-reply@lectern.example.edu', to: 'ada@example.org' }])
  })

  test.each(['refuses recipients', 'hangs up', 'never greets'] as const)(
    'that %s makes sending fail soon',
    async (manner) => {
      const server = await startScriptedSmtp(manner)
      closers.push(() => server.close())
      const mailer = createSmtp({ url: server.url, from, timeouts: { connect: 200, answer: 200 } })
      await expect(mailer.send(message)).rejects.toThrow(Error)
      expect(server.received).toEqual([])
    },
  )
})
