import type { AudioElement } from '../audio-element.ts'

/** An audio element that a test controls. */
export class FakeAudio extends EventTarget implements AudioElement {
  src = ''
  currentTime = 0
  muted = false
  volume = 1
  playbackRate = 1
  defaultPlaybackRate = 1
  preload = ''
  paused = true
  ended = false
  duration = Number.NaN
  error: { readonly code: number } | null = null
  /** The error that rejects `play`. */
  refusal: unknown
  calls: string[] = []

  play(): Promise<void> {
    this.calls.push('play')
    this.paused = this.refusal !== undefined
    return this.refusal === undefined ? Promise.resolve() : Promise.reject(this.refusal)
  }
  pause(): void {
    this.calls.push('pause')
    this.paused = true
  }
  load(): void {
    this.calls.push('load')
    this.error = null
    this.currentTime = 0
  }
  removeAttribute(): void {
    this.src = ''
  }

  dispatch(type: 'playing' | 'waiting' | 'ended' | 'durationchange'): void {
    this.dispatchEvent(new Event(type))
  }
  /** The browser pauses the audio, also at the end of the file. */
  interrupt(ended = false): void {
    this.paused = true
    this.ended = ended
    this.dispatchEvent(new Event('pause'))
  }
  /** The browser resumes the audio. */
  resume(): void {
    this.paused = false
    this.dispatch('playing')
  }
  fail(code: number | undefined): void {
    this.error = code === undefined ? null : { code }
    this.dispatchEvent(new Event('error'))
  }
}
