import type { Frames } from '../clock.ts'

/** Frames that come when a test says that time has passed. */
export function fakeFrames(): Frames & {
  readonly pass: (ms: number) => void
  readonly asked: () => boolean
} {
  let now = 0
  let waiting: (() => void) | undefined
  return {
    now: () => now,
    request(callback) {
      waiting = callback
      return 1
    },
    cancel() {
      waiting = undefined
    },
    pass(ms) {
      now += ms
      const callback = waiting
      waiting = undefined
      callback?.()
    },
    asked: () => waiting !== undefined,
  }
}
