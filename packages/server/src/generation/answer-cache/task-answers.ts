import type { AnswerCache } from './answer-cache.ts'

/**
 * The kept answers of one short task beside others of the same page. When the task is done, only its own and those of
 * the calls that it joined are forgotten, so that the same request asks again.
 */
export function createTaskAnswers(kept: AnswerCache): AnswerCache & { done(): Promise<void> } {
  const keys = new Set<string>()
  const ofOthers: (() => Promise<void>)[] = []
  return {
    find(key) {
      keys.add(key)
      return kept.find(key)
    },
    keep(key, answer) {
      keys.add(key)
      return kept.keep(key, answer)
    },
    forget: async (forgotten) => kept.forget(forgotten),
    joined: (forget) => void ofOthers.push(forget),
    async done() {
      await kept.forget([...keys])
      await Promise.all(ofOthers.map((forget) => forget()))
    },
  }
}
