import type { RewriteChoices, WrittenLine, WrittenSlide } from '@lectern/domain/api/rewriting.ts'
import type { DeclinedOptions, WritingOptions } from '@lectern/domain/api/writing-options.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'
import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'
import type { Charge } from '../providers/charge.ts'
import type { StructuredPage } from './page.ts'

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
  writeSlideshow(request: WritingRequest): Promise<SlideshowDraft>
  writePodcast(request: WritingRequest): Promise<PodcastDraft>
  /** The instructions that it understands well enough to offer as buttons. */
  readonly rewrites: RewriteChoices
  /**
   * Rewrites one slide by an instruction. Returns it unchanged if the instruction cannot be followed; the warnings then
   * say why.
   */
  rewriteSlide(request: SlideRewriting): Promise<RewrittenSlide>
  /** Rewrites dialogue lines in the same way. */
  rewriteLines(request: LinesRewriting): Promise<RewrittenLines>
  /** Loads in advance what the first page would wait for. */
  warmUp?(): Promise<void>
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
}

export interface WritingRequest {
  readonly page: StructuredPage
  readonly options: WritingOptions
  /** Pictures that could be fetched: from the address on the page to the address for slides. */
  readonly images: ReadonlyMap<string, string>
  readonly signal?: AbortSignal
  /** Called as parts are done, for the progress on screen. */
  readonly onProgress?: (done: number, total: number) => void
}

export interface SlideshowDraft {
  readonly title: string
  readonly language: string
  readonly slides: readonly SlideDraft[]
}

export interface SlideDraft {
  readonly slide_type: SlideTypeId
  readonly content: Readonly<Record<string, unknown>>
  /** On an image slide: a drawing of data instead of a picture. */
  readonly drawing?: Drawing
  /** Whole sentences, to be spoken. Never empty. */
  readonly audio_script: string
  /** Ids of its source blocks. */
  readonly sources: readonly string[]
}

export interface PodcastDraft {
  readonly title: string
  readonly language: string
  readonly target_audience: string
  readonly learning_objectives: readonly string[]
  readonly segments: readonly SegmentDraft[]
}

export interface SegmentDraft {
  readonly segment_title: string
  /** Minutes, more than 0. */
  readonly duration: number
  readonly key_points: readonly string[]
  readonly dialogue: readonly LineDraft[]
}

export interface LineDraft {
  readonly speaker: Host
  readonly content: string
  readonly tone: string
  readonly sources: readonly string[]
}

/** Input shared by slide and line rewriting. */
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
