import type { Remark } from '@lectern/domain/problems/remark.ts'
import type { Spending } from '../platform/providers/spending.ts'
import type { AnswerCache } from './answer-cache/answer-cache.ts'
import type { StructuredPage } from './page.ts'

/** An author's question about a page. */
export interface PageQuestion {
  /** The only source of the answer. */
  readonly page: StructuredPage
  /** At least one character. It is data: a writer follows no instruction in it. */
  readonly question: string
  readonly images: ReadonlyMap<string, string>
  readonly signal?: AbortSignal
  /** Paid answers of an earlier attempt at the same request. Without it, none are kept. */
  readonly kept?: AnswerCache
  /** Pays for the calls of providers. Without it they are not counted. */
  readonly spending?: Spending
}

/** A sentence of an answer. */
export interface AnswerSentence {
  readonly text: string
  /** Ids of the blocks that it is based on, at least one. */
  readonly sources: readonly string[]
}

/** The answer to a question about a page. */
export interface QuestionAnswer {
  /** Empty if the page does not answer the question. */
  readonly sentences: readonly AnswerSentence[]
  /** Language tag of the sentences. */
  readonly language: string
  readonly warnings: readonly Remark[]
  /** Display name of the writer or the models that answered. Undefined: the writer that was asked. */
  readonly made_by?: string
}
