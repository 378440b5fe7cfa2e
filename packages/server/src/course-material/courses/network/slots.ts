/** A limited number of slots for concurrent tasks, shared fairly among the groups of the tasks. */
export interface Slots {
  /**
   * Waits for a free slot. Resolves to a function that releases it; pass whether the task was slow. A task without
   * a group counts as its own group. Rejects with the signal's reason if it is cancelled.
   */
  take(group?: string, signal?: AbortSignal): Promise<(wasSlow: boolean) => void>
}

interface Waiting {
  readonly owner: string | symbol
  readonly start: () => void
}

/** Maximum number of groups remembered as slow; above it the list is cleared. */
const mostSlow = 1000

/**
 * Tasks start in order of arrival, with two exceptions:
 * - a group with a running task leaves the last free slot to the others;
 * - a group whose latest task was slow has at most one slot, and all such groups together leave one to the others.
 * So hanging tasks do not block others, and no group waits without end.
 */
export function createSlots(count: number): Slots {
  let waiting: readonly Waiting[] = []
  const underWay = new Map<string | symbol, number>()
  const slow = new Set<string | symbol>()
  let free = count
  let heldBySlow = 0

  function mayStart({ owner }: Waiting): boolean {
    if (free > 1) return !slow.has(owner) || !underWay.has(owner)
    return free === 1 && !underWay.has(owner) && (!slow.has(owner) || heldBySlow === 0)
  }

  function startNext() {
    const next = waiting.find(mayStart)
    if (!next) return
    waiting = waiting.filter((each) => each !== next)
    next.start()
    startNext()
  }

  function hold(owner: string | symbol): (wasSlow: boolean) => void {
    const asSlow = slow.has(owner) ? 1 : 0
    free -= 1
    heldBySlow += asSlow
    underWay.set(owner, (underWay.get(owner) ?? 0) + 1)
    return (wasSlow) => {
      free += 1
      heldBySlow -= asSlow
      const left = (underWay.get(owner) ?? 1) - 1
      if (left > 0) underWay.set(owner, left)
      else underWay.delete(owner)
      if (slow.size >= mostSlow) slow.clear()
      if (wasSlow && typeof owner === 'string') slow.add(owner)
      else slow.delete(owner)
      startNext()
    }
  }

  return {
    take: (group, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const owner = group ?? Symbol('work without a group')
        const giveUp = () => {
          waiting = waiting.filter((each) => each !== entry)
          reject(signal?.reason)
        }
        const entry: Waiting = {
          owner,
          start: () => {
            signal?.removeEventListener('abort', giveUp)
            resolve(hold(owner))
          },
        }
        signal?.addEventListener('abort', giveUp, { once: true })
        waiting = [...waiting, entry]
        startNext()
      }),
  }
}
