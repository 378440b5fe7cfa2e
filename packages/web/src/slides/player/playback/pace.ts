import { browserFrames, type Frames } from '../../runtime/clock.ts'

/** Frames whose time goes faster or slower than that of the page, so that all clocks by them keep step with the audio. */
export interface Pace extends Frames {
  readonly setSpeed: (speed: number) => void
}

/** Frames that go as fast as the page's until they are told otherwise. Their time never jumps. */
export function createPace(frames: Frames = browserFrames): Pace {
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
