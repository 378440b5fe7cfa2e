import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import type { Problem } from '@lectern/domain/problems/problems.ts'
import type { FailureKindName } from './failure-kinds.ts'

/** Why Lectern does not call a provider now. */
export type Pause = 'askedToWait' | 'resting' | 'crowded'

/** A provider's details of a failure, beside its kind. */
export interface FailureContext {
  readonly cause?: unknown
  /** Undefined if the provider named no time. */
  readonly waitSeconds: number | undefined
}

/** The problems of one provider: which code its failures have. The reason is the kind of the failure. */
export interface ProviderTerms {
  /** For failures that no kind describes. */
  readonly failed: ProblemCode
  readonly unavailable: ProblemCode
  readonly failure: (kind: FailureKindName, context: FailureContext) => Problem
  readonly pause: (pause: Pause, seconds: number) => Problem
}
