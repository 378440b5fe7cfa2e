import { expect, test } from 'vitest'
import type { EpisodePlan } from './episode-plan.ts'
import { lineInEpisode, nextChapterStart, lineAtTime } from './episode-time.ts'

const first = { key: 'a', segment: 0, line: 0, startMs: 24, endMs: 1024 }
const second = { key: 'b', segment: 0, line: 2, startMs: 1300, endMs: 2300 }
const third = { key: 'c', segment: 2, line: 0, startMs: 3200, endMs: 6000 }
const chapter = { segment: 0, title: 'One', startMs: 0, endMs: 3200 }
const plan: EpisodePlan = {
  lines: [first, second, third],
  chapters: [chapter, { segment: 2, title: 'Three', startMs: 3200, endMs: 6000 }],
  durationMs: 6000,
}
const nothing: EpisodePlan = { lines: [], chapters: [], durationMs: 0 }

test('a line without audio is not in an episode', () => {
  expect(lineInEpisode(plan, 'b')).toBe(second)
  expect(lineInEpisode(plan, 'silent')).toBeUndefined()
})

test.each([
  [0, first, 0],
  [524, first, 500],
  [1100, second, 0],
  [2299, second, 999],
  [2300, third, 0],
  [9000, third, 2800],
])('at %i ms the current line plays, or the next one during a pause', (time, line, offset) => {
  expect(lineAtTime(plan, time)).toEqual({ line, offset })
})

test('nothing plays if no line has audio', () => {
  expect(lineAtTime(nothing, 0)).toBeUndefined()
  expect(nextChapterStart(nothing, 0, 1)).toBe(0)
})

test.each([
  [100, 1, 3200],
  [4000, 1, 6000],
  [5000, -1, 3200],
  [3500, -1, 0],
  [500, -1, 0],
] as const)('from %i ms, a step by %i segment leads to %i ms', (time, direction, start) => {
  expect(nextChapterStart(plan, time, direction)).toBe(start)
})
