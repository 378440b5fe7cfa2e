import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeAudio } from '../../../audio/testing/fake-audio.ts'
import { createMusicPlayer, type PreviewMoment } from './music-player.ts'

const stretches = { opening: { startMs: 24, endMs: 14_424 }, closing: { startMs: 60_000, endMs: 72_000 } }

function open() {
  const elements = { opening: new FakeAudio(), closing: new FakeAudio() }
  const music = createMusicPlayer(elements)
  const follow = (time: number, changes: Partial<PreviewMoment> = {}) =>
    music.follow({ bed: 'calm-pads', stretches, time, movement: 'going', speed: 1, ...changes })
  const last = (part: 'opening' | 'closing') => elements[part].calls.at(-1)
  return { elements, follow, last }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('plays the opening from the position of the preview, and the closing at its time', () => {
  const { elements, follow, last } = open()
  follow(1024)
  expect(elements.opening).toMatchObject({ src: '/api/podcast_music/calm-pads/opening', currentTime: 1 })
  expect([last('opening'), last('closing')]).toEqual(['play', 'load'])
  follow(59_000, { speed: 2 })
  expect(last('opening')).toBe('pause')
  vi.advanceTimersByTime(499)
  expect(last('closing')).toBe('load')
  vi.advanceTimersByTime(2)
  expect(last('closing')).toBe('play')
})

test('is moved by a jump, but not by small differences of two clocks', () => {
  const { elements, follow } = open()
  follow(1024)
  elements.opening.currentTime = 2
  follow(1500)
  expect(elements.opening.currentTime).toBe(2)
  follow(9024)
  expect(elements.opening.currentTime).toBe(9)
})

test('pauses with the preview, waits shortly for a line that loads, and is silent without a bed', () => {
  const { follow, last } = open()
  follow(1024)
  follow(1024, { movement: 'loading' })
  vi.advanceTimersByTime(300)
  expect(last('opening')).toBe('play')
  vi.advanceTimersByTime(200)
  expect(last('opening')).toBe('pause')
  follow(1024)
  expect(last('opening')).toBe('play')
  follow(1024, { movement: 'held' })
  expect(last('opening')).toBe('pause')
  follow(1024, { bed: undefined })
  expect(last('opening')).toBe('load')
})

test('a pause stops music that was paused and played again before it started', async () => {
  const { elements, follow, last } = open()
  const first = Promise.withResolvers<void>()
  vi.spyOn(elements.opening, 'play').mockReturnValueOnce(first.promise)
  follow(1024)
  follow(1024, { movement: 'held' })
  follow(1024)
  first.reject(new DOMException('Interrupted by a call to pause().', 'AbortError'))
  await vi.advanceTimersByTimeAsync(0)
  follow(1024, { movement: 'held' })
  expect(last('opening')).toBe('pause')
})

test('music that could not be played is tried again at the next moment', async () => {
  const { elements, follow, last } = open()
  vi.spyOn(elements.opening, 'play').mockRejectedValueOnce(
    new DOMException('Not loaded.', 'NotSupportedError'),
  )
  follow(1024)
  await vi.advanceTimersByTimeAsync(0)
  follow(1100)
  expect(last('opening')).toBe('play')
})
