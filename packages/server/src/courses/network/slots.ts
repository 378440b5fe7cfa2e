/** Places for so many pieces of work at a time, shared fairly among the groups that the work belongs to. */
export interface Slots {
  /**
   * Waits for a place. What it answers is to be called when the work is over, and told whether it took long. Work
   * without a group stands for itself. Rejects with the signal's reason when it is no longer wanted.
   */
  take(group?: string, signal?: AbortSignal): Promise<(wasSlow: boolean) => void>
}

interface Waiting {
  readonly owner: string | symbol
  readonly start: () => void
}

/** So many groups are remembered as slow; beyond, all get a new chance. */
const mostSlow = 1000

/**
 * Work starts in the order of its arrival, except that
 * - a group with work under way leaves the last free place to the others;
 * - a group whose latest work took long has one place at most, and all such groups together leave one to the others.
 *
 * So whatever hangs, others go on, and no group waits for ever.
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
