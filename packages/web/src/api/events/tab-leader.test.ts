import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { joinTabLeader, type TabChannel } from './tab-leader.ts'

type Granted = () => Promise<unknown>

/** Web Locks in one process: one holder per name, requests in order, `steal` and `signal` as in the standard. */
function createLocks() {
  let holder: { reject: (error: Error) => void } | undefined
  const queue: (() => void)[] = []
  function request(_name: string, how: LockOptions, granted: Granted): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const grant = () => {
        const mine = { reject }
        holder = mine
        granted()
          .then(resolve, reject)
          .finally(() => {
            if (holder !== mine) return
            holder = undefined
            queue.shift()?.()
          })
      }
      if (how.steal) {
        holder?.reject(new DOMException('stolen', 'AbortError'))
        grant()
      } else if (holder) {
        queue.push(grant)
        how.signal?.addEventListener('abort', () => {
          const at = queue.indexOf(grant)
          if (at >= 0) queue.splice(at, 1)
          reject(new DOMException('aborted', 'AbortError'))
        })
      } else grant()
    })
  }
  return { request } as unknown as Pick<LockManager, 'request'>
}

/** Channels that receive the messages of each other, but not their own. */
function createChannels() {
  const open = new Set<(message: unknown) => void>()
  return (): TabChannel => {
    let own: ((message: unknown) => void) | undefined
    return {
      post: (message) => {
        for (const listener of open) if (listener !== own) listener(message)
      },
      onMessage: (listener) => {
        own = listener
        open.add(listener)
      },
      close: () => own && open.delete(own),
    }
  }
}

const silenceMs = 1000
let locks = createLocks()
let openChannel = createChannels()

function openTab() {
  const tab = {
    heard: [] as unknown[],
    leading: 0,
    send: (_message: unknown) => {},
    stop: () => {},
  }
  tab.stop = joinTabLeader({
    name: 'events',
    locks,
    openChannel,
    silenceMs,
    onMessage: (message) => tab.heard.push(message),
    async lead(send, signal) {
      tab.leading += 1
      tab.send = send
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
      tab.leading -= 1
    },
  })
  return tab
}

beforeEach(() => {
  vi.useFakeTimers()
  locks = createLocks()
  openChannel = createChannels()
})
afterEach(() => {
  vi.useRealTimers()
})
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('tabs that share a leader', () => {
  test('have one leader among seven, whose messages all receive', async () => {
    const tabs = Array.from({ length: 7 }, openTab)
    await settle()
    expect(tabs.map(({ leading }) => leading)).toEqual([1, 0, 0, 0, 0, 0, 0])
    tabs[0]?.send('news')
    expect(tabs.map(({ heard }) => heard)).toEqual(tabs.map(() => ['news']))
  })

  test('get another leader when the tab that leads closes', async () => {
    const [first, second] = [openTab(), openTab()]
    await settle()
    first.stop()
    await settle()
    expect([first.leading, second.leading]).toEqual([0, 1])
  })

  test('replace a leader that hangs, which then sends no more messages', async () => {
    const [first, second] = [openTab(), openTab()]
    await settle()
    await vi.advanceTimersByTimeAsync(silenceMs)
    expect([first.leading, second.leading]).toEqual([0, 1])
    first.send('late')
    expect(second.heard).toEqual([])
  })

  test('do not replace a leader that sends in time', async () => {
    const [first, second] = [openTab(), openTab()]
    await settle()
    for (let time = 0; time < 10; time += 1) {
      await vi.advanceTimersByTimeAsync(silenceMs / 2)
      first.send('alive')
    }
    expect([first.leading, second.leading]).toEqual([1, 0])
  })

  test('follow again after they lost the lead, and lead again when the other tab closes', async () => {
    const [first, second] = [openTab(), openTab()]
    await settle()
    await vi.advanceTimersByTimeAsync(silenceMs)
    second.send('alive')
    second.stop()
    await settle()
    expect([first.leading, second.leading]).toEqual([1, 0])
  })
})

test('each tab is its own leader if the browser has no Web Locks', async () => {
  locks = undefined as unknown as typeof locks
  const [first, second] = [openTab(), openTab()]
  await settle()
  expect([first.leading, second.leading]).toEqual([1, 1])
})
