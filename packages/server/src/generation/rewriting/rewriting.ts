import type { WrittenLine, WrittenSlide } from '@lectern/domain/api/rewriting.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'
import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import type { LineDraft } from '../drafts/podcast-draft.ts'
import type { SlideDraft } from '../drafts/slideshow-draft.ts'
import type { StructuredPage } from '../page.ts'

/** Input shared by the rewriting of slides and of lines. */
export interface Rewriting {
  /** The source: the page as it was when the document was made. */
  readonly page: StructuredPage
  /** Language of the document; the result stays in it. */
  readonly language: string
  readonly images: ReadonlyMap<string, string>
  /** The author's instruction. */
  readonly instruction: string
  readonly signal?: AbortSignal
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
  /** What was not followed, or should be checked. */
  readonly warnings: readonly Remark[]
}

export interface RewrittenLines {
  readonly lines: readonly LineDraft[]
  readonly warnings: readonly Remark[]
}

interface Rewritings {
  readonly slideshow: { readonly request: SlideRewriting; readonly result: RewrittenSlide }
  readonly podcast: { readonly request: LinesRewriting; readonly result: RewrittenLines }
}

/** The request to rewrite a part of a format. */
export type RewritingOf<Name extends Format> = Rewritings[Name]['request']

/** The rewritten part of a format. */
export type RewrittenOf<Name extends Format> = Rewritings[Name]['result']
