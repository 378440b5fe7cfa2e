import { inBackground } from '../ui/in-background.ts'
import { type AudioErrors, reasonOf } from './audio-errors.ts'
import { type AudioEvent, type AudioState, nextAudioState } from './audio-state.ts'
import { messages } from './messages.ts'

/** Timeout for loading audio and for checking whether a file exists. */
const timeoutMs = 5000

/** The part of `HTMLAudioElement` that the controller uses. */
export interface AudioElement extends EventTarget {
  src: string
  currentTime: number
  muted: boolean
  volume: number
  playbackRate: number
  defaultPlaybackRate: number
  preload: string
  readonly paused: boolean
  readonly ended: boolean
  readonly duration: number
  readonly error: { readonly code: number } | null
  play: () => Promise<void>
  pause: () => void
  load: () => void
  removeAttribute: (name: string) => void
}

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
  const listeners = new Set<() => void>()
  let state: AudioState = { status: 'idle' }
  let address: string | undefined
  let loadTimer: ReturnType<typeof setTimeout> | undefined

  const happen = (event: AudioEvent) => {
    state = nextAudioState(state, event)
    clearTimeout(loadTimer)
    if (state.status === 'loading' && timeLimit !== undefined) loadTimer = setTimeout(giveUp, timeLimit)
    for (const listener of listeners) listener()
  }
  const fail = (error: string) => happen({ type: 'failed', error })
  const giveUp = () => {
    fail(errors.slow)
    element.pause()
  }

  const explainError = async () => {
    const { status } = state
    // The user has not pressed play yet. `play` loads the file again and reports the error.
    if (status !== 'loading' && status !== 'playing') return
    const failed = address
    const { error } = element
    const reason = reasonOf(error)
    const explained = status === 'playing' ? errors.playing(reason) : errors.loading(reason)
    // Elements report 'format not supported' for a missing file too. If the check fails, the error of the element is used.
    const found = failed === undefined || (await exists(failed).catch(() => true))
    // The user may have started it again meanwhile.
    if (failed === address && error === element.error) fail(found ? explained : errors.notFound)
  }

  const explainRefusal = (refusal: unknown) => {
    const name = refusal instanceof Error || refusal instanceof DOMException ? refusal.name : ''
    // The browser requires a click first. The user can press the play button.
    if (name === 'NotAllowedError')
      happen(errors.blocked ? { type: 'failed', error: errors.blocked } : { type: 'paused' })
    // An AbortError means that a pause or another file interrupted it. The element reports its own errors.
    else if (name !== 'AbortError' && !element.error) {
      fail(errors.refused(refusal instanceof Error ? refusal.message : String(refusal)))
    }
  }

  for (const type of ['waiting', 'ended'] as const) {
    element.addEventListener(type, () => happen({ type }))
  }
  // Browsers pause audio for a call or when headphones are unplugged. They resume it after the call.
  element.addEventListener('pause', () => {
    if (element.paused && !element.ended) happen({ type: 'paused' })
  })
  element.addEventListener('playing', () => {
    if (state.status === 'paused' && !element.paused) happen({ type: 'requested' })
    happen({ type: 'playing' })
  })
  element.addEventListener('error', () => inBackground(explainError()))
  element.addEventListener('durationchange', () => {
    if (Number.isFinite(element.duration)) happen({ type: 'measured', duration: element.duration * 1000 })
  })

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load(next) {
      address = next
      element.pause()
      element.preload = preload
      if (next === undefined) element.removeAttribute('src')
      else element.src = next
      happen({ type: 'loaded' })
    },
    play() {
      if (address === undefined) return fail(errors.none)
      if (state.status === 'playing' || state.status === 'loading') return
      happen({ type: 'requested' })
      // Audio that failed is loaded again and continues where it failed.
      if (element.error) {
        const { currentTime } = element
        element.load()
        element.currentTime = currentTime
      }
      element.play().catch(explainRefusal)
    },
    pause() {
      happen({ type: 'paused' })
      element.pause()
    },
    time: () => element.currentTime * 1000,
    seek(time) {
      element.currentTime = time / 1000
      happen({ type: 'sought' })
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
