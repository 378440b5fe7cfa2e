import type { Mailer, Message } from '../mail/mailer.ts'
import { giveWay } from './give-way.ts'

export interface FakeMailer extends Mailer {
  /** Everything that was sent, in order. */
  readonly sent: readonly Message[]
  /** From now on nothing can be sent, or it can again. */
  fail(failing: boolean): void
  /** The newest link that was mailed to an address, once there are so many. */
  linkTo(address: string, count?: number): Promise<URL>
}

/** The post of a test: it keeps what it is given. */
export function createFakeMailer(): FakeMailer {
  const sent: Message[] = []
  let failing = false
  return {
    sent,
    fail(now) {
      failing = now
    },
    async send(message) {
      if (failing) throw new Error('The post office is closed.')
      sent.push(message)
    },
    async linkTo(address, count = 1) {
      for (;;) {
        const links = sent.filter(({ to }) => to === address).map(({ text }) => /https?:\S+/.exec(text)?.[0])
        const last = links.at(-1)
        if (links.length >= count && last !== undefined) return new URL(last)
        await giveWay()
      }
    },
  }
}
