import type { Remark } from '@lectern/domain/problems/remark.ts'
import type { Spending } from '../platform/providers/spending.ts'
import type { AnswerCache } from './answer-cache/answer-cache.ts'

/** A text to translate. */
export interface SourceText {
  readonly text: string
  /** Its purpose, in English: 'title of the slideshow'. */
  readonly use: string
  /** Spoken texts need not fit a slide. */
  readonly isSpoken: boolean
}

/** A request to translate the texts of a slide or segment. */
export interface TranslationRequest {
  /** Title of the whole, which is context only. */
  readonly title: string
  readonly texts: readonly SourceText[]
  /** Language tag of the texts. Undefined if it is not known. */
  readonly from: string | undefined
  /** Language tag of the result. */
  readonly to: string
  /** Terms of the course's glossary that keep their spelling, so that their pronunciation applies. */
  readonly terms: readonly string[]
  /** Whether an author waits for it. Otherwise it belongs to a job. */
  readonly isUrgent: boolean
  readonly signal?: AbortSignal
  /** Paid answers of an earlier attempt at the same request. Without it, none are kept. */
  readonly kept?: AnswerCache
  /** Pays for the calls of providers. Without it they are not counted. */
  readonly spending?: Spending
}

/** The texts of a request in another language. */
export interface Translation {
  /** In the order of the request. Formulas, code and addresses are those of the request. */
  readonly texts: readonly string[]
  /** Indexes of texts in which a number, a name, a term or the length differs, also after the writer was asked again. */
  readonly doubtful: readonly number[]
  readonly warnings: readonly Remark[]
  /** Display name of the writer or the models that translated. Undefined: the writer that was asked. */
  readonly made_by?: string
}
