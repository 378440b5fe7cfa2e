import type { Mailer, Message } from '../../platform/mail/mailer.ts'
import { yieldToEventLoop } from '../yield-to-event-loop.ts'

export interface FakeMailer extends Mailer {
  /** Every sent message, in order. */
  readonly sent: readonly Message[]
  /** Makes sending fail from now on, or work again. */
  fail(failing: boolean): void
  /** The newest link that was mailed to an address, once `count` messages have arrived. */
  linkTo(address: string, count?: number): Promise<URL>
}

/** A mailer for tests that keeps the messages. */
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
        await yieldToEventLoop()
      }
    },
  }
}
