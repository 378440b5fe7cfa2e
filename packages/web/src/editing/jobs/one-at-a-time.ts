/** Runs `work` one at a time. All calls during a run share one next run, which starts after it. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function start(): Promise<void> {
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
    await start()
  }

  return () => {
    if (!running) return start()
    return (next ??= afterThis(running))
  }
}
