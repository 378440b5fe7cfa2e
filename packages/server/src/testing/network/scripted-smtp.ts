import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { z } from 'zod'

/** How a scripted SMTP server treats its clients. */
export type SmtpManner = 'accepts' | 'refuses recipients' | 'hangs up' | 'never greets'

export interface ReceivedMail {
  readonly from: string
  readonly to: string
  readonly source: string
  /** Whether the client announced addresses in UTF-8 (RFC 6531). */
  readonly utf8: boolean
}

export interface ScriptedSmtp {
  readonly url: string
  /** The received mails, each with its envelope. */
  readonly received: readonly ReceivedMail[]
  close(): Promise<void>
}

/** A mail server on this machine with the parts of RFC 5321 that a client needs. */
export async function startScriptedSmtp(manner: SmtpManner = 'accepts'): Promise<ScriptedSmtp> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    if (manner === 'hangs up') return void socket.destroy()
    if (manner !== 'never greets') socket.write('220 scripted.example ESMTP\r\n')
    converse(socket, manner, (mail) => received.push(mail))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async close() {
      for (const socket of sockets) socket.destroy()
      await once(server.close(), 'close')
    },
  }
}

function converse(socket: Socket, manner: SmtpManner, keep: (mail: ReceivedMail) => void): void {
  let unread = ''
  let from = ''
  let to = ''
  let utf8 = false
  let source: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)

  function hear(line: string): void {
    if (source) {
      if (line !== '.') return void source.push(line.replace(/^\./, ''))
      keep({ from, to, utf8, source: source.join('\r\n') })
      source = undefined
      return void say('250 2.0.0 taken')
    }
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    switch (line.slice(0, 4).toUpperCase()) {
      case 'EHLO':
      case 'HELO':
        return void say('250-scripted.example\r\n250 SMTPUTF8')
      case 'MAIL':
        from = address
        utf8 = / SMTPUTF8\b/i.test(line)
        return void say('250 2.1.0 ok')
      case 'RCPT':
        to = address
        return void say(manner === 'refuses recipients' ? '550 5.1.1 no such mailbox' : '250 2.1.5 ok')
      case 'DATA':
        source = []
        return void say('354 go ahead')
      case 'QUIT':
        say('221 2.0.0 bye')
        return void socket.end()
      default:
        return void say('250 2.0.0 ok')
    }
  }

  socket.on('data', (chunk: Buffer) => {
    unread += chunk.toString('utf8')
    for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
      const line = unread.slice(0, end)
      unread = unread.slice(end + 2)
      hear(line)
    }
  })
}
