import type { AudioElement } from '../audio-controller.ts'

/** An audio element that a test controls. */
export class FakeAudio extends EventTarget implements AudioElement {
  src = ''
  currentTime = 0
  muted = false
  volume = 1
  playbackRate = 1
  defaultPlaybackRate = 1
  preload = ''
  duration = Number.NaN
  error: { readonly code: number } | null = null
  /** The error that rejects `play`. */
  refusal: unknown
  calls: string[] = []

  play(): Promise<void> {
    this.calls.push('play')
    return this.refusal === undefined ? Promise.resolve() : Promise.reject(this.refusal)
  }
  pause(): void {
    this.calls.push('pause')
  }
  load(): void {
    this.calls.push('load')
    this.error = null
  }
  removeAttribute(): void {
    this.src = ''
  }

  happen(type: 'playing' | 'waiting' | 'ended' | 'durationchange'): void {
    this.dispatchEvent(new Event(type))
  }
  fail(code: number | undefined): void {
    this.error = code === undefined ? null : { code }
    this.dispatchEvent(new Event('error'))
  }
}
