/**
 * Does `work` one at a time: whoever asks while it runs gets what begins after it, and all who ask meanwhile share that.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function begin(): Promise<void> {
    running = work()
    try {
      await running
    } finally {
      running = undefined
    }
  }

  async function afterThis(current: Promise<void>): Promise<void> {
    await current.catch(() => {})
    next = undefined
    await begin()
  }

  return () => {
    if (!running) return begin()
    return (next ??= afterThis(running))
  }
}
