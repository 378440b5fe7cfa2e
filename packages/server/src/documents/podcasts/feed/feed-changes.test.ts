import { expect, test } from 'vitest'
import { createFeedChanges } from './feed-changes.ts'

const start = Date.UTC(2026, 10, 27, 12)

function changesAt() {
  const clock = { now: start }
  const changes = createFeedChanges(() => clock.now)
  const at = (ms: number, xml: string) => {
    clock.now = start + ms
    return changes.modifiedAt('feed', xml)?.getTime()
  }
  return at
}

test('a feed keeps its time until it changes, in whole seconds', () => {
  const at = changesAt()
  expect(at(1900, 'a')).toBe(start + 1000)
  expect(at(60_000, 'a')).toBe(start + 1000)
  expect(at(61_500, 'b')).toBe(start + 61_000)
  expect(at(90_000, 'a'), 'the earlier content is another change').toBe(start + 90_000)
})

test('a second change within a second has no time until the next second', () => {
  const at = changesAt()
  expect(at(100, 'a')).toBe(start)
  expect(at(200, 'b')).toBeUndefined()
  expect(at(300, 'c')).toBeUndefined()
  expect(at(1000, 'c')).toBeUndefined()
  expect(at(2000, 'c')).toBe(start + 2000)
})

test('feeds have separate times', () => {
  let now = start
  const changes = createFeedChanges(() => now)
  changes.modifiedAt('one', 'a')
  now += 5000
  expect(changes.modifiedAt('other', 'a')?.getTime()).toBe(start + 5000)
  expect(changes.modifiedAt('one', 'a')?.getTime()).toBe(start)
})
