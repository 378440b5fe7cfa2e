import type { GuideChange } from '@lectern/domain/accounts/guide.ts'
import { inBackground } from '../../ui/in-background.ts'

/**
 * Sends changes in their order, one request at a time: requests that run together can arrive in another order, and the
 * earlier change would replace the later one. Changes that wait are sent together. They are dropped if the session ends,
 * because the next user of the browser must not get them. A failed request is not repeated.
 */
export function createGuideChanges(
  send: (change: GuideChange) => Promise<unknown>,
  session: () => string | undefined,
): {
  readonly add: (change: GuideChange) => Promise<void>
  /** Sends what waits immediately, because the page is closed. */
  readonly flush: () => void
} {
  let waiting: { readonly change: GuideChange; readonly owner: string | undefined } | undefined
  let running: Promise<void> | undefined

  async function sendNext(): Promise<void> {
    const next = waiting
    waiting = undefined
    if (next !== undefined && next.owner === session()) await send(next.change).catch(() => undefined)
  }

  async function sendAll(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    while (waiting !== undefined) await sendNext()
    running = undefined
  }

  return {
    add(change) {
      const owner = session()
      const earlier = waiting?.owner === owner ? waiting?.change : undefined
      waiting = { owner, change: { ...earlier, ...change } }
      return (running ??= sendAll())
    },
    flush() {
      inBackground(sendNext())
    },
  }
}
