import { browserFrames, type Frames } from '../../runtime/clock.ts'

/** Frames whose time runs faster or slower than the time of the page, so that clocks stay synchronous with the audio. */
export interface AdjustableFrames extends Frames {
  readonly setSpeed: (speed: number) => void
}

/** Creates frames with the speed of the page until `setSpeed` is called. Their time never jumps. */
export function createAdjustableFrames(frames: Frames = browserFrames): AdjustableFrames {
  let speed = 1
  let changedAt = frames.now()
  let passed = changedAt
  const now = () => passed + (frames.now() - changedAt) * speed
  return {
    now,
    request: frames.request,
    cancel: frames.cancel,
    setSpeed(next) {
      passed = now()
      changedAt = frames.now()
      speed = next
    },
  }
}
