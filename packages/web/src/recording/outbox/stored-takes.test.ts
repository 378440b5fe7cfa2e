import { beforeEach, expect, test, vi } from 'vitest'
import {
  findTake,
  forgetTake,
  sentChunks,
  storeDeletion,
  storedTakes,
  storeSentChunks,
  storeTake,
} from './stored-takes.ts'
import { localTake } from '../testing/local-take.ts'

// The test environment has no IndexedDB. A map replaces it. Without the map, each call throws synchronously.
const store = vi.hoisted(() => ({ kept: undefined as Map<string, unknown> | undefined }))
const open = () => {
  if (!store.kept) throw new DOMException('Forbidden.', 'SecurityError')
  return store.kept
}
vi.mock('idb-keyval', () => ({
  get: (key: unknown) => Promise.resolve(open().get(JSON.stringify(key))),
  set: (key: unknown, value: unknown) => Promise.resolve(void open().set(JSON.stringify(key), value)),
  del: (key: unknown) => Promise.resolve(void open().delete(JSON.stringify(key))),
  keys: () => Promise.resolve([...open().keys()].map((key): unknown => JSON.parse(key))),
}))
beforeEach(() => void (store.kept = new Map()))

const take = localTake()
const nothing = { takes: [], deleted: [] }

test('finds a take only under the account that recorded it', async () => {
  expect(await storeTake(take)).toBe(true)
  expect(await storedTakes('a')).toEqual({ takes: [take], deleted: [] })
  expect(await storedTakes('b')).toEqual(nothing)
})

test('assigns a take that was stored without its account to the account in its name', async () => {
  const { user: _user, ...earlier } = take
  store.kept?.set(JSON.stringify(['take', 'a', take.id]), earlier)
  expect(await storedTakes('a')).toEqual({ takes: [take], deleted: [] })
})

test('returns false if the browser cannot store a take', async () => {
  store.kept = undefined
  expect(await storeTake(take)).toBe(false)
  expect(await findTake(take)).toBe('unknown')
  expect(await storedTakes('a')).toEqual(nothing)
  await storeSentChunks(take, 2)
  expect(await sentChunks(take)).toBe(0)
  await forgetTake(take)
})

test('replaces the sound with a deletion until the take is forgotten', async () => {
  const { user, id, courseId, pageId } = take
  await storeTake(take)
  expect(await findTake(take)).toBe('stored')
  expect(await storeDeletion(take)).toBe(true)
  expect(await findTake(take)).toBe('deleted')
  expect(await storedTakes('a')).toEqual({ takes: [], deleted: [{ user, id, courseId, pageId }] })
  await forgetTake(take)
  expect(await findTake(take)).toBe('gone')
  expect(await storedTakes('a')).toEqual(nothing)
})
