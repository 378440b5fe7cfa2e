import type { Frames } from '../runtime/clock.ts'

/** Frames that come when a test says that time has passed. */
export function fakeFrames(): Frames & {
  readonly pass: (ms: number) => void
  /** Time passes without a frame, as in a hidden tab. */
  readonly passHidden: (ms: number) => void
  readonly asked: () => boolean
} {
  const waiting = new Map<number, () => void>()
  let now = 0
  let last = 0
  return {
    now: () => now,
    request(callback) {
      waiting.set(++last, callback)
      return last
    },
    cancel: (handle) => waiting.delete(handle),
    pass(ms) {
      now += ms
      const due = [...waiting.values()]
      waiting.clear()
      for (const callback of due) callback()
    },
    passHidden(ms) {
      now += ms
    },
    asked: () => waiting.size > 0,
  }
}
