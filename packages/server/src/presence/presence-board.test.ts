import { presenceTimeoutMs } from '@lectern/domain/api/documents/presence.ts'
import { expect, test } from 'vitest'
import { createPresenceBoard } from './presence-board.ts'

const place = { home: 'https://canvas.example', courseId: '7', pageId: '71', format: 'slideshow' } as const

function start() {
  const clock = { now: 0 }
  const board = createPresenceBoard(() => clock.now)
  const at = (name: string, part: string | null = 'a', window = 'one') =>
    board.take({ ...place, accountId: name, name, window, part })
  const leave = (name: string, window = 'one') =>
    board.take({ ...place, accountId: name, name, window, left: true })
  return { clock, board, at, leave }
}

test('shows each account the others by name and part, and its own windows separately', () => {
  const { board, at } = start()
  at('Maya', 'slide-1')
  at('Ada', 'slide-2')
  at('Maya', 'slide-3', 'two')
  expect(board.see(place, 'Ada')).toEqual({
    colleagues: [{ name: 'Maya', part: 'slide-3' }],
    own_windows: ['one'],
  })
  expect(board.see(place, 'Maya')).toEqual({
    colleagues: [{ name: 'Ada', part: 'slide-2' }],
    own_windows: ['one', 'two'],
  })
})

test('returns whether other accounts see a change', () => {
  const { at, leave } = start()
  expect([at('Maya'), at('Maya'), at('Maya', 'b'), leave('Maya'), leave('Maya')]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
})

test('shows a colleague with two windows where they moved last, also if the other window reports later', () => {
  const { board, clock, at } = start()
  at('Maya', 'first')
  clock.now = 10
  at('Maya', 'second', 'two')
  clock.now = 20
  at('Maya', 'first')
  expect(board.see(place, 'Ada').colleagues).toEqual([{ name: 'Maya', part: 'second' }])
})

test('removes an editor that stops reporting, and names its document once', () => {
  const { board, clock, at } = start()
  at('Maya')
  clock.now = presenceTimeoutMs
  expect(board.see(place, 'Ada').colleagues).toHaveLength(1)
  clock.now += 1
  expect(board.see(place, 'Ada').colleagues).toEqual([])
  expect(board.dropSilent()).toEqual([expect.objectContaining(place)])
  expect(board.dropSilent()).toEqual([])
})

test('ignores a late report of an editor that has left', () => {
  const { board, at, leave } = start()
  at('Maya')
  leave('Maya')
  expect(at('Maya', 'late')).toBe(false)
  expect(board.see(place, 'Ada').colleagues).toEqual([])
})

test('ignores the first report of an editor if it arrives after the editor has left', () => {
  const { board, at, leave } = start()
  expect(leave('Maya')).toBe(false)
  expect(at('Maya', 'late')).toBe(false)
  expect(board.see(place, 'Ada').colleagues).toEqual([])
})

test('keeps an editor in a hidden tab, whose browser lets it report once a minute', () => {
  const { board, clock, at } = start()
  at('Maya')
  clock.now = 61_000
  expect(board.dropSilent()).toEqual([])
  expect(board.see(place, 'Ada').colleagues).toHaveLength(1)
  expect(at('Maya'), 'a change for others').toBe(false)
})

test('keeps pages and formats of the same name apart', () => {
  const { board, at } = start()
  at('Maya')
  expect(board.see({ ...place, format: 'podcast' }, 'Ada').colleagues).toEqual([])
  expect(board.see({ ...place, home: 'https://other.example' }, 'Ada').colleagues).toEqual([])
})

test('keeps the newest windows of an account that opens too many', () => {
  const { board, clock, at } = start()
  for (let window = 0; window < 100; window += 1) {
    clock.now += 1
    at('Maya', 'a', `w${window}`)
  }
  const { own_windows } = board.see(place, 'Maya')
  expect(own_windows).toHaveLength(20)
  expect(own_windows).toContain('w99')
})

test('keeps a limited number of documents that unknown editors report to have left', () => {
  const { board } = start()
  const leaveAny = (pageId: number) =>
    board.take({ ...place, pageId: `${pageId}`, accountId: 'Eve', name: 'Eve', window: 'w', left: true })
  for (let page = 0; page < 10_000; page++) leaveAny(page)
  const last = { ...place, pageId: 'last' }
  board.take({ ...last, accountId: 'Eve', name: 'Eve', window: 'w', left: true })
  // The report that is late is shown, because its leaving was not stored.
  board.take({ ...last, accountId: 'Eve', name: 'Eve', window: 'w', part: null })
  expect(board.see(last, 'Ada').colleagues).toEqual([{ name: 'Eve', part: null }])
})
