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
