import { inBackground } from '../ui/in-background.ts'
import { type AudioErrors, reasonOf } from './audio-errors.ts'
import { type AudioEvent, type AudioState, nextAudioState } from './audio-state.ts'
import { messages } from './messages.ts'

/** How long audio may take to load, and the question whether it exists, in milliseconds. */
const patience = 5000

/** What is needed of an `HTMLAudioElement`. */
export interface AudioElement extends EventTarget {
  src: string
  currentTime: number
  muted: boolean
  volume: number
  playbackRate: number
  defaultPlaybackRate: number
  preload: string
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
  /** Makes ready to play this address, or nothing. What played before stops. */
  readonly load: (address: string | undefined) => void
  readonly play: () => void
  readonly pause: () => void
  readonly time: () => number
  readonly seek: (time: number) => void
  readonly mute: (muted: boolean) => void
}

/** One whose sound can be adjusted. */
export interface AdjustableAudio extends AudioController {
  /** From 0 to 1. */
  readonly setVolume: (volume: number) => void
  /** How many times as fast as it was spoken, for this and every later file. The pitch stays. */
  readonly setSpeed: (speed: number) => void
}

/** Whether there is a file at an address; true when the server says anything but that there is none. */
export async function fileExists(address: string, within: number = patience): Promise<boolean> {
  const { status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(within) })
  return status !== 404 && status !== 410
}

export function createAudioController(
  element: AudioElement = new Audio(),
  exists: (address: string) => Promise<boolean> = fileExists,
  errors: AudioErrors = messages,
): AdjustableAudio {
  const listeners = new Set<() => void>()
  let state: AudioState = { status: 'idle' }
  let address: string | undefined
  let impatience: ReturnType<typeof setTimeout> | undefined

  const happen = (event: AudioEvent) => {
    state = nextAudioState(state, event)
    clearTimeout(impatience)
    if (state.status === 'loading') impatience = setTimeout(giveUp, patience)
    for (const listener of listeners) listener()
  }
  const fail = (error: string) => happen({ type: 'failed', error })
  const giveUp = () => {
    fail(errors.slow)
    element.pause()
  }

  const explainError = async () => {
    const { status } = state
    // Nobody asked for it yet: it is told when somebody does.
    if (status !== 'loading' && status !== 'playing') return
    const failed = address
    const reason = reasonOf(element.error)
    const explained = status === 'playing' ? errors.playing(reason) : errors.loading(reason)
    // Elements say "format not supported" of a missing file too. When nobody knows, the element's word stands.
    const found = failed === undefined || (await exists(failed).catch(() => true))
    if (failed === address) fail(found ? explained : errors.notFound)
  }

  const explainRefusal = (refusal: unknown) => {
    const name = refusal instanceof Error || refusal instanceof DOMException ? refusal.name : ''
    // The browser wants a click first: the play button is there for it.
    if (name === 'NotAllowedError')
      happen(errors.blocked ? { type: 'failed', error: errors.blocked } : { type: 'paused' })
    // Interrupted by a pause or by another file; or an error that the element tells itself.
    else if (name !== 'AbortError' && !element.error) {
      fail(errors.refused(refusal instanceof Error ? refusal.message : String(refusal)))
    }
  }

  for (const type of ['waiting', 'playing', 'ended'] as const) {
    element.addEventListener(type, () => happen({ type }))
  }
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
      element.preload = 'auto'
      if (next === undefined) element.removeAttribute('src')
      else element.src = next
      happen({ type: 'loaded' })
    },
    play() {
      if (address === undefined) return fail(errors.none)
      if (state.status === 'playing' || state.status === 'loading') return
      happen({ type: 'requested' })
      // What failed before is asked for once more.
      if (element.error) element.load()
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

/** Loading another file returns to the default speed, so that has to change too. */
export function setSpeedOf(
  element: Pick<AudioElement, 'defaultPlaybackRate' | 'playbackRate'>,
  speed: number,
): void {
  element.defaultPlaybackRate = speed
  element.playbackRate = speed
}
