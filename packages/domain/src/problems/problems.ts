import { isRetryable, type ProblemCode, problemKinds } from './codes/problem-kinds.ts'
import type { ProblemReason, ProblemValues, StoredProblem } from './codes/problem-reason.ts'
import { problemSentences } from './problem-sentences.ts'

type Catalogue = typeof problemSentences

interface CommonOptions {
  /** Data for programs, such as the invalid fields, or the current document of a conflict. */
  readonly details?: unknown
  readonly cause?: unknown
  /** Seconds until a retry makes sense, if the external system named a time. */
  readonly retryAfterSeconds?: number | undefined
}

/** The options for a reason: its values, if its sentence has any. */
type ReasonOptions<Reason, Sentence> = CommonOptions &
  (Sentence extends (values: infer Values) => string
    ? { readonly reason: Reason; readonly values: Values }
    : { readonly reason: Reason })

type OptionsOf<Code extends ProblemCode> = {
  [Reason in Exclude<keyof Catalogue[Code], 'default'>]: ReasonOptions<Reason, Catalogue[Code][Reason]>
}[Exclude<keyof Catalogue[Code], 'default'>]

interface PlainOptions extends CommonOptions {
  /** A problem that was stored, or that this one repeats. Keeps its sentence, reason and values. */
  readonly copyOf?: Omit<StoredProblem, 'code'> | undefined
}

/** A code alone, or with a reason of this code and the values of its sentence. */
export type ProblemArguments =
  | [code: ProblemCode, options?: PlainOptions]
  | { [Code in ProblemCode]: [code: Code, options: OptionsOf<Code>] }[ProblemCode]

/**
 * An expected failure with a message for the user: the English sentence of its code and reason. Adapters convert external
 * errors to a problem and keep the original as `cause`. A response never contains the cause.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  /** The more exact reason within the code; undefined for the code alone. */
  readonly reason: string | undefined
  /** The values of the sentence. */
  readonly values: ProblemReason['values']
  /** Data for programs, such as the invalid fields, or the current document of a conflict. */
  readonly details: unknown
  /** Seconds until a retry makes sense, if the external system named a time. */
  readonly retryAfterSeconds: number | undefined

  constructor(...[code, options = {}]: ProblemArguments) {
    const copied = 'copyOf' in options ? options.copyOf : undefined
    const reason = 'reason' in options ? options.reason : undefined
    const values = 'values' in options ? withoutUndefined(options.values) : undefined
    super(copied?.error ?? sentenceOf(code, reason, values), { cause: options.cause })
    this.code = code
    this.reason = copied ? copied.reason : reason
    this.values = copied ? copied.values : values
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get status(): number {
    return problemKinds[this.code].status
  }

  get retryable(): boolean {
    return isRetryable(this.code)
  }
}

/** The problem for storing and sending, beside its English sentence. */
export function reasonOf({ code, reason, values }: Problem): ProblemReason {
  return { code, ...(reason !== undefined && { reason }), ...(values && { values }) }
}

/** The problem for storing and sending, with its English sentence. */
export function storable(problem: Problem): StoredProblem {
  return { error: problem.message, ...reasonOf(problem) }
}

function sentenceOf(code: ProblemCode, reason: string | undefined, values: ProblemValues = {}): string {
  const reasons: Readonly<Record<string, string | ((values: never) => string)>> = problemSentences[code]
  const sentence = reasons[reason ?? 'default'] ?? problemSentences[code].default
  // The constructor accepts only the values of the reason.
  return typeof sentence === 'string' ? sentence : sentence(values as never)
}

function withoutUndefined(values: ProblemValues): NonNullable<ProblemReason['values']> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
