import type { AudioElement } from './audio-element.ts'
import type { AudioErrors } from './audio-errors.ts'
import { createAudioSession, followElement, dispatchAudioEvent, playAudio } from './audio-session.ts'
import type { AudioState } from './audio-state.ts'
import { messages } from './messages.ts'

/** Timeout for loading audio and for checking whether a file exists. */
const timeoutMs = 5000

/** Plays one audio file at a time. Times are in milliseconds. */
export interface AudioController {
  readonly state: () => AudioState
  readonly subscribe: (listener: () => void) => () => void
  /** Loads this address, or nothing. Stops the previous audio. */
  readonly load: (address: string | undefined) => void
  readonly play: () => void
  readonly pause: () => void
  readonly time: () => number
  readonly seek: (time: number) => void
  readonly mute: (muted: boolean) => void
}

/** A controller whose volume and speed can be set. */
export interface AdjustableAudio extends AudioController {
  /** From 0 to 1. */
  readonly setVolume: (volume: number) => void
  /** A factor for this file and every later one. The pitch does not change. */
  readonly setSpeed: (speed: number) => void
}

/** Whether a file exists at an address. True for every answer of the server except 404 and 410. */
export async function fileExists(address: string, within: number = timeoutMs): Promise<boolean> {
  const { status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(within) })
  return status !== 404 && status !== 410
}

/** How audio is loaded. */
export interface LoadingOptions {
  /** Whether the browser loads the file before `play`. */
  readonly preload?: 'auto' | 'none'
  /** Milliseconds until loading fails. Undefined for a file that may take as long as it needs. */
  readonly timeLimit?: number | undefined
}

export function createAudioController(
  element: AudioElement = new Audio(),
  exists: (address: string) => Promise<boolean> = fileExists,
  errors: AudioErrors = messages,
  { preload = 'auto', timeLimit }: LoadingOptions = { timeLimit: timeoutMs },
): AdjustableAudio {
  const session = createAudioSession({ element, exists, errors, timeLimit })
  followElement(session)
  return {
    state: () => session.state,
    subscribe(listener) {
      session.listeners.add(listener)
      return () => session.listeners.delete(listener)
    },
    load(next) {
      session.address = next
      element.pause()
      element.preload = preload
      if (next === undefined) element.removeAttribute('src')
      else element.src = next
      dispatchAudioEvent(session, { type: 'loaded' })
    },
    play: () => playAudio(session),
    pause() {
      dispatchAudioEvent(session, { type: 'paused' })
      element.pause()
    },
    time: () => element.currentTime * 1000,
    seek(time) {
      element.currentTime = time / 1000
      dispatchAudioEvent(session, { type: 'sought' })
    },
    mute(muted) {
      element.muted = muted
    },
    setVolume(volume) {
      element.volume = volume
    },
    setSpeed: (speed) => setSpeedOf(element, speed),
  }
}

/** Loading another file resets the speed to the default one, so both are set. */
export function setSpeedOf(
  element: Pick<AudioElement, 'defaultPlaybackRate' | 'playbackRate'>,
  speed: number,
): void {
  element.defaultPlaybackRate = speed
  element.playbackRate = speed
}
