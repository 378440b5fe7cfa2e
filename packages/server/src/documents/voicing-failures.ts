import type { Problem, ProblemCode } from '@lectern/domain/problems/problems.ts'

/** A part that stayed silent. */
export interface FailedPart {
  readonly key: string
  /** A sentence that the author can act on. */
  readonly reason: string
  /** Whether the same may succeed later, unchanged. */
  readonly retryable: boolean
}

/** Failures that every further part would meet, after so many parts while none was spoken. */
const stopping: Partial<Record<ProblemCode, number>> = {
  SPEECH_REFUSED: 1,
  SPEECH_UNAVAILABLE: 1,
  SPEECH_UNUSABLE: 3,
}

/** The failures of one voicing, and what follows from them. */
export interface VoicingFailures {
  add(keys: readonly string[], voiceId: string, problem: Problem): void
  /** Something was spoken, so what failed may lie in its words. */
  succeeded(voiceId: string): void
  /** Why nothing more is to be asked of the engine of a voice; undefined while it may be asked. */
  reasonToStop(voiceId: string): Problem | undefined
  /** Sorted like the parts. */
  list(order: readonly string[]): FailedPart[]
  /** The problem of all, if there is but one; undefined otherwise. */
  common(): Problem | undefined
}

export function createVoicingFailures(): VoicingFailures {
  const failed: { key: string; problem: Problem; engine: string }[] = []
  const stopped = new Map<string, Problem>()
  const spoke = new Set<string>()

  return {
    add(keys, voiceId, problem) {
      const engine = engineOf(voiceId)
      failed.push(...keys.map((key) => ({ key, problem, engine })))
      const most = stopping[problem.code]
      const alike = failed.filter((one) => one.engine === engine && one.problem.code === problem.code)
      const lastsLong = problem.code !== 'SPEECH_UNUSABLE' || !spoke.has(engine)
      if (most !== undefined && alike.length >= most && lastsLong) stopped.set(engine, problem)
    },
    succeeded: (voiceId) => void spoke.add(engineOf(voiceId)),
    reasonToStop: (voiceId) => stopped.get(engineOf(voiceId)),
    list: (order) =>
      failed
        .map(({ key, problem }) => ({ key, reason: problem.message, retryable: problem.retryable }))
        .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key)),
    common() {
      const [first] = failed
      return failed.every(({ problem }) => problem.code === first?.problem.code) ? first?.problem : undefined
    },
  }
}

/** Ids of voices begin with their engine's: `flite:slt`. */
function engineOf(voiceId: string): string {
  return voiceId.split(':')[0] ?? ''
}
