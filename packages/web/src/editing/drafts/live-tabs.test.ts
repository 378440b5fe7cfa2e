import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChannelTabs, createLockTabs, type LiveTabs } from './live-tabs.ts'

/** The channels of two tabs. A channel does not receive its own messages. */
function channels(): [BroadcastChannel, BroadcastChannel] {
  const targets = [new EventTarget(), new EventTarget()] as const
  const channel = (own: EventTarget, other: EventTarget) =>
    Object.assign(own, {
      postMessage: (data: unknown) => void other.dispatchEvent(new MessageEvent('message', { data })),
    }) as unknown as BroadcastChannel
  return [channel(...targets), channel(targets[1], targets[0])]
}

/** The locks of a browser: a shared request waits for the lock that is held. */
function locks(): LockManager {
  const held = new Map<string, Promise<unknown>>()
  const request = async (name: string, ...rest: unknown[]) => {
    const act = rest.at(-1) as () => Promise<unknown>
    const { signal } = rest.length > 1 ? (rest[0] as { signal: AbortSignal }) : { signal: undefined }
    if (!signal) {
      held.set(name, act())
      return await held.get(name)
    }
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    )
    await Promise.race([held.get(name), aborted])
    return act()
  }
  return { request } as unknown as LockManager
}

const kinds: readonly [string, () => readonly [LiveTabs, LiveTabs]][] = [
  [
    'locks',
    () => {
      const shared = locks()
      return [createLockTabs(shared), createLockTabs(shared)]
    },
  ],
  [
    'questions',
    () => {
      const [one, other] = channels()
      return [createChannelTabs(one), createChannelTabs(other)]
    },
  ],
]

describe.each(kinds)('tabs that know each other by %s', (_, open) => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('wait until a name is free', async () => {
    const [mine, theirs] = open()
    const release = theirs.hold('draft 1')
    const freed = vi.fn<(free: boolean) => void>()
    void mine.waitUntilFree('draft 1', new AbortController().signal).then(freed)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(freed).not.toHaveBeenCalled()
    release()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(freed).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('find a name that no tab holds', async () => {
    const [mine, theirs] = open()
    theirs.hold('draft 2')
    const free = mine.waitUntilFree('draft 1', new AbortController().signal)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await free).toBe(true)
  })

  test('stop waiting when the signal is aborted', async () => {
    const [mine, theirs] = open()
    theirs.hold('draft 1')
    const leaving = new AbortController()
    const free = mine.waitUntilFree('draft 1', leaving.signal)
    leaving.abort()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await free).toBe(false)
  })
})
