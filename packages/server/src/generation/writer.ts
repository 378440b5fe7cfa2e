import type { RewriteChoices } from '@lectern/domain/api/documents/rewriting.ts'
import type { DeclinedOptions, WritingOptions } from '@lectern/domain/api/writing-options.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'
import type { Spending } from '../platform/providers/spending.ts'
import type { Charge } from '../platform/providers/charge.ts'
import type { DraftOf } from './drafts/draft-of.ts'
import type { SegmentDraft } from './drafts/podcast-draft.ts'
import type { SlideDraft } from './drafts/slideshow-draft.ts'
import type { AnswerCache } from './answer-cache/answer-cache.ts'
import type { StructuredPage } from './page.ts'
import type { PageQuestion, QuestionAnswer } from './page-question.ts'
import type { RewritingOf, RewrittenOf, UpdatingOf } from './rewritten-parts.ts'
import type { Translation, TranslationRequest } from './translation.ts'

/**
 * The port to a writer, which turns a page into slides and dialogue: the built-in outline writer, or a language model.
 * A writer uses only the content of the page, and names its source blocks. It throws `Problem`s: PAGE_TOO_SHORT if
 * there is too little to teach from, PAGE_TOO_LONG, WRITER_FAILED, WRITER_REFUSED, WRITER_UNAVAILABLE. The suite in
 * `writer.contract.ts` tests every writer.
 */
export interface Writer {
  readonly id: string
  /** Display name: 'Outline writer'. */
  readonly name: string
  /** The options that it cannot follow, each with a sentence to show beside the option. */
  readonly declines: DeclinedOptions
  /** The expected result for a page, estimated from its length alone. Sends no request. */
  expect(work: ExpectedWork): Expectation
  /** Writes a page in a format. */
  write<Name extends Format>(format: Name, request: WritingRequest): Promise<DraftOf<Name>>
  /** The instructions that it understands well enough to offer as buttons. */
  readonly rewrites: RewriteChoices
  /**
   * Rewrites a part of a format by an instruction: a slide, or dialogue lines. Returns it unchanged if the instruction
   * cannot be followed; the warnings then say why.
   */
  rewrite<Name extends Format>(format: Name, request: RewritingOf<Name>): Promise<RewrittenOf<Name>>
  /**
   * Brings a part up to date with changes of its page, and leaves the rest of it as it is. Returns it unchanged if it
   * does not say what changed. A slide or line without words is written from the changed passages.
   */
  update<Name extends Format>(format: Name, request: UpdatingOf<Name>): Promise<RewrittenOf<Name>>
  /**
   * Answers a question from the page alone. Every sentence names its source blocks. Returns no sentences if the page does
   * not answer the question.
   */
  answer(request: PageQuestion): Promise<QuestionAnswer>
  /** Translates the texts of a slide or segment. Undefined for a writer that works by rules. */
  readonly translate?: (request: TranslationRequest) => Promise<Translation>
  /** Loads in advance what the first page would wait for. */
  warmUp?(): Promise<void>
  /** Ends its threads. Running calls fail with SHUTTING_DOWN. */
  close?(): Promise<void>
}

export interface ExpectedWork {
  readonly format: Format
  /** Words of the page, as `StructuredPage` counts them; at least 1. */
  readonly words: number
  readonly options: WritingOptions
}

export interface Expectation {
  /** Minutes of audio, more than 0, at `wordsPerMinute`. */
  readonly minutes: number
  /** The price of the writing; undefined if it is free. */
  readonly charge?: Charge
  /** The price of a second model that judges what was written; undefined without one, and if it is free. */
  readonly judging?: Charge
}

export interface WritingRequest {
  readonly page: StructuredPage
  readonly options: WritingOptions
  /** Pictures that could be fetched: from the address on the page to the address for slides. */
  readonly images: ReadonlyMap<string, string>
  readonly signal?: AbortSignal
  /** Where the page belongs. Names only, for writers that can use them. */
  readonly context?: PageContext
  /** Paid answers of an earlier attempt at the same page. Without it, none are kept. */
  readonly kept?: AnswerCache
  /** Pays for the calls of providers. Without it they are not counted. */
  readonly spending?: Spending
  /** Called as parts are done, for the progress on screen. */
  readonly onProgress?: (done: number, total: number) => void
  /** Called with each slide or segment when it is written, in any order. Its length may still change. */
  readonly onPart?: (part: WrittenPart) => void
  /** Called with what the author should know, such as that another writer wrote a part. */
  readonly onRemark?: (remark: Remark) => void
  /** Called if the built-in writer wrote in place of models. The page contains none of the kept answers then. */
  readonly onFallback?: () => void
}

/** The place of a page in its course. */
export interface PageContext {
  readonly course: string
  readonly module?: string
  /** Titles of the neighbours in the module. */
  readonly before?: string
  readonly after?: string
  /** Terms of the course's glossary. */
  readonly terms: readonly string[]
  /** The pages before it that have documents, in the order of the course. */
  readonly earlier?: readonly EarlierPage[]
}

/** The names that the documents of an earlier page introduce. */
export interface EarlierPage {
  readonly title: string
  /** The abilities of a learner after the page. */
  readonly objectives: readonly string[]
  readonly terms: readonly string[]
  /** Formulas as they are written there: `$E = mc^2$`. */
  readonly notation: readonly string[]
  /** How its podcast begins. */
  readonly greeting?: string
}

/** A finished slide or segment. */
export interface WrittenPart {
  /** Title and language of the whole. */
  readonly title: string
  readonly language: string
  /** Position among all parts, from 0. */
  readonly index: number
  readonly total: number
  readonly slide?: SlideDraft
  readonly segment?: SegmentDraft
}

/** One function for each format. Writers implement `write` with them. */
export type FormatWriters = {
  readonly [Name in Format]: (request: WritingRequest) => Promise<DraftOf<Name>>
}

/** One function for each format. Writers implement `rewrite` with them. */
export type FormatRewriters = {
  readonly [Name in Format]: (request: RewritingOf<Name>) => Promise<RewrittenOf<Name>>
}

/** One function for each format. Writers implement `update` with them. */
export type FormatUpdaters = {
  readonly [Name in Format]: (request: UpdatingOf<Name>) => Promise<RewrittenOf<Name>>
}
