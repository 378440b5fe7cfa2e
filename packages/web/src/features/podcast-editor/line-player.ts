import { isSamePlace, lineAt, nextToPlay } from '@lectern/domain/podcast/play-order.ts'
import type { LinePlace } from '@lectern/domain/podcast/play-order.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { createStore } from 'zustand/vanilla'
import { mediaAddress } from '../../api/media-address.ts'
import type { DocumentStore } from '../../editing/document-store.ts'
import { isMissing, reasonOf } from './sound-trouble.ts'

export interface PlayerState {
  /** The line that is loaded. */
  readonly place: LinePlace | undefined
  readonly phase: 'idle' | 'loading' | 'playing' | 'paused' | 'error'
  /** Milliseconds. */
  readonly time: number
  readonly duration: number
  /** Whether the next line follows when this one ends. */
  readonly previewing: boolean
  /** What went wrong. */
  readonly message: string | undefined
}

const silence: PlayerState = {
  place: undefined,
  phase: 'idle',
  time: 0,
  duration: 0,
  previewing: false,
  message: undefined,
}

const noAudio = 'No audio available for this dialogue. Try generating audio first.'
const loadWithinMs = 5000

export type LinePlayer = ReturnType<typeof createLinePlayer>

/** Plays lines of the open podcast: one, or all that have audio in their order. One is heard at a time. */
export function createLinePlayer(store: DocumentStore<Podcast>, audio: HTMLAudioElement = new Audio()) {
  const state = createStore<PlayerState>(() => silence)
  const { setState, getState } = state
  let slow: ReturnType<typeof setTimeout> | undefined
  const document = () => store.getState().history.present

  function fail(message: string): void {
    audio.pause()
    clearTimeout(slow)
    setState({ phase: 'error', previewing: false, message })
  }

  function play(place: LinePlace, previewing: boolean): void {
    const path = lineAt(document(), place)?.audio_path
    setState({ ...silence, place, previewing, phase: 'loading' })
    if (!path) return fail(noAudio)
    clearTimeout(slow)
    slow = setTimeout(() => fail('Error playing audio. It is taking too long to load.'), loadWithinMs)
    try {
      audio.src = mediaAddress(path)
      resume()
    } catch {
      fail('Failed to set up audio playback.')
    }
  }

  function resume(): void {
    audio.play().catch((problem: unknown) => {
      // Being interrupted by the next line is no failure, and a broken file is told by the error event.
      const blocked = problem instanceof DOMException && problem.name === 'NotAllowedError'
      if (blocked) fail('Failed to play audio. Browser may have blocked autoplay.')
    })
  }

  function stop(): void {
    clearTimeout(slow)
    audio.pause()
    setState(silence)
  }

  async function explain(): Promise<void> {
    const { src } = audio
    const reason = reasonOf(audio.error)
    const missing = await isMissing(src)
    // Something else may have been asked for in the meantime.
    if (audio.src !== src || getState().phase === 'idle') return
    fail(missing ? 'Audio file not found. Try regenerating the audio.' : `Error playing audio. ${reason}`)
  }

  audio.addEventListener('playing', () => {
    clearTimeout(slow)
    setState({ phase: 'playing' })
  })
  audio.addEventListener('pause', () => getState().phase === 'playing' && setState({ phase: 'paused' }))
  audio.addEventListener('durationchange', () => setState({ duration: (audio.duration || 0) * 1000 }))
  audio.addEventListener('timeupdate', () => setState({ time: audio.currentTime * 1000 }))
  audio.addEventListener('error', () => void explain())
  audio.addEventListener('ended', () => {
    const { previewing, place } = getState()
    const next = previewing ? nextToPlay(document(), place) : undefined
    if (next) play(next, true)
    else stop()
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
    stop,
    /** Plays a line, or pauses it, or goes on with it. */
    toggle(place: LinePlace): void {
      const { place: loaded, phase, previewing } = getState()
      const same = loaded && isSamePlace(loaded, place)
      if (same && phase === 'playing') audio.pause()
      else if (same && phase === 'paused') resume()
      else if (same && phase === 'loading') stop()
      else play(place, previewing)
    },
    /** Plays everything that has audio, from the beginning. */
    preview(): void {
      const cast = document()
      const first = nextToPlay(cast)
      if (first) return play(first, true)
      setState({ message: cast.segments.length === 0 ? 'No podcast segments available to play' : noAudio })
    },
    /** Moves within the line, in milliseconds. */
    seek(time: number): void {
      audio.currentTime = time / 1000
      setState({ time })
    },
    dismiss: (): void => setState(({ phase }) => (phase === 'error' ? silence : { message: undefined })),
    close(): void {
      forget()
      stop()
    },
  }
}
