import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeAudio } from '../../audio/testing/fake-audio.ts'
import { readPlayerChoices } from '../../audio/player-choices.ts'
import { readProgress } from '../progress.ts'
import { createEpisodePlayer } from './episode-player.ts'
import { followEpisode, storedPosition } from './follow-episode.ts'

const episode = {
  title: 'Tides',
  duration: 60_000,
  chapters: [
    { key: 'a', title: 'The Moon', start: 0, end: 20_000 },
    { key: 'b', title: 'The Sun', start: 20_500, end: 60_000 },
  ],
}
const address = '/learn/x'

beforeEach(() => localStorage.clear())

function setUp(start = 0) {
  const element = new FakeAudio()
  const player = createEpisodePlayer({ element, episode, source: `${address}/episode.mp3?v=1`, start })
  const moveTo = (seconds: number) => {
    element.currentTime = seconds
    element.dispatchEvent(new Event('timeupdate'))
  }
  return { element, player, moveTo }
}

describe('the player of an episode', () => {
  test('loads nothing before it plays, and starts at the place of the learner', () => {
    const { element, player } = setUp(30_000)
    expect([element.src, element.preload, element.calls.includes('play')]).toEqual([
      '/learn/x/episode.mp3?v=1',
      'none',
      false,
    ])
    expect(player.state()).toMatchObject({ status: 'idle', time: 30_000, chapter: 1 })
  })

  test('waits for slow networks as long as it takes', () => {
    vi.useFakeTimers()
    const { player } = setUp()
    player.play()
    vi.advanceTimersByTime(600_000)
    expect(player.state()).toMatchObject({ status: 'loading', error: undefined })
    vi.useRealTimers()
  })

  test('moves within the episode and by chapters', () => {
    const { element, player, moveTo } = setUp()
    player.skip(-15_000)
    expect(element.currentTime).toBe(0)
    player.nextChapter()
    expect(element.currentTime).toBe(20.5)
    player.nextChapter()
    expect(element.currentTime, 'no chapter follows').toBe(20.5)
    moveTo(30)
    player.previousChapter()
    expect(element.currentTime, 'start of the chapter').toBe(20.5)
    player.previousChapter()
    expect(element.currentTime, 'the chapter before').toBe(0)
    player.seek(90_000)
    expect(element.currentTime).toBe(60)
  })

  test('keeps speed and volume for all players of this browser', () => {
    const { element, player } = setUp()
    player.setSound({ speed: 1.5, volume: 0.5 })
    expect([element.playbackRate, element.volume]).toEqual([1.5, 0.5])
    expect(readPlayerChoices()).toMatchObject({ speed: 1.5, volume: 0.5, muted: false })
  })
})

describe('following the player', () => {
  test('reports the start, the seconds of each chapter and the end, and keeps the place', () => {
    const { element, player, moveTo } = setUp()
    let leave = () => {}
    const report = {
      started: vi.fn<() => void>(),
      part: vi.fn<(key: string, seconds: number) => void>(),
      completed: vi.fn<() => void>(),
      beforeSend: (flush: () => void) => void (leave = flush),
    }
    let time = 0
    followEpisode({ player, episode, report, address, now: () => time })
    moveTo(5)
    expect([report.started.mock.calls.length, readProgress().length], 'not played yet').toEqual([0, 0])
    player.play()
    element.dispatch('playing')
    time = 16_000
    moveTo(21)
    expect(report.part.mock.calls).toEqual([['a', 16]])
    expect(readProgress()).toEqual([{ address, share: 0.35, completed: false, part: 2 }])
    time = 20_000
    player.pause()
    expect(report.part.mock.calls, 'a pause is no replay').toHaveLength(1)
    expect(storedPosition(address, episode.duration)).toBe(21_000)
    player.play()
    element.dispatch('playing')
    time = 23_000
    leave()
    expect(report.part).toHaveBeenLastCalledWith('b', 7)
    element.interrupt(true)
    element.dispatch('ended')
    expect([report.started.mock.calls.length, report.completed.mock.calls.length]).toEqual([1, 1])
    expect(readProgress()).toEqual([{ address, share: 1, completed: true, part: 2 }])
    expect(storedPosition(address, episode.duration), 'starts again').toBe(0)
  })
})
