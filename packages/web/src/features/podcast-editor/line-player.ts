import { isSamePlace, lineAt, nextToPlay } from '@lectern/domain/podcast/play-order.ts'
import type { LinePlace } from '@lectern/domain/podcast/play-order.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { createStore } from 'zustand/vanilla'
import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import type { DocumentStore } from '../../editing/document-store.ts'
import { createAudioController, fileExists } from '../../slides/player/audio-controller.ts'
import type { AudioController } from '../../slides/player/audio-controller.ts'
import { lineErrors } from './line-errors.ts'

export interface PlayerState {
  /** The line that is loaded. */
  readonly place: LinePlace | undefined
  readonly phase: 'idle' | 'loading' | 'playing' | 'paused' | 'error'
  /** Milliseconds; 0 until it is known. */
  readonly duration: number
  /** Whether the next line follows when this one ends. */
  readonly previewing: boolean
  /** What went wrong. */
  readonly message: string | undefined
}

const silence: PlayerState = {
  place: undefined,
  phase: 'idle',
  duration: 0,
  previewing: false,
  message: undefined,
}

const existsWithinMs = 4000

export type LinePlayer = ReturnType<typeof createLinePlayer>

/** Plays lines of the open podcast: one, or all that have audio in their order. One is heard at a time. */
export function createLinePlayer(
  store: DocumentStore<Podcast>,
  audio: AudioController = createAudioController(
    new Audio(),
    (address) => fileExists(address, existsWithinMs),
    lineErrors,
  ),
) {
  const state = createStore<PlayerState>(() => silence)
  const { setState, getState } = state
  const document = () => store.getState().history.present

  function play(place: LinePlace, previewing: boolean): void {
    const path = lineAt(document(), place)?.audio_path
    setState({ ...silence, place, previewing })
    audio.load(path ? mediaAddress(path) : undefined)
    audio.play()
  }

  function stop(): void {
    audio.load(undefined)
    setState(silence)
  }

  function goOn(): void {
    const { previewing, place } = getState()
    const next = previewing ? nextToPlay(document(), place) : undefined
    if (next) play(next, true)
    else stop()
  }

  audio.subscribe(() => {
    const { status, duration = 0, error } = audio.state()
    if (status === 'ended') goOn()
    else if (error !== undefined) setState({ phase: 'error', previewing: false, message: error })
    else setState({ phase: status, duration })
  })

  // A line that is removed, moved or given other audio is not heard any more.
  const forget = store.subscribe((open, before) => {
    const { place } = getState()
    if (!place || open.history.present === before.history.present) return
    const path = (cast: Podcast) => lineAt(cast, place)?.audio_path
    if (path(open.history.present) !== path(before.history.present)) stop()
  })

  return {
    state,
    audio,
    stop,
    /** Plays a line, or pauses it, or goes on with it. */
    toggle(place: LinePlace): void {
      const { place: loaded, phase, previewing } = getState()
      const same = loaded !== undefined && isSamePlace(loaded, place)
      if (same && phase === 'playing') audio.pause()
      else if (same && phase === 'paused') audio.play()
      else if (same && phase === 'loading') stop()
      else play(place, previewing)
    },
    /** Plays everything that has audio, from the beginning. */
    preview(): void {
      const cast = document()
      const first = nextToPlay(cast)
      if (first) play(first, true)
      else
        setState({
          message: cast.segments.length === 0 ? 'No podcast segments available to play' : lineErrors.none,
        })
    },
    close(): void {
      forget()
      stop()
    },
  }
}
