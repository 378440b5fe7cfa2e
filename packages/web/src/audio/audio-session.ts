import { inBackground } from '../ui/in-background.ts'
import type { AudioElement } from './audio-element.ts'
import { type AudioErrors, reasonOf } from './audio-errors.ts'
import { type AudioEvent, type AudioState, nextAudioState } from './audio-state.ts'

interface AudioSettings {
  readonly element: AudioElement
  /** Whether a file exists at an address. */
  readonly exists: (address: string) => Promise<boolean>
  readonly errors: AudioErrors
  /** Milliseconds until loading fails. Undefined for a file that may take as long as it needs. */
  readonly timeLimit: number | undefined
}

/** One audio element, with what is known about its audio. */
export interface AudioSession extends AudioSettings {
  readonly listeners: Set<() => void>
  state: AudioState
  address: string | undefined
  loadTimer: ReturnType<typeof setTimeout> | undefined
}

export function createAudioSession(settings: AudioSettings): AudioSession {
  return {
    ...settings,
    listeners: new Set(),
    state: { status: 'idle' },
    address: undefined,
    loadTimer: undefined,
  }
}

/** Changes the state by an event, and calls the listeners. */
export function dispatchAudioEvent(session: AudioSession, event: AudioEvent): void {
  session.state = nextAudioState(session.state, event)
  clearTimeout(session.loadTimer)
  if (session.state.status === 'loading' && session.timeLimit !== undefined)
    session.loadTimer = setTimeout(() => failWithTimeout(session), session.timeLimit)
  for (const listener of session.listeners) listener()
}

/** Plays the loaded audio. */
export function playAudio(session: AudioSession): void {
  const { element, errors, address } = session
  if (address === undefined) return fail(session, errors.none)
  if (session.state.status === 'playing' || session.state.status === 'loading') return
  dispatchAudioEvent(session, { type: 'requested' })
  // Audio that failed is loaded again and continues where it failed.
  if (element.error) {
    const { currentTime } = element
    element.load()
    element.currentTime = currentTime
  }
  element.play().catch((refusal: unknown) => explainRefusal(session, refusal))
}

/** Follows the events of the element. */
export function followElement(session: AudioSession): void {
  const { element } = session
  for (const type of ['waiting', 'ended'] as const) {
    element.addEventListener(type, () => dispatchAudioEvent(session, { type }))
  }
  // Browsers pause audio for a call or when headphones are unplugged. They resume it after the call.
  element.addEventListener('pause', () => {
    if (element.paused && !element.ended) dispatchAudioEvent(session, { type: 'paused' })
  })
  element.addEventListener('playing', () => {
    if (session.state.status === 'paused' && !element.paused)
      dispatchAudioEvent(session, { type: 'requested' })
    dispatchAudioEvent(session, { type: 'playing' })
  })
  element.addEventListener('error', () => inBackground(explainError(session)))
  element.addEventListener('durationchange', () => {
    if (Number.isFinite(element.duration))
      dispatchAudioEvent(session, { type: 'measured', duration: element.duration * 1000 })
  })
}

function fail(session: AudioSession, error: string): void {
  dispatchAudioEvent(session, { type: 'failed', error })
}

function failWithTimeout(session: AudioSession): void {
  fail(session, session.errors.slow)
  session.element.pause()
}

async function explainError(session: AudioSession): Promise<void> {
  const { element, exists, errors, state, address } = session
  const { status } = state
  // The user has not pressed play yet. `play` loads the file again and reports the error.
  if (status !== 'loading' && status !== 'playing') return
  const { error } = element
  const reason = reasonOf(error)
  const explained = status === 'playing' ? errors.playing(reason) : errors.loading(reason)
  // Elements report 'format not supported' for a missing file too. If the check fails, the error of the element is used.
  const found = address === undefined || (await exists(address).catch(() => true))
  // The user may have started it again meanwhile.
  if (address === session.address && error === element.error)
    fail(session, found ? explained : errors.notFound)
}

function explainRefusal(session: AudioSession, refusal: unknown): void {
  const { element, errors } = session
  const name = refusal instanceof Error || refusal instanceof DOMException ? refusal.name : ''
  // The browser requires a click first. The user can press the play button.
  if (name === 'NotAllowedError')
    dispatchAudioEvent(
      session,
      errors.blocked ? { type: 'failed', error: errors.blocked } : { type: 'paused' },
    )
  // An AbortError means that a pause or another file interrupted it. The element reports its own errors.
  else if (name !== 'AbortError' && !element.error) {
    fail(session, errors.refused(refusal instanceof Error ? refusal.message : String(refusal)))
  }
}
