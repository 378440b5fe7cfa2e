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

test('reports the first start and the played seconds of each slide', () => {
  const report = { started: vi.fn<() => void>(), part: vi.fn<(key: string, seconds: number) => void>() }
  let state = { index: 0, playing: false, elapsed: 0 }
  let time = 0
  let listener = () => {}
  const player = { state: () => state, subscribe: (given: () => void) => ((listener = given), () => {}) }
  createFollower({ slides, report, address: '/learn/x', now: () => time })(player)
  const change = (next: Partial<typeof state>, at: number) => {
    state = { ...state, ...next }
    time = at
    listener()
  }
  change({ index: 0 }, 5000)
  expect(report.started).not.toHaveBeenCalled()
  change({ playing: true }, 6000)
  change({ playing: false }, 8000)
  change({ playing: true }, 20_000)
  change({ index: 1 }, 21_000)
  expect(report.started).toHaveBeenCalledOnce()
  expect(report.part.mock.calls).toEqual([
    ['a', 2],
    ['a', 1],
  ])
  expect(readProgress()).toEqual([{ address: '/learn/x', share: 0.5, completed: false, part: 2 }])
  change({}, 24_000)
  dispatchEvent(new Event('pagehide'))
  expect(report.part).toHaveBeenLastCalledWith('b', 3)
})
