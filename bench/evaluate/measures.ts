import type { Tally } from '../../packages/server/src/generation/writers/outline/linting/finding.ts'

/** One measure of the report, in its order. `most` and `least` are the targets of shares. */
export interface Measure {
  readonly format: 'slideshow' | 'podcast'
  readonly id: string
  readonly label: string
  readonly most?: number
  readonly least?: number
  /** A mean instead of a share. */
  readonly unit?: string
}

const slideshow = [
  { id: 'references', label: 'Slides with an unresolved reference', most: 0.01 },
  { id: 'fragments', label: 'Slides with a fragment or broken punctuation', most: 0 },
  { id: 'foreign', label: 'Slides with a sentence in a foreign script', most: 0 },
  { id: 'boilerplate', label: 'Slides with text about the page or a citation', most: 0 },
  { id: 'titlesTwice', label: 'Titles twice or numbered', most: 0 },
  { id: 'saidTwice', label: 'Sentences said twice', most: 0.02 },
  { id: 'scriptOnSlide', label: 'Words of the script that are on their slide', most: 0.2 },
  { id: 'unsaidPoints', label: 'Shown points that the script does not say', most: 0.03 },
  { id: 'oneStatement', label: 'Slides of prose with only one statement', most: 0.5 },
  { id: 'objectives', label: 'Objectives answered', least: 1 },
  { id: 'terms', label: 'Defined terms explained', least: 0.9 },
  { id: 'sections', label: 'Sections that the summary covers', least: 0.9 },
  { id: 'figures', label: 'Figures used', least: 0.7 },
  { id: 'quizzes', label: 'Quizzes that are fair', least: 1 },
  { id: 'termQuizzes', label: 'Quizzes that ask only for a term', most: 0.34 },
  { id: 'decksWithQuiz', label: 'Slideshows of six slides with a quiz', least: 1 },
  { id: 'grounded', label: 'Slides whose words are on the page', least: 1 },
  { id: 'verbatim', label: 'Sentences that are the page’s own' },
  { id: 'wordsShown', label: 'Words shown on a slide', unit: 'words' },
  { id: 'wordsSpoken', label: 'Words spoken for a slide', unit: 'words' },
  { id: 'minutes', label: 'Slideshows within 10 % of the minutes asked for', least: 1 },
] as const

const podcast = [
  { id: 'references', label: 'Lines with an unresolved reference', most: 0.01 },
  { id: 'fragments', label: 'Lines with a fragment or broken punctuation', most: 0 },
  { id: 'foreign', label: 'Lines with a sentence in a foreign script', most: 0 },
  { id: 'boilerplate', label: 'Lines with text about the page or a citation', most: 0 },
  { id: 'saidTwice', label: 'Sentences said twice', most: 0.02 },
  { id: 'questions', label: 'Questions with a fitting answer', least: 0.95 },
  { id: 'stockQuestions', label: 'Questions that would fit any subject', most: 0.1 },
  { id: 'recaps', label: 'Statements of JAMIE that restate, guess or carry on', least: 1 },
  { id: 'additions', label: 'Lines of JAMIE that add a statement', most: 0 },
  { id: 'parroted', label: 'Lines of JAMIE that repeat a sentence of ALEX', most: 0 },
  { id: 'shortTurns', label: 'Turns of at most 60 words', least: 1 },
  { id: 'stockTwice', label: 'Stock phrases that recur', most: 0 },
  { id: 'wordsOfAlex', label: 'Words spoken by ALEX', least: 0.55, most: 0.7 },
  { id: 'episodesInShare', label: 'Podcasts in which ALEX has 55 to 70 % of the words', least: 1 },
  { id: 'objectives', label: 'Objectives answered', least: 1 },
  { id: 'terms', label: 'Defined terms explained', least: 0.9 },
  { id: 'grounded', label: 'Lines whose words are on the page', least: 1 },
  { id: 'verbatim', label: 'Sentences that are the page’s own' },
  { id: 'minutes', label: 'Podcasts within 10 % of the minutes asked for', least: 1 },
] as const

export const measures: readonly Measure[] = [
  ...slideshow.map((one): Measure => ({ format: 'slideshow', ...one })),
  ...podcast.map((one): Measure => ({ format: 'podcast', ...one })),
]

export function keyOf({ format, id }: Pick<Measure, 'format' | 'id'>): string {
  return `${format}.${id}`
}

/** Sums tallies. An empty sum has no share. */
export function total(tallies: readonly (Tally | undefined)[]): Tally {
  return tallies.reduce<Tally>(
    (sum, one) => ({ count: sum.count + (one?.count ?? 0), of: sum.of + (one?.of ?? 0) }),
    { count: 0, of: 0 },
  )
}

export function shareOf({ count, of }: Tally): number | undefined {
  return of === 0 ? undefined : count / of
}

export function isMet({ most, least }: Measure, share: number): boolean {
  const rounding = 0.0005
  return share <= (most ?? Infinity) + rounding && share >= (least ?? -Infinity) - rounding
}

/** Whether a change from one share to another is for the better; undefined if no aim says so. */
export function isBetter(measure: Measure, before: number, now: number): boolean | undefined {
  if (Math.abs(now - before) < 0.0005) return undefined
  const distance = (share: number) =>
    Math.max(0, share - (measure.most ?? Infinity), (measure.least ?? -Infinity) - share)
  if (measure.most === undefined && measure.least === undefined) return undefined
  const [was, is] = [distance(before), distance(now)]
  return was === is ? undefined : is < was
}

/** '3.1 %', or '34 words'. */
export function written(measure: Measure, share: number | undefined): string {
  if (share === undefined) return '–'
  return measure.unit ? `${share.toFixed(0)} ${measure.unit}` : `${(100 * share).toFixed(1)} %`
}
