import type { RecordedTake } from '@lectern/domain/api/documents/recordings.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../../api/api-problem.ts'
import type { LocalTake } from './stored-takes.ts'
import type { sendTake } from './send-take.ts'
import { createTakeOutbox } from './take-outbox.ts'
import { localTake } from '../testing/local-take.ts'

// The test environment has no IndexedDB. A map replaces it.
const browser = vi.hoisted(() => ({
  kept: new Map<string, unknown>(),
  trouble: undefined as 'full' | 'unreadable' | undefined,
  send: vi.fn<typeof sendTake>(),
  remove: vi.fn<(take: { id: string }, signal: AbortSignal) => Promise<void>>(),
  listed: [] as { take: string }[],
}))
vi.mock('idb-keyval', () => ({
  get: async (key: unknown) => {
    if (browser.trouble === 'unreadable') throw new Error('It cannot be read.')
    return browser.kept.get(JSON.stringify(key))
  },
  set: async (key: unknown, value: unknown) => {
    if (browser.trouble === 'full') throw new Error('It cannot be stored.')
    browser.kept.set(JSON.stringify(key), value)
  },
  del: async (key: unknown) => void browser.kept.delete(JSON.stringify(key)),
  keys: async () => [...browser.kept.keys()].map((key): unknown => JSON.parse(key)),
}))
vi.mock('../../api/call.ts', () => ({ call: async () => ({ takes: browser.listed }) }))
vi.mock('./send-take.ts', () => ({ sendTake: browser.send }))
vi.mock('./delete-sent-take.ts', () => ({ deleteSentTake: browser.remove }))

const takeOf = (user: string, more: Partial<LocalTake> = {}) =>
  localTake({ user, id: `take-of-${user}`, ...more })
const answer = { take: 'kept' } as RecordedTake

let outbox = createTakeOutbox()
let stop = () => {}
const ids = () => outbox.getState().takes.map(({ id }) => id)

/** Logs in and starts the outbox. An empty name means that no user is logged in. */
function logIn(user: string): void {
  localStorage.setItem('user_id', user)
  stop = outbox.start()
}
/** Ends the session immediately. The outbox stops a moment later. */
function logOut(): void {
  localStorage.removeItem('user_id')
  stop()
}
/** True if the browser asks before it closes the page. */
function asksBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

beforeEach(() => {
  browser.kept.clear()
  browser.trouble = undefined
  browser.listed = []
  browser.send.mockReset().mockResolvedValue(answer)
  browser.remove.mockReset().mockResolvedValue(undefined)
  outbox = createTakeOutbox()
})
afterEach(async () => {
  for (const { id, user } of outbox.getState().takes) {
    localStorage.setItem('user_id', user)
    await outbox.discard(id)
  }
  logOut()
})

test('keeps a take for its author when the session ends, and hides it from the next user', async () => {
  logIn('a')
  logOut()
  await outbox.add(takeOf('a'))
  expect(ids()).toEqual([])
  logIn('b')
  await outbox.keep('take-of-a')
  expect(ids()).toEqual([])
  logOut()
  logIn('a')
  await expect.poll(ids).toEqual(['take-of-a'])
  expect(browser.send).not.toHaveBeenCalled()
})

test('keeps a take that the browser cannot store during a logout, and sends it only for its author', async () => {
  browser.trouble = 'full'
  browser.send.mockImplementationOnce((_, { signal }) => {
    const { promise, reject } = Promise.withResolvers<RecordedTake>()
    signal.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  logIn('a')
  await outbox.add(takeOf('a'))
  const sending = outbox.keep('take-of-a')
  await vi.waitUntil(() => browser.send.mock.calls.length === 1)
  expect(asksBeforeClosing()).toBe(true)
  logOut()
  await sending
  logIn('b')
  await outbox.keep('take-of-a')
  expect(browser.send).toHaveBeenCalledOnce()
  expect(asksBeforeClosing()).toBe(true)
  logOut()
  logIn('a')
  await expect.poll(ids).toEqual([])
  expect(browser.send).toHaveBeenCalledTimes(2)
  expect(asksBeforeClosing()).toBe(false)
})

test('closes a page without a question if its takes are stored', async () => {
  logIn('a')
  const adding = outbox.add(takeOf('a'))
  expect(asksBeforeClosing()).toBe(true)
  await adding
  expect(asksBeforeClosing()).toBe(false)
})

test('sends a take from memory if the browser fails to read it', async () => {
  logIn('a')
  await outbox.add(takeOf('a'))
  browser.trouble = 'unreadable'
  await outbox.keep('take-of-a')
  expect(browser.send).toHaveBeenCalledOnce()
})

test.each([
  { where: 'nowhere', listed: [], sent: 1 },
  { where: 'at the server', listed: [{ take: 'take-of-a' }], sent: 0 },
])('a take that has left the browser and is $where is sent $sent times', async ({ listed, sent }) => {
  browser.kept.set(JSON.stringify(['take', 'a', 'take-of-a']), takeOf('a', { keep: true }))
  browser.listed = listed
  const waiting = Promise.withResolvers<RecordedTake>()
  browser.send.mockReturnValueOnce(waiting.promise)
  browser.kept.set(
    JSON.stringify(['take', 'a', 'first-take']),
    takeOf('a', { id: 'first-take', keep: true, recordedAt: 0 }),
  )
  logIn('a')
  await expect.poll(ids).toEqual(['first-take', 'take-of-a'])
  browser.kept.delete(JSON.stringify(['take', 'a', 'take-of-a']))
  waiting.resolve(answer)
  await expect.poll(ids).toEqual([])
  expect(browser.send).toHaveBeenCalledTimes(1 + sent)
})

test('remembers whether a take was kept or deleted', async () => {
  logIn('a')
  await outbox.add(takeOf('a'))
  expect(outbox.getState().ends).toEqual({})
  await outbox.keep('take-of-a')
  expect(outbox.getState().ends).toEqual({ 'take-of-a': 'kept' })
  await outbox.discard('take-of-a')
  expect(outbox.getState().ends).toEqual({ 'take-of-a': 'deleted' })
})

test('does not send a take that was deleted in another tab', async () => {
  logIn('a')
  await outbox.add(takeOf('a'))
  const otherTab = createTakeOutbox()
  const closeOther = otherTab.start()
  await vi.waitUntil(() => otherTab.getState().takes.length === 1)
  await outbox.discard('take-of-a')
  await vi.waitUntil(() => otherTab.getState().takes.length === 0)
  await otherTab.keep('take-of-a')
  expect(browser.send).not.toHaveBeenCalled()
  closeOther()
})

test('does not send a take that was deleted while it waited', async () => {
  const turn = Promise.withResolvers<void>()
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => Promise<void>) => turn.promise.then(work) },
  })
  logIn('a')
  await outbox.add(takeOf('a'))
  const sending = outbox.keep('take-of-a')
  await outbox.discard('take-of-a')
  turn.resolve()
  await sending
  vi.unstubAllGlobals()
  expect(browser.send).not.toHaveBeenCalled()
})

/** A request that only its signal ends. */
function until(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason))
  return promise
}

test('deletes a take from the server after its sending has stopped', async () => {
  browser.send.mockImplementationOnce((_, { signal }) => until(signal))
  logIn('a')
  await outbox.add(takeOf('a'))
  const sending = outbox.keep('take-of-a')
  await vi.waitUntil(() => browser.send.mock.calls.length === 1)
  await outbox.discard('take-of-a')
  await sending
  await vi.waitUntil(() => browser.remove.mock.calls.length === 1)
  expect(browser.remove.mock.calls[0]?.[0].id).toBe('take-of-a')
  await vi.waitUntil(() => browser.kept.size === 0)
  expect(outbox.getState().ends).toEqual({ 'take-of-a': 'deleted' })
})

test('deletes a take that was never sent without a request', async () => {
  logIn('a')
  await outbox.add(takeOf('a'))
  await outbox.discard('take-of-a')
  expect(browser.kept.size).toBe(0)
  expect(browser.remove).not.toHaveBeenCalled()
})

test('continues a deletion after a reload, and does not send the take again', async () => {
  browser.send.mockImplementationOnce((_, { signal }) => until(signal))
  browser.remove.mockImplementationOnce((_, signal) => until(signal))
  logIn('a')
  await outbox.add(takeOf('a'))
  const sending = outbox.keep('take-of-a')
  await vi.waitUntil(() => browser.send.mock.calls.length === 1)
  await outbox.discard('take-of-a')
  await sending
  await vi.waitUntil(() => browser.remove.mock.calls.length === 1)
  stop()
  outbox = createTakeOutbox()
  logIn('a')
  await vi.waitUntil(() => browser.remove.mock.calls.length === 2)
  await vi.waitUntil(() => browser.kept.size === 0)
  expect(ids()).toEqual([])
  expect(browser.send).toHaveBeenCalledOnce()
})

test('does not send a take that another tab deleted while this tab was frozen', async () => {
  logIn('a')
  await outbox.add(takeOf('a'))
  const deletion = { deleted: true, id: 'take-of-a', courseId: '7', pageId: '71' }
  const keeping = outbox.keep('take-of-a')
  browser.kept.set(JSON.stringify(['take', 'a', 'take-of-a']), deletion)
  await keeping
  expect(browser.send).not.toHaveBeenCalled()
  expect(outbox.getState().ends).toEqual({ 'take-of-a': 'deleted' })
})

test('sends a refused take again only if its author asks for it, also after a reload', async () => {
  browser.send.mockRejectedValueOnce(new ApiProblem(422, 'RECORDING_SILENT', 'Nothing is heard.'))
  logIn('a')
  await outbox.add(takeOf('a'))
  await outbox.keep('take-of-a')
  stop()
  outbox = createTakeOutbox()
  logIn('a')
  await expect.poll(() => outbox.getState().takes[0]?.refused).toBe('Nothing is heard.')
  expect(browser.send).toHaveBeenCalledOnce()
  await outbox.keep('take-of-a')
  expect(browser.send).toHaveBeenCalledTimes(2)
  expect(ids()).toEqual([])
  expect(browser.kept.size).toBe(0)
})

test('sends a take that was refused for lack of storage again after a reload', async () => {
  browser.send.mockRejectedValueOnce(new ApiProblem(413, 'STORAGE_QUOTA_EXCEEDED', 'No space.'))
  logIn('a')
  await outbox.add(takeOf('a'))
  await outbox.keep('take-of-a')
  expect(outbox.getState().takes[0]?.refused).toBe('No space.')
  stop()
  outbox = createTakeOutbox()
  logIn('a')
  await expect.poll(() => browser.send.mock.calls.length).toBe(2)
  await expect.poll(ids).toEqual([])
})

test('sends a take in the next session if the session ended while it was sent', async () => {
  browser.send.mockImplementationOnce(async () => {
    localStorage.removeItem('user_id')
    throw new ApiProblem(401, 'NOT_LOGGED_IN', 'Please log in to continue.')
  })
  logIn('a')
  await outbox.add(takeOf('a'))
  await outbox.keep('take-of-a')
  stop()
  logIn('a')
  await expect.poll(() => browser.send.mock.calls.length).toBe(2)
  await expect.poll(ids).toEqual([])
})
