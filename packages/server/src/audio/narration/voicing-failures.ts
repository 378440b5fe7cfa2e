import type { ProblemReason } from '@lectern/domain/problems/codes/problem-reason.ts'
import { type Problem, reasonOf } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { isOfOneVoice } from '../speech/reliability/refused-voice.ts'

/** A part that stayed silent. */
export interface FailedPart {
  readonly key: string
  /** A sentence that says what the author can do. */
  readonly reason: string
  readonly problem: ProblemReason
  /** Whether the same request may succeed later. */
  readonly retryable: boolean
}

/** Failures that every further part of the engine or voice would have, and after how many of them voicing stops if nothing was spoken. */
const stopping: Partial<Record<ProblemCode, number>> = {
  SPEECH_REFUSED: 1,
  SPEECH_UNAVAILABLE: 1,
  SPEECH_UNUSABLE: 3,
}

/** Collects the failures of one voicing and decides whether it continues. */
export interface VoicingFailures {
  add(keys: readonly string[], voiceId: string, problem: Problem): void
  /** The voice, or its engine, gets no more requests. The substitute of the voice speaks instead. */
  replaced(voiceId: string, problem: Problem): void
  /** Audio was spoken, so later failures may be caused by their words. */
  succeeded(voiceId: string): void
  /** The problem for which a voice, or its engine, gets no more requests; undefined while requests may continue. */
  reasonToStop(voiceId: string): Problem | undefined
  /** In the order of the parts. */
  list(order: readonly string[]): FailedPart[]
  /** The problem that all failures share; undefined if they differ. */
  common(): Problem | undefined
}

export function createVoicingFailures(): VoicingFailures {
  const failed: { key: string; problem: Problem; source: string }[] = []
  const stopped = new Map<string, Problem>()
  const spoke = new Set<string>()

  return {
    add(keys, voiceId, problem) {
      const engine = engineOf(voiceId)
      const source = sourceOf(voiceId, problem)
      failed.push(...keys.map((key) => ({ key, problem, source })))
      const most = stopping[problem.code]
      const alike = failed.filter((one) => one.source === source && one.problem.code === problem.code)
      const lastsLong = problem.code !== 'SPEECH_UNUSABLE' || !spoke.has(engine)
      if (most !== undefined && alike.length >= most && lastsLong) stopped.set(source, problem)
    },
    replaced: (voiceId, problem) => void stopped.set(sourceOf(voiceId, problem), problem),
    succeeded: (voiceId) => void spoke.add(engineOf(voiceId)),
    reasonToStop: (voiceId) => stopped.get(voiceId) ?? stopped.get(engineOf(voiceId)),
    list: (order) =>
      failed
        .map(({ key, problem }) => ({
          key,
          reason: problem.message,
          problem: reasonOf(problem),
          retryable: problem.retryable,
        }))
        .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key)),
    common() {
      const [first] = failed
      return failed.every(({ problem }) => problem.code === first?.problem.code) ? first?.problem : undefined
    },
  }
}

/** The source of a problem: this voice, or its engine with all of its voices. */
function sourceOf(voiceId: string, problem: Problem): string {
  return isOfOneVoice(problem) ? voiceId : engineOf(voiceId)
}

/** Ids of voices start with the id of their engine: `flite:slt`. */
function engineOf(voiceId: string): string {
  return voiceId.split(':')[0] ?? ''
}
