/** The source of a clock's time. Tests replace it. */
export interface Frames {
  readonly now: () => number
  readonly request: (callback: () => void) => number
  readonly cancel: (handle: number) => void
}

/** The frames of the page. */
export const browserFrames: Frames = {
  now: () => performance.now(),
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
}

/** Time in milliseconds that runs, stops and can be moved. All motion of a slide is a function of it. */
export interface Clock {
  readonly time: () => number
  readonly running: () => boolean
  readonly play: () => void
  readonly pause: () => void
  /** Moves to another time, running or paused. */
  readonly seek: (time: number) => void
  /**
   * Calls the listener on every frame while the clock runs, and once when it is moved. Returns a function that
   * unsubscribes.
   */
  readonly subscribe: (listener: (time: number) => void) => () => void
}

/** A clock that is paused at 0. It requests frames only while it runs and has listeners. */
export function createClock(frames: Frames = browserFrames): Clock {
  const listeners = new Set<(time: number) => void>()
  let stoodAt = 0
  let startedAt: number | undefined
  let frame: number | undefined

  const time = () => (startedAt === undefined ? stoodAt : stoodAt + frames.now() - startedAt)
  const notify = () => {
    const at = time()
    for (const listener of listeners) listener(at)
  }
  const tick = () => {
    frame = undefined
    notify()
    schedule()
  }
  const schedule = () => {
    if (frame === undefined && startedAt !== undefined && listeners.size > 0) frame = frames.request(tick)
  }
  const rest = () => {
    if (frame !== undefined) frames.cancel(frame)
    frame = undefined
  }

  return {
    time,
    running: () => startedAt !== undefined,
    play() {
      startedAt ??= frames.now()
      schedule()
    },
    pause() {
      stoodAt = time()
      startedAt = undefined
      rest()
    },
    seek(to) {
      stoodAt = to
      if (startedAt !== undefined) startedAt = frames.now()
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      schedule()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) rest()
      }
    },
  }
}
