import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import type { WritingRequest } from '../../../writer.ts'
import { languageName } from '../in-language.ts'
import { enclosed, type PagePart } from '../page-parts.ts'
import { fill, prompts } from '../prompts.ts'

/** The position of a part among the parts of its page. */
export interface Place {
  readonly index: number
  readonly count: number
  /** Its share of the page's length, from 0 to 1. */
  readonly share: number
}

/** The length of the pieces of a format. */
export interface Pace {
  /** Words of a page per piece, if the author does not set a length. */
  readonly wordsOfPage: number
  /** Minutes of audio per piece. */
  readonly minutes: number
}

/** The tag of the language to write in: the author's choice, otherwise the page's. */
export function targetLanguage({ page, options }: WritingRequest): string {
  return options.language ?? page.language
}

/** The rules for everything that is requested about a page. */
export function instructionsFor(request: WritingRequest): string {
  return fill(prompts.writer, { language: languageName(targetLanguage(request)) })
}

/** The values of the prompts of both formats for a part, by the names of their placeholders. */
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
    options: authorOptions(request, place),
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
  if (first) return 'Begin with the opening. Leave the closing out: it continues with the next part.'
  if (last) return 'Leave the opening out: it continues from the part before. End with the closing.'
  return 'Leave opening and closing out: it continues from the part before and with the next part.'
}

function pieces({ page, options }: WritingRequest, { share }: Place, pace: Pace): number {
  return piecesOf(page.words, options.minutes, pace, share)
}

/** The number of slides or segments to request for a page or a share of it. */
export function piecesOf(words: number, minutes: number | undefined, pace: Pace, share = 1): number {
  const all = minutes ? minutes / pace.minutes : words / pace.wordsOfPage
  return Math.max(3, Math.round(all * share))
}

function authorOptions({ options }: WritingRequest, { share }: Place): string {
  const { minutes, audience, tone, instructions } = options
  const lines = [
    minutes && `What is spoken has about ${Math.round(minutes * share * wordsPerMinute)} words.`,
    audience && `It is for this audience: ${audience}`,
    tone && `Its tone: ${tone}`,
    instructions && `Furthermore: ${instructions}`,
  ].filter(Boolean)
  return lines.length > 0 ? `\n\nThe author instructs:\n${lines.map((line) => `- ${line}`).join('\n')}` : ''
}
