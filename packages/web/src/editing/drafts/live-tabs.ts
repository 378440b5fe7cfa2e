/** The editors that are open in the tabs of this browser. Each editor holds a name of its own. */
export interface LiveTabs {
  /** Holds a name until the result is called or the tab closes. */
  hold(name: string): () => void
  /** Resolves to true when no tab holds the name, or to false if `signal` is aborted before. */
  waitUntilFree(name: string, signal: AbortSignal): Promise<boolean>
}

/** Uses Web Locks, which a browser releases when the tab closes or crashes. They exist on https and localhost only. */
export function createLockTabs(locks: LockManager): LiveTabs {
  return {
    hold(name) {
      const { promise, resolve } = Promise.withResolvers<void>()
      locks.request(name, () => promise).catch(() => undefined)
      return resolve
    },
    waitUntilFree: (name, signal) =>
      locks.request(name, { mode: 'shared', signal }, () => true).catch(() => false),
  }
}

/** A live tab answers within this time, in milliseconds. */
const answerTimeoutMs = 1000
const askIntervalMs = 5000

/** The methods of `BroadcastChannel` that tabs use to ask each other. */
interface TabChannel {
  postMessage(data: unknown): void
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: unknown }) => void,
    options?: { signal: AbortSignal },
  ): void
}

/** Used if there are no locks: tabs ask each other. A tab that the browser has frozen does not answer. */
export function createChannelTabs(channel: TabChannel): LiveTabs {
  const held = new Set<string>()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have no origin
  const send = (message: unknown) => channel.postMessage(message)
  const ask = (whoHolds: string) => send({ whoHolds })
  const answer = (name: string) => send({ held: name })
  channel.addEventListener('message', ({ data }) => {
    if (isQuestion(data) && held.has(data.whoHolds)) answer(data.whoHolds)
  })

  async function isHeld(name: string, signal: AbortSignal): Promise<boolean> {
    const answered = new AbortController()
    channel.addEventListener(
      'message',
      ({ data }) => {
        if (isAnswer(data) && data.held === name) answered.abort()
      },
      { signal: AbortSignal.any([answered.signal, signal]) },
    )
    ask(name)
    await pause(answerTimeoutMs, AbortSignal.any([answered.signal, signal]))
    const yes = answered.signal.aborted
    answered.abort()
    return yes || held.has(name)
  }

  return {
    hold(name) {
      held.add(name)
      return () => {
        held.delete(name)
      }
    },
    async waitUntilFree(name, signal) {
      while (!signal.aborted && (await isHeld(name, signal))) await pause(askIntervalMs, signal)
      return !signal.aborted
    },
  }
}

let shared: LiveTabs | undefined

/** The tabs of this browser. */
export function liveTabs(): LiveTabs {
  const { locks } = navigator as Partial<Navigator>
  return (shared ??= locks ? createLockTabs(locks) : createChannelTabs(new BroadcastChannel('lectern-tabs')))
}

function isQuestion(data: unknown): data is { whoHolds: string } {
  return typeof data === 'object' && data !== null && 'whoHolds' in data
}

function isAnswer(data: unknown): data is { held: string } {
  return typeof data === 'object' && data !== null && 'held' in data
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
