import type { RewriteChoices, WrittenLine, WrittenSlide } from '@lectern/domain/api/rewriting.ts'
import type { DeclinedOptions, WritingOptions } from '@lectern/domain/api/writing-options.ts'
import type { Format } from '@lectern/domain/courses/format.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'
import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import type { Charge } from '../providers/charge.ts'
import type { StructuredPage } from './page.ts'

/**
 * The port to whoever turns a page into slides and dialogue: the built-in outline writer, or a language model. What it
 * writes rests on the page alone and names the blocks it rests on. It throws `Problem`s: PAGE_TOO_SHORT when there is
 * too little to teach from, PAGE_TOO_LONG, WRITER_FAILED, WRITER_REFUSED, WRITER_UNAVAILABLE. The suite in `writer.contract.ts` holds for all.
 */
export interface Writer {
  readonly id: string
  /** As the screen says it: 'Outline writer'. */
  readonly name: string
  /** The wishes that it cannot follow, each with a sentence for the place where they are uttered. */
  readonly declines: DeclinedOptions
  /** What a page is going to become, judged by its length alone. Never asks anybody. */
  expect(work: ExpectedWork): Expectation
  writeSlideshow(request: WritingRequest): Promise<SlideshowDraft>
  writePodcast(request: WritingRequest): Promise<PodcastDraft>
  /** What it understands well enough to be offered with one press. */
  readonly rewrites: RewriteChoices
  /** One slide anew, by an instruction. As it was where nothing of that can be followed; the warnings then say why. */
  rewriteSlide(request: SlideRewriting): Promise<RewrittenSlide>
  /** Dialogue lines anew, alike. */
  rewriteLines(request: LinesRewriting): Promise<RewrittenLines>
  /** Readies what the first page would wait for. */
  warmUp?(): Promise<void>
}

export interface ExpectedWork {
  readonly format: Format
  /** Of the page, as `StructuredPage` counts them; at least 1. */
  readonly words: number
  readonly options: WritingOptions
}

export interface Expectation {
  /** Of audio, more than 0, at `wordsPerMinute`. */
  readonly minutes: number
  /** What the writing costs; not there where nobody charges. */
  readonly charge?: Charge
}

export interface WritingRequest {
  readonly page: StructuredPage
  readonly options: WritingOptions
  /** Pictures that could be fetched, by the address the page gives them: where slides find them. */
  readonly images: ReadonlyMap<string, string>
  readonly signal?: AbortSignal
  /** Called as parts get done, for the progress on screen. */
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
  /** Whole sentences, to be spoken. Never empty. */
  readonly audio_script: string
  /** Ids of the blocks this rests on. */
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

/** What both kinds of rewriting are told. */
export interface Rewriting {
  /** What it must rest on: the page as it was when the document was made. */
  readonly page: StructuredPage
  /** Of the document: what is rewritten stays in it. */
  readonly language: string
  readonly images: ReadonlyMap<string, string>
  /** The author's wish. */
  readonly instruction: string
  readonly signal?: AbortSignal
}

export interface SlideRewriting extends Rewriting {
  /** As it stands with its author. */
  readonly slide: WrittenSlide
  /** The type it should become; without it that is part of the instruction, if anything. */
  readonly slideType?: SlideTypeId
}

export interface LinesRewriting extends Rewriting {
  /** At least one, as they stand with their author. */
  readonly lines: readonly WrittenLine[]
  /** They are a whole segment of this title, and may become more or fewer. Without it every line stays its host's. */
  readonly segmentTitle?: string
}

export interface RewrittenSlide {
  readonly slide: SlideDraft
  /** Sentences on what was not followed, or should be looked at. */
  readonly warnings: readonly string[]
}

export interface RewrittenLines {
  readonly lines: readonly LineDraft[]
  readonly warnings: readonly string[]
}
