import type { AudioController } from '../../../audio/audio-controller.ts'

/** The time of the audio is read again this long before its end, because timers drift from the audio. */
const lastCheckMs = 100

/** Calls a function when audio has ended and a pause is over. It uses the time of the audio, because `ended` events are late. */
export interface TurnTimer {
  /** `pause` is in milliseconds at normal speed. Another start replaces the first one and keeps a known end. */
  readonly start: (audio: AudioController, pause: number, speed: number) => void
  readonly stop: () => void
  /** Stops and discards the known end, because the audio or its time has changed. */
  readonly reset: () => void
}

export function createTurnTimer(call: () => void): TurnTimer {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** From `performance.now()`. */
  let endsAt: number | undefined

  const stop = () => clearTimeout(timer)

  function start(audio: AudioController, pause: number, speed: number): void {
    stop()
    const now = performance.now()
    const { status, duration } = audio.state()
    if (status === 'ended') endsAt = Math.min(endsAt ?? now, now)
    else if (duration !== undefined) endsAt = now + (duration - audio.time()) / speed
    if (endsAt === undefined) return
    const left = endsAt - now
    if (left > lastCheckMs) timer = setTimeout(() => start(audio, pause, speed), left - lastCheckMs / 2)
    else timer = setTimeout(call, left + pause / speed)
  }

  return {
    start,
    stop,
    reset() {
      stop()
      endsAt = undefined
    },
  }
}
