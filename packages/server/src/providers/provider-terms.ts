import type { ProblemCode } from '@lectern/domain/problems/problems.ts'

/** What differs between the kinds of providers in the messages about their failures. */
export interface ProviderTerms {
  /** At the start of a sentence: 'The language model'. */
  readonly subject: string
  readonly failed: ProblemCode
  readonly unavailable: ProblemCode
  /** The settings to look at, by the first part of their names: LECTERN_LANGUAGE_MODEL. */
  readonly setting: string
  /** Of a text that the provider cannot take; without it as `failed`. */
  readonly tooLong?: { readonly code: ProblemCode; readonly sentence: string }
  /** Of a text that the provider's rules forbid; without it as `failed`. */
  readonly refused?: ProblemCode
}
