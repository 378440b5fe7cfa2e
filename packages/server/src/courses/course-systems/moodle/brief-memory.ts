import { unlessCancelled } from '../../network/unless-cancelled.ts'

/** Answers that several askers share. */
export interface BriefMemory<T> {
  /** The answer that is remembered, unless it is not good enough; else the one that `load` brings. */
  ask(
    key: string,
    load: () => Promise<T>,
    wish: { isGood: (answer: T) => boolean; signal?: AbortSignal | undefined },
  ): Promise<T>
}

/** Remembers answers for so many milliseconds, and failures not at all. Work that is under way is joined. */
export function createBriefMemory<T>(keepFor: number): BriefMemory<T> {
  const known = new Map<string, Promise<T>>()

  function loadAnew(key: string, load: () => Promise<T>): Promise<T> {
    const loading = load()
    known.set(key, loading)
    const forget = () => {
      if (known.get(key) === loading) known.delete(key)
    }
    loading.then(() => setTimeout(forget, keepFor).unref(), forget)
    return loading
  }

  return {
    async ask(key, load, { isGood, signal }) {
      const asked = known.get(key)
      if (asked) {
        const answer = await unlessCancelled(asked, signal)
        if (isGood(answer)) return answer
        // Somebody else may have been faster to find that it is not good.
        const latest = known.get(key)
        if (latest && latest !== asked) return unlessCancelled(latest, signal)
      }
      return unlessCancelled(loadAnew(key, load), signal)
    },
  }
}
