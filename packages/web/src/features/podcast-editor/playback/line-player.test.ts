import { changeLine, removeLine } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import { changePodcastInfo, moveSegment } from '@lectern/domain/podcast/editing/edit-segments.ts'
import { planEpisode } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { readPlayerChoices } from '../../../audio/player-choices.ts'
import { FakeAudio } from '../../../audio/testing/fake-audio.ts'
import { createAudioPair } from './audio-pair.ts'
import { createLinePlayer } from './line-player.ts'
import { createMusicPlayer } from './music-player.ts'

const voiced = (content: string, duration_ms = 2000) => ({
  key: content,
  speaker: 'ALEX',
  content,
  audio_path: `/audio/files/${content}.mp3`,
  audio: { text: content, voice_id: 'v', engine: 'e', duration_ms, sentences: [] },
})
const silent = { key: 'silent', speaker: 'ALEX', content: 'silent' }

const cast = schema.parse({
  podcast: { title: 'Leaves' },
  segments: [
    { key: 'one', segment_id: 1, segment_title: 'One', dialogue: [voiced('a'), silent, voiced('b')] },
    { key: 'two', segment_id: 2, segment_title: 'Two', dialogue: [voiced('c')] },
  ],
})
const [first, second, third] = ['a', 'b', 'c'] as const
const { lines, durationMs } = planEpisode(cast)

function open(document = cast) {
  const elements = [new FakeAudio(), new FakeAudio()] as const
  const store = createDocumentStore({ document, etag: undefined }, ({ segments }) =>
    segments.map(({ key }) => key),
  )
  const tracks = { opening: new FakeAudio(), closing: new FakeAudio() }
  const player = createLinePlayer(store, createAudioPair(elements), createMusicPlayer(tracks))
  const elementOf = (name: string) => {
    const element = elements.find(({ src }) => src.endsWith(`/${name}.mp3`))
    if (!element) throw new Error(`No element has loaded ${name}.`)
    return element
  }
  return {
    elements,
    tracks,
    store,
    player,
    elementOf,
    state: player.state.getState,
    /** The element plays, at its own time in seconds. */
    begin: (name: string, at = 0, duration = 2): void => {
      const element = elementOf(name)
      element.duration = duration
      element.currentTime = at
      element.dispatch('durationchange')
      element.dispatch('playing')
    },
    end: (name: string): void => {
      elementOf(name).currentTime = elementOf(name).duration
      elementOf(name).dispatch('ended')
    },
    plays: (name: string) => elementOf(name).calls.at(-1) === 'play',
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

describe('a single line', () => {
  test('is played, paused and resumed by the same button', () => {
    const { player, state, begin, elementOf } = open()
    player.toggle(first)
    expect(state()).toMatchObject({ line: first, phase: 'loading' })
    begin('a')
    expect(state().phase).toBe('playing')
    player.toggle(first)
    expect(state().phase).toBe('paused')
    expect(elementOf('a').calls.at(-1)).toBe('pause')
    player.toggle(first)
    begin('a', 1)
    expect(state().phase).toBe('playing')
  })

  test('is silent when it ends', () => {
    const { player, state, begin, end } = open()
    player.toggle(first)
    begin('a')
    end('a')
    expect(state()).toMatchObject({ line: undefined, phase: 'idle' })
  })

  test('that loads is paused by its button, without a timeout', () => {
    const { player, state, plays } = open()
    player.toggle(first)
    player.toggle(first)
    vi.advanceTimersByTime(9000)
    expect(state()).toMatchObject({ line: first, phase: 'paused', message: undefined })
    player.toggle(first)
    expect(plays('a')).toBe(true)
  })
})

describe('a full preview', () => {
  test('skips lines without audio, crosses segments and stops at the end', () => {
    const { player, state, begin, end } = open()
    player.preview()
    for (const [name, line] of [
      ['a', first],
      ['b', second],
      ['c', third],
    ] as const) {
      expect(state()).toMatchObject({ line, previewing: true })
      begin(name)
      end(name)
      vi.advanceTimersByTime(1000)
    }
    expect(state()).toMatchObject({ line: undefined, previewing: false, phase: 'idle' })
  })

  test('loads the next line while a line plays', () => {
    const { player, begin, elementOf } = open()
    player.preview()
    begin('a')
    expect(elementOf('b').calls).not.toContain('play')
    expect(elementOf('b')).not.toBe(elementOf('a'))
  })

  test.each([
    ['a line', 0, 'a', 'b'],
    ['a segment', 1, 'b', 'c'],
  ] as const)('starts the line after %s when the pause of the episode is over', (_, index, one, other) => {
    const pause = (lines[index + 1]?.startMs ?? 0) - (lines[index]?.endMs ?? 0)
    expect(pause).toBeGreaterThan(200)
    const { player, begin, elementOf, plays } = open()
    player.preview()
    if (index === 1) player.step(1)
    begin(one)
    // The clock of the audio differs slightly from the clock of the browser.
    vi.advanceTimersByTime(1940)
    elementOf(one).currentTime = 1.95
    vi.advanceTimersByTime(50)
    elementOf(one).currentTime = 2
    elementOf(one).dispatch('ended')
    vi.advanceTimersByTime(pause - 15)
    expect(plays(other)).toBe(false)
    vi.advanceTimersByTime(20)
    expect(plays(other)).toBe(true)
  })

  test('is not delayed by a late ended event', () => {
    const { player, begin, end, plays } = open()
    player.preview()
    begin('a', 1.95)
    vi.advanceTimersByTime(50 + 200)
    end('a')
    vi.advanceTimersByTime(100)
    expect(plays('b')).toBe(false)
    vi.advanceTimersByTime(30)
    expect(plays('b')).toBe(true)
  })

  test('at twice the speed has half the pauses', () => {
    const { player, begin, end, plays } = open()
    player.adjust({ speed: 2 })
    player.preview()
    begin('a')
    end('a')
    vi.advanceTimersByTime(140)
    expect(plays('b')).toBe(false)
    vi.advanceTimersByTime(25)
    expect(plays('b')).toBe(true)
  })

  test('paused between two lines continues with the next', () => {
    const { player, state, begin, end, plays } = open()
    player.preview()
    begin('a')
    end('a')
    player.toggle(first)
    vi.advanceTimersByTime(5000)
    expect(state()).toMatchObject({ line: first, phase: 'paused' })
    player.toggle(first)
    expect(state().line).toEqual(second)
    expect(plays('b')).toBe(true)
  })

  test('waits for audio that loads slowly, and no timer ends it', () => {
    const { player, state, begin, elementOf } = open()
    player.preview()
    begin('a', 1.95)
    elementOf('a').dispatch('waiting')
    vi.advanceTimersByTime(3000)
    expect(state()).toMatchObject({ line: first, phase: 'loading' })
  })

  test('plays a line of unknown length, and continues at its end', () => {
    const unknown = changeLine(cast, first, { audio: undefined })
    const { player, begin, end, plays } = open(unknown)
    player.preview()
    begin('a')
    end('a')
    vi.advanceTimersByTime(1)
    expect(plays('b')).toBe(true)
  })

  test('of an empty podcast shows a message', () => {
    const { player, state } = open({ ...cast, segments: [] })
    player.preview()
    expect(state().message).toBe('No podcast segments available to play')
  })

  test('of lines without audio shows a message', () => {
    const { player, state } = open({
      ...cast,
      segments: cast.segments.map((each) => ({ ...each, dialogue: [] })),
    })
    player.preview()
    expect(state().message).toBe('No audio available for this dialogue. Try generating audio first.')
  })
})

describe('failures stop the preview and show the texts of the specification', () => {
  test('a line without audio', () => {
    const { player, state } = open()
    player.toggle('silent')
    expect(state()).toMatchObject({
      phase: 'error',
      message: 'No audio available for this dialogue. Try generating audio first.',
    })
  })

  test('a missing file', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }))
    const { player, state, elementOf } = open()
    player.preview()
    elementOf('a').fail(4)
    await vi.advanceTimersByTimeAsync(0)
    expect(state()).toMatchObject({
      phase: 'error',
      previewing: false,
      message: 'Audio file not found. Try regenerating the audio.',
    })
  })

  test('a next line that could not be loaded in advance, when it should play', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 200 }))
    const { player, state, begin, end, elementOf } = open()
    player.preview()
    begin('a')
    elementOf('b').fail(2)
    await vi.advanceTimersByTimeAsync(0)
    expect(state()).toMatchObject({ phase: 'playing', message: undefined })
    end('a')
    await vi.advanceTimersByTimeAsync(400)
    elementOf('b').fail(2)
    await vi.advanceTimersByTimeAsync(0)
    expect(state()).toMatchObject({
      line: second,
      phase: 'error',
      message: 'Error playing audio. Network error',
    })
  })

  test.each([
    [new DOMException('', 'NotAllowedError'), 'Failed to play audio. Browser may have blocked autoplay.'],
    [new Error('no device'), 'Failed to set up audio playback.'],
  ])('a refusal to play: %s', async (refusal, message) => {
    const { player, state, elements } = open()
    for (const element of elements) element.refusal = refusal
    player.preview()
    await vi.advanceTimersByTimeAsync(0)
    expect(state()).toMatchObject({ phase: 'error', previewing: false, message })
  })

  test('five seconds of loading', () => {
    const { player, state } = open()
    player.preview()
    vi.advanceTimersByTime(4999)
    expect(state().phase).toBe('loading')
    vi.advanceTimersByTime(1)
    expect(state()).toMatchObject({
      phase: 'error',
      message: 'Error playing audio. It is taking too long to load.',
    })
  })
})

describe('after an edit', () => {
  test('a moved line continues, and its new next line follows', () => {
    const { player, store, state, begin, end, plays } = open()
    player.preview()
    begin('a')
    store.edit((document) => moveSegment(document, 'two', 'one'))
    expect(state()).toMatchObject({ line: first, phase: 'playing', previewing: true })
    end('a')
    vi.advanceTimersByTime(400)
    expect(plays('b')).toBe(true)
    expect(state().line).toEqual(second)
  })

  test('a line with a new text plays its existing audio', () => {
    const { player, store, state, begin } = open()
    player.toggle(first)
    begin('a')
    store.edit((document) => changeLine(document, first, { content: 'Other words' }))
    expect(state()).toMatchObject({ line: first, phase: 'playing' })
  })

  test('typing during a pause does not make it longer', () => {
    const { player, store, begin, end, plays } = open()
    player.preview()
    begin('a')
    end('a')
    vi.advanceTimersByTime(200)
    store.edit((document) => changeLine(document, third, { content: 'More' }))
    vi.advanceTimersByTime(130)
    expect(plays('b')).toBe(true)
  })

  test.each([
    ['is removed', removeLine(cast, first)],
    ['has other audio', changeLine(cast, first, { audio_path: '/audio/files/new.mp3' })],
  ])('a line that %s stops', (_, after) => {
    const { player, store, state, begin } = open()
    player.preview()
    begin('a')
    store.edit(() => after)
    expect(state()).toMatchObject({ line: undefined, phase: 'idle', previewing: false })
  })
})

describe('a time of the episode', () => {
  const at = (lines[1]?.startMs ?? 0) + 500

  test('is moved to while the player plays', () => {
    const { player, state, begin, elementOf, plays } = open()
    player.preview()
    begin('a')
    player.seek(at)
    expect(state()).toMatchObject({ line: second, previewing: true })
    expect(plays('b')).toBe(true)
    expect(elementOf('b').currentTime).toBe(0.5)
    expect(player.position()).toBe(at)
  })

  test('is moved to without playing while the player is paused', () => {
    const { player, state, begin, plays } = open()
    player.preview()
    begin('a')
    player.pause()
    player.seek(at)
    expect(state()).toMatchObject({ line: second, phase: 'paused', previewing: true })
    expect(plays('b')).toBe(false)
    player.toggle(second)
    expect(plays('b')).toBe(true)
  })

  test('starts a preview', () => {
    const { player, state, plays } = open()
    player.seek(at)
    expect(state()).toMatchObject({ line: second, previewing: true })
    expect(plays('b')).toBe(true)
  })

  test('within the line is moved to, also back from its end', () => {
    const { player, state, begin, end, elementOf, plays } = open()
    player.preview()
    begin('a')
    end('a')
    player.seek((lines[0]?.startMs ?? 0) + 1000)
    expect(elementOf('a').currentTime).toBe(1)
    expect(plays('a')).toBe(true)
    begin('a', 1)
    vi.advanceTimersByTime(900)
    expect(state().line).toEqual(first)
  })

  test('is the position of the player', () => {
    const { player, begin } = open()
    expect(player.position()).toBe(0)
    player.preview()
    begin('a', 1.5)
    expect(player.position()).toBe((lines[0]?.startMs ?? 0) + 1500)
    expect(player.plan().durationMs).toBe(durationMs)
  })

  test('changes when the user steps from line to line', () => {
    const { player, state, begin } = open()
    player.toggle(first)
    begin('a')
    player.step(1)
    expect(state()).toMatchObject({ line: second, phase: 'loading', previewing: false })
    player.pause()
    player.step(1)
    expect(state()).toMatchObject({ line: third, phase: 'paused' })
    player.step(1)
    player.step(-1)
    expect(state().line).toEqual(second)
  })
})

describe('music', () => {
  const scored = changePodcastInfo(cast, { music_bed: 'warm-keys' })
  const scoredPlan = planEpisode(scored, { music: true })
  const leadInMs = (scoredPlan.lines[0]?.startMs ?? 0) - 24

  test('leads into the first line, which starts after the lead-in', () => {
    const { player, state, plays, tracks, begin } = open(scored)
    player.preview()
    expect(state()).toMatchObject({ line: first, phase: 'playing', previewing: true })
    expect(tracks.opening.calls.at(-1)).toBe('play')
    vi.advanceTimersByTime(leadInMs - 10)
    expect(plays('a')).toBe(false)
    expect(player.position()).toBeCloseTo(24 + leadInMs - 10, -1)
    expect(player.time(), 'no sentence is highlighted').toBeLessThan(0)
    vi.advanceTimersByTime(20)
    expect(plays('a')).toBe(true)
    begin('a')
    expect(tracks.opening.calls.at(-1), 'continues during the line').toBe('play')
  })

  test('leads out of the last line to the end of the episode', () => {
    const { player, state, begin, end, tracks } = open(scored)
    player.seek((scoredPlan.lines[2]?.startMs ?? 0) + 100)
    begin('c', 0.1)
    expect(tracks.closing.calls.at(-1)).toBe('play')
    end('c')
    expect(state()).toMatchObject({ line: third, phase: 'playing' })
    vi.advanceTimersByTime(5900)
    expect(player.position()).toBeCloseTo((scoredPlan.lines[2]?.endMs ?? 0) + 5900, -1)
    vi.advanceTimersByTime(200)
    expect(state()).toMatchObject({ line: undefined, phase: 'idle' })
    expect(tracks.closing.calls.at(-1)).toBe('pause')
  })

  test('is paused and resumed in the lead-in, and moved to in the lead-out', () => {
    const { player, state, plays, tracks } = open(scored)
    player.preview()
    vi.advanceTimersByTime(1000)
    player.toggle(first)
    expect(tracks.opening.calls.at(-1)).toBe('pause')
    vi.advanceTimersByTime(9000)
    expect([state().phase, plays('a')]).toEqual(['paused', false])
    player.toggle(first)
    vi.advanceTimersByTime(leadInMs - 1000 + 10)
    expect(plays('a')).toBe(true)
    player.seek(scoredPlan.durationMs - 1000)
    expect(state()).toMatchObject({ line: third, phase: 'playing' })
    expect(tracks.closing.currentTime).toBeCloseTo(11, 1)
    vi.advanceTimersByTime(1010)
    expect(state().phase).toBe('idle')
  })

  test('that is turned off during the lead-in starts the first line', () => {
    const { player, store, plays, tracks } = open(scored)
    player.preview()
    store.edit((document) => changePodcastInfo(document, { music_bed: 'off' }))
    expect(plays('a')).toBe(true)
    expect(tracks.opening.calls).toContain('pause')
  })

  test('does not play with a single line', () => {
    const { player, begin, plays, tracks } = open(scored)
    player.toggle(first)
    expect(plays('a')).toBe(true)
    begin('a')
    expect(tracks.opening.calls).toEqual([])
  })
})

test('speed and volume apply to both elements and to the next visit', () => {
  const { player, elements } = open()
  player.adjust({ speed: 1.5, volume: 0.4 })
  player.adjust({ muted: true })
  for (const element of elements)
    expect(element).toMatchObject({ playbackRate: 1.5, defaultPlaybackRate: 1.5, volume: 0.4, muted: true })
  expect(readPlayerChoices()).toMatchObject({ speed: 1.5, volume: 0.4, muted: true })
  expect(open().elements[0]).toMatchObject({ playbackRate: 1.5, volume: 0.4, muted: true })
})
