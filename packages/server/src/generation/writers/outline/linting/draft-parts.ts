import { withWholeQuotations } from '../language/brackets.ts'
import { marksOf } from '../language/marks.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { PodcastDraft } from '../../../drafts/podcast-draft.ts'
import type { SlideDraft, SlideshowDraft } from '../../../drafts/slideshow-draft.ts'
import { capitalised } from '../language/enumerate.ts'
import { phrasesOf } from '../language/phrases.ts'
import { stockPhrasesOf } from './stock-phrases.ts'

/** The purpose of a slide, by its type. */
export type SlideRole = 'title' | 'quiz' | 'summary' | 'content'

/** A slide as the linter reads it. */
export interface DeckPart {
  readonly at: number
  readonly role: SlideRole
  readonly title: string
  /** The texts on the slide, without its title. */
  readonly shown: readonly string[]
  /** The sentences of the script, without stock phrases. */
  readonly says: readonly string[]
  readonly slide: SlideDraft
}

/** A line as the linter reads it. */
export interface EpisodePart {
  readonly at: number
  readonly speaker: Host
  readonly content: string
  readonly isOpening: boolean
  readonly isClosing: boolean
  /** The sentences, without stock phrases. */
  readonly says: readonly string[]
  /** The stock phrases in it. */
  readonly stock: readonly string[]
  readonly sources: readonly string[]
}

export function deckParts({ slides, language }: SlideshowDraft): readonly DeckPart[] {
  return slides.map((slide, at) => ({
    at,
    role: roleOf(slide),
    title: titleOf(slide),
    shown: [...textsOf(slide), ...drawnTexts(slide)].filter((text) => text.trim() !== ''),
    says: partsOf(slide.audio_script, language).says,
    slide,
  }))
}

function textsOf(slide: SlideDraft): readonly string[] {
  return Object.entries(slide.content)
    .filter(([name]) => isShown(name, typeOf(slide)))
    .flatMap(([, value]) => (Array.isArray(value) ? value.map(String) : [String(value)]))
}

function drawnTexts({ drawing }: SlideDraft): readonly string[] {
  return drawing?.rows.flatMap(({ label, text }) => [label, ...text.split('\n')]) ?? []
}

function typeOf({ slide_type }: SlideDraft): SlideType {
  return slideTypes[slide_type]
}

function roleOf(slide: SlideDraft): SlideRole {
  const { hasQuestion, place } = typeOf(slide)
  if (hasQuestion) return 'quiz'
  if (place === 'last') return 'summary'
  return place === 'first' ? 'title' : 'content'
}

/** Whether a field is text on the slide below its title: no choice, no picture, and nothing that is only spoken. */
function isShown(name: string, { fields }: SlideType): boolean {
  const field = fields[name]
  const isDescription = Object.values(fields).some(({ describedIn }) => describedIn === name)
  const isWords = field === undefined || ['line', 'text', 'list'].includes(field.kind)
  return name !== 'slide_title' && isWords && !isDescription && !field?.spoken
}

function titleOf({ content }: SlideDraft): string {
  const title = content['slide_title']
  return typeof title === 'string' ? title : ''
}

export function episodeParts({ segments, language }: PodcastDraft): readonly EpisodePart[] {
  const lines = segments.flatMap(({ dialogue }, segment) => dialogue.map((line) => ({ line, segment })))
  return lines.map(({ line, segment }, at) => ({
    at,
    speaker: line.speaker,
    content: line.content,
    isOpening: segment === 0,
    isClosing: segment === segments.length - 1,
    ...partsOf(line.content, language),
    sources: line.sources,
  }))
}

/** The sentences of a text, apart from the stock phrases in it. */
function partsOf(text: string, language: string): Pick<EpisodePart, 'says' | 'stock'> {
  const phrases = stockPhrasesOf(language)
  const says: string[] = []
  const stock: string[] = []
  const whole = withWholeQuotations(splitSentences(text, language), marksOf(language).space)
  for (const sentence of whole.flatMap((one) => atOrdinals(one, language))) {
    const phrase = phrases.match(sentence)
    const [lead, rest] = phrases.splitLead(sentence) ?? [undefined, sentence]
    if (phrase !== undefined) stock.push(phrase)
    // The text after 'These are the points:' starts in lower case.
    else says.push(lead === undefined ? rest : capitalised(rest))
    if (phrase === undefined && lead !== undefined) stock.push(lead)
  }
  return { says: says.filter((one) => /[\p{L}\p{N}]/u.test(one)), stock }
}

/** 'It has two parts: First: …': what follows the colon is a sentence of its own. */
function atOrdinals(sentence: string, language: string): readonly string[] {
  const { ordinals } = phrasesOf(language)
  const at = ordinals.map((ordinal) => sentence.indexOf(ordinal)).filter((index) => index > 0)
  const [first] = at.filter((index) => /[:：]\s*$/u.test(sentence.slice(0, index)))
  return first === undefined ? [sentence] : [sentence.slice(0, first).trim(), sentence.slice(first)]
}
