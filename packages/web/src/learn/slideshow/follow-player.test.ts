import { beforeEach, expect, test, vi } from 'vitest'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { readProgress } from '../progress.ts'
import { createFollower } from './follow-player.ts'

const slides = ['a', 'b'].map((key): Slide => ({
  key,
  slide_id: key,
  slide_type: 'text',
  transition: 'none',
  audio_script: '',
  content: {},
  organization: '',
  course_id: '',
  page_id: '',
}))

beforeEach(() => localStorage.clear())

const start = { index: 0, playing: false, waiting: false, elapsed: 0 }

function setUp() {
  let leave = () => {}
  const report = {
    started: vi.fn<() => void>(),
    part: vi.fn<(key: string, seconds: number) => void>(),
    beforeSend: (flush: () => void) => void (leave = flush),
  }
  let state = start
  let time = 0
  let listener = () => {}
  const player = { state: () => state, subscribe: (given: () => void) => ((listener = given), () => {}) }
  createFollower({ slides, report, address: '/learn/x', now: () => time })(player)
  /** Seconds of the clock, and what the player shows from then on. */
  const at = (seconds: number, next: Partial<typeof start> = {}) => {
    state = { ...state, ...next }
    time = seconds * 1000
    listener()
  }
  return { report, at, leave: () => leave() }
}

test('reports the first start, and the played seconds of each slide once, also after pauses', () => {
  const { report, at, leave } = setUp()
  at(5, { index: 0 })
  expect(report.started).not.toHaveBeenCalled()
  at(6, { playing: true })
  at(8, { playing: false, elapsed: 2000 })
  at(20, { playing: true })
  expect(report.part, 'a pause is no replay').not.toHaveBeenCalled()
  at(21, { index: 1, elapsed: 0 })
  expect(report.started).toHaveBeenCalledOnce()
  expect(report.part.mock.calls).toEqual([['a', 3]])
  at(24)
  leave()
  expect(report.part).toHaveBeenLastCalledWith('b', 3)
})

test('reports a slide again if the learner plays it from its beginning', () => {
  const { report, at, leave } = setUp()
  at(0, { playing: true })
  at(4, { elapsed: 4000 })
  at(4, { elapsed: 0 })
  at(6, { elapsed: 2000 })
  leave()
  expect(report.part.mock.calls).toEqual([
    ['a', 4],
    ['a', 2],
  ])
})

test('does not count the time in which a quiz waits for its answer', () => {
  const { report, at } = setUp()
  at(0, { playing: true })
  at(4, { waiting: true, elapsed: 4000 })
  at(400, { waiting: false })
  at(402, { index: 1, elapsed: 0 })
  expect(report.part.mock.calls).toEqual([['a', 6]])
})

test('keeps the progress at a new slide, at a pause, and when the page is left', () => {
  const { at, leave } = setUp()
  leave()
  expect(readProgress(), 'not played yet').toEqual([])
  at(0, { playing: true })
  at(1, { index: 1 })
  expect(readProgress()).toEqual([{ address: '/learn/x', share: 0.5, completed: false, part: 2 }])
  at(2, { playing: false, elapsed: 1000 })
  const [paused] = readProgress()
  expect(paused?.share).toBeGreaterThan(0.5)
  at(3, { playing: true })
  at(4, { elapsed: 2000 })
  expect(readProgress()).toEqual([paused])
  leave()
  expect(readProgress()[0]?.share).toBeGreaterThan(paused?.share ?? 1)
})
