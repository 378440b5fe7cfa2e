import type { AudioController } from '../../../audio/audio-controller.ts'

/** So long before audio ends, in milliseconds, its time is looked at once more: timers drift from what is heard. */
const lastLookMs = 100

/** Calls when audio has ended and a pause is over. That is reckoned from its time: browsers tell late of an end. */
export interface TurnTimer {
  /** `pause` in milliseconds at usual speed. Once more is in place of before, and an end that was known stays. */
  readonly start: (audio: AudioController, pause: number, speed: number) => void
  readonly stop: () => void
  /** Stops, and forgets when the audio ends: it is another, or at another time. */
  readonly reset: () => void
}

export function createTurnTimer(call: () => void): TurnTimer {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** By `performance.now()`. */
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
    if (left > lastLookMs) timer = setTimeout(() => start(audio, pause, speed), left - lastLookMs / 2)
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
