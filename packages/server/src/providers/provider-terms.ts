import type { ProblemCode } from '@lectern/domain/problems/problems.ts'

/** The terms by which messages about failures differ between kinds of providers. */
export interface ProviderTerms {
  /** At the start of a sentence: 'The language model'. */
  readonly subject: string
  readonly failed: ProblemCode
  readonly unavailable: ProblemCode
  /** Prefix of the environment variables to check: LECTERN_LANGUAGE_MODEL. */
  readonly setting: string
  /** For a text that is too long for the provider; defaults to `failed`. */
  readonly tooLong?: { readonly code: ProblemCode; readonly sentence: string }
  /** For a text that the provider's content rules forbid; defaults to `failed`. */
  readonly refused?: ProblemCode
}
