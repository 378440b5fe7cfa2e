import { moveSegment } from '@lectern/domain/podcast/edit-segments.ts'
import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import { describe, expect, test } from 'vitest'
import { createDocumentStore } from '../../editing/document-store.ts'
import type { AudioController } from '../../slides/player/audio-controller.ts'
import type { AudioState } from '../../slides/player/audio-state.ts'
import { lineErrors } from './line-errors.ts'
import { createLinePlayer } from './line-player.ts'

const line = (content: string, audio_path?: string) => ({ speaker: 'ALEX', content, audio_path })

const cast = schema.parse({
  podcast: { title: 'Leaves' },
  segments: [
    {
      segment_id: 1,
      segment_title: 'One',
      dialogue: [line('a', '/audio/files/a.mp3'), line('silent')],
    },
    { segment_id: 2, segment_title: 'Two', dialogue: [line('b', '/audio/files/b.mp3')] },
  ],
})

/** An audio controller that plays nothing and is told what happens. */
function fakeAudio() {
  const listeners = new Set<() => void>()
  let state: AudioState = { status: 'idle' }
  let address: string | undefined
  const happen = (next: AudioState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const audio: AudioController = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load(next) {
      address = next
      happen({ status: 'idle' })
    },
    play: () => happen(address ? { status: 'playing' } : { status: 'idle', error: lineErrors.none }),
    pause: () => happen({ status: 'paused' }),
    time: () => 0,
    seek: () => undefined,
    mute: () => undefined,
  }
  return { audio, happen, address: () => address }
}

function open(document = cast) {
  const fake = fakeAudio()
  const store = createDocumentStore({ document, etag: undefined }, ({ segments }) => segments.length)
  return { ...fake, store, player: createLinePlayer(store, fake.audio) }
}

const first = { segment: 0, line: 0 }

describe('line player', () => {
  test('a line is played, paused and gone on with by the same button', () => {
    const { player, address } = open()
    player.toggle(first)
    expect(player.state.getState()).toMatchObject({ place: first, phase: 'playing' })
    expect(address()).toBe('/api/audio/files/a.mp3')
    player.toggle(first)
    expect(player.state.getState().phase).toBe('paused')
    player.toggle(first)
    expect(player.state.getState().phase).toBe('playing')
  })

  test('a single line is silent when it ends', () => {
    const { player, happen } = open()
    player.toggle(first)
    happen({ status: 'ended' })
    expect(player.state.getState()).toMatchObject({ place: undefined, phase: 'idle' })
  })

  test('a line without audio says so', () => {
    const { player } = open()
    player.toggle({ segment: 0, line: 1 })
    expect(player.state.getState()).toMatchObject({
      phase: 'error',
      message: 'No audio available for this dialogue. Try generating audio first.',
    })
  })

  test('a full preview skips lines without audio, crosses segments and stops at the end', () => {
    const { player, happen } = open()
    player.preview()
    expect(player.state.getState()).toMatchObject({ place: first, previewing: true })
    happen({ status: 'ended' })
    expect(player.state.getState().place).toEqual({ segment: 1, line: 0 })
    happen({ status: 'ended' })
    expect(player.state.getState()).toMatchObject({ place: undefined, previewing: false, phase: 'idle' })
  })

  test('trouble stops the preview and is told', () => {
    const { player, happen } = open()
    player.preview()
    happen({ status: 'idle', error: lineErrors.notFound })
    expect(player.state.getState()).toMatchObject({
      phase: 'error',
      previewing: false,
      message: 'Audio file not found. Try regenerating the audio.',
    })
  })

  test('a preview of nothing says so', () => {
    const { player } = open({ ...cast, segments: [] })
    player.preview()
    expect(player.state.getState().message).toBe('No podcast segments available to play')
  })

  test('a line that is moved away is not heard any more', () => {
    const { player, store } = open()
    player.toggle(first)
    store.edit((document) => moveSegment(document, 1, 0))
    expect(player.state.getState()).toMatchObject({ place: undefined, phase: 'idle' })
  })
})
