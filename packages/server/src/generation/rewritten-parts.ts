import type { WrittenLine, WrittenSlide } from '@lectern/domain/api/documents/rewriting.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'
import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import type { PassageChange } from '@lectern/domain/sources/page-changes.ts'
import type { AnswerCache } from './answer-cache/answer-cache.ts'
import type { LineDraft } from './drafts/podcast-draft.ts'
import type { SlideDraft } from './drafts/slideshow-draft.ts'
import type { StructuredPage } from './page.ts'
import type { Spending } from '../platform/providers/spending.ts'

/** Input for every change of a part. */
interface PartRequest {
  /** The source: the page as it was when the document was made, or with its changes. */
  readonly page: StructuredPage
  /** Language of the document; the result stays in it. */
  readonly language: string
  readonly images: ReadonlyMap<string, string>
  readonly signal?: AbortSignal
  /** Paid answers of an earlier attempt at the same request. Without it, none are kept. */
  readonly kept?: AnswerCache
  /** Pays for the calls of providers. Without it they are not counted. */
  readonly spending?: Spending
}

/** Input shared by the rewriting of slides and of lines. */
export interface Rewriting extends PartRequest {
  /** The author's instruction. */
  readonly instruction: string
  /**
   * Called with the texts that are written so far, while a writer needs time. They are not yet compared with the page,
   * and a second attempt begins again.
   */
  readonly onWritten?: (texts: readonly string[]) => void
}

/** Input shared by the updating of slides and of lines. */
export interface Updating extends PartRequest {
  /** The changes under this part, at least one. `page` contains them. */
  readonly changes: readonly PassageChange[]
}

export interface SlideUpdating extends Updating {
  /** The author's current version. */
  readonly slide: WrittenSlide
}

export interface LinesUpdating extends Updating {
  /** At least one, in the author's current version. */
  readonly lines: readonly WrittenLine[]
}

export interface SlideRewriting extends Rewriting {
  /** The author's current version. */
  readonly slide: WrittenSlide
  /** The type it should become. If undefined, the instruction may name one. */
  readonly slideType?: SlideTypeId
}

export interface LinesRewriting extends Rewriting {
  /** At least one, in the author's current version. */
  readonly lines: readonly WrittenLine[]
  /**
   * The title of the segment, if the lines are a whole segment. Then their number may change. Otherwise every line
   * keeps its host.
   */
  readonly segmentTitle?: string
}

export interface RewrittenSlide {
  readonly slide: SlideDraft
  /** Instructions that were not followed, and texts that the author should check. */
  readonly warnings: readonly Remark[]
}

export interface RewrittenLines {
  readonly lines: readonly LineDraft[]
  readonly warnings: readonly Remark[]
}

interface Rewritings {
  readonly slideshow: {
    readonly request: SlideRewriting
    readonly update: SlideUpdating
    readonly result: RewrittenSlide
  }
  readonly podcast: {
    readonly request: LinesRewriting
    readonly update: LinesUpdating
    readonly result: RewrittenLines
  }
}

/** The request to rewrite a part of a format. */
export type RewritingOf<Name extends Format> = Rewritings[Name]['request']

/** The request to bring a part of a format up to date. */
export type UpdatingOf<Name extends Format> = Rewritings[Name]['update']

/** The rewritten part of a format. */
export type RewrittenOf<Name extends Format> = Rewritings[Name]['result']
