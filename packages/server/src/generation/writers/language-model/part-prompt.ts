import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import type { WritingRequest } from '../../writer.ts'
import { languageName } from './in-language.ts'
import { enclosed, type PagePart } from './page-parts.ts'
import { fill, prompts } from './prompts.ts'

/** Where a part stands among the parts of its page. */
export interface Place {
  readonly index: number
  readonly count: number
  /** Its part of the page's length, from 0 to 1. */
  readonly share: number
}

/** How long the pieces are that a format is made of. */
export interface Pace {
  /** Words of a page that make one, where the author asks for no length. */
  readonly wordsOfPage: number
  /** Minutes that one takes to hear. */
  readonly minutes: number
}

/** The tag of the language to write in: the author's choice, else the page's. */
export function targetLanguage({ page, options }: WritingRequest): string {
  return options.language ?? page.language
}

/** What holds for everything that is asked about a page. */
export function instructionsFor(request: WritingRequest): string {
  return fill(prompts.writer, { language: languageName(targetLanguage(request)) })
}

/** What the prompts of both formats say about a part, by the names of their places. */
export function promptValues(
  request: WritingRequest,
  part: PagePart,
  place: Place,
  pace: Pace,
): Record<string, string | number> & { readonly count: number } {
  return {
    scope: scope(request.page.title, place),
    count: pieces(request, place, pace),
    order: order(place),
    wishes: wishes(request, place),
    page: part.text,
  }
}

function scope(title: string, { index, count }: Place): string {
  const page = `the page “${enclosed(title)}”`
  return count === 1
    ? page
    : `part ${index + 1} of ${count} of ${page}; the other parts are written by themselves`
}

function order({ index, count }: Place): string {
  const [first, last] = [index === 0, index === count - 1]
  if (first && last) return 'Begin with the opening and end with the closing.'
  if (first) return 'Begin with the opening. Leave the closing out: it goes on with the next part.'
  if (last) return 'Leave the opening out: it goes on from the part before. End with the closing.'
  return 'Leave opening and closing out: it goes on from the part before and with the next part.'
}

function pieces({ page, options }: WritingRequest, { share }: Place, pace: Pace): number {
  return piecesOf(page.words, options.minutes, pace, share)
}

/** How many slides or segments are asked for, of a page or of a share of it. */
export function piecesOf(words: number, minutes: number | undefined, pace: Pace, share = 1): number {
  const all = minutes ? minutes / pace.minutes : words / pace.wordsOfPage
  return Math.max(3, Math.round(all * share))
}

function wishes({ options }: WritingRequest, { share }: Place): string {
  const { minutes, audience, tone, instructions } = options
  const lines = [
    minutes && `What is spoken has about ${Math.round(minutes * share * wordsPerMinute)} words.`,
    audience && `It is for this audience: ${audience}`,
    tone && `Its tone: ${tone}`,
    instructions && `Furthermore: ${instructions}`,
  ].filter(Boolean)
  return lines.length > 0 ? `\n\nThe author wishes:\n${lines.map((line) => `- ${line}`).join('\n')}` : ''
}
