import { spokenMinutes, wordsPerMinute } from '../../packages/domain/src/narration/script-statistics.ts'
import { picturesOf } from '../../packages/server/src/generation/page.ts'
import type { StructuredPage } from '../../packages/server/src/generation/page.ts'
import type { Writer, WritingRequest } from '../../packages/server/src/generation/writer.ts'
import type { Finding, Tally } from '../../packages/server/src/generation/writers/outline/linting/finding.ts'
import { lintDeck } from '../../packages/server/src/generation/writers/outline/linting/lint-deck.ts'
import { lintEpisode } from '../../packages/server/src/generation/writers/outline/linting/lint-episode.ts'
import { indexPage } from '../../packages/server/src/generation/writers/outline/linting/page-index.ts'
import { readStructured } from './read-pages.ts'
import type { PageToEvaluate } from './read-pages.ts'

export type Format = 'slideshow' | 'podcast'

export interface PageResult {
  readonly writer: string
  readonly course: string
  readonly file: string
  readonly title: string
  readonly language: string
  readonly words: number
  /** By `format.id`. */
  readonly tallies: Readonly<Record<string, Tally>>
  readonly findings: readonly (Finding & { readonly format: Format })[]
  readonly milliseconds: { readonly read: number; readonly slideshow: number; readonly podcast: number }
  /** US dollars, as the writer estimates them. */
  readonly dollars: number
  /** Why the page could not be written. */
  readonly refused?: string
}

/** The length that is asked for to see whether a writer keeps to it. */
const minutesAsked = 3

export async function evaluatePage(
  source: PageToEvaluate,
  writer: Writer,
  { withMinutes }: { readonly withMinutes: boolean },
): Promise<PageResult> {
  const [page, read] = await timed(async () => readStructured(source))
  const base = {
    writer: writer.id,
    course: source.course,
    file: source.file,
    title: page.title,
    language: page.language,
    words: page.words,
  }
  // Pictures count as fetched, so that the measure of figures does not depend on the network.
  const images = new Map(picturesOf(page).map(({ url }) => [url, url]))
  const request: WritingRequest = { page, options: {}, images }
  try {
    const [deck, slideshow] = await timed(() => writer.write('slideshow', request))
    const [episode, podcast] = await timed(() => writer.write('podcast', request))
    const index = indexPage(page)
    const linted = { slideshow: lintDeck(deck, index), podcast: lintEpisode(episode, index) }
    const minutes = withMinutes ? await minutesKept(page, writer, images) : {}
    return {
      ...base,
      tallies: {
        ...named('slideshow', linted.slideshow.tallies),
        ...named('podcast', linted.podcast.tallies),
        ...minutes,
      },
      findings: [
        ...linted.slideshow.findings.map((one) => ({ ...one, format: 'slideshow' as const })),
        ...linted.podcast.findings.map((one) => ({ ...one, format: 'podcast' as const })),
      ],
      milliseconds: { read, slideshow, podcast },
      dollars: costOf(writer, page),
    }
  } catch (error) {
    const refused = error instanceof Error ? error.message : String(error)
    return {
      ...base,
      tallies: {},
      findings: [],
      milliseconds: { read, slideshow: 0, podcast: 0 },
      dollars: 0,
      refused,
    }
  }
}

async function timed<Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> {
  const began = performance.now()
  const value = await work()
  return [value, performance.now() - began]
}

function named(format: Format, tallies: Readonly<Record<string, Tally>>): Record<string, Tally> {
  return Object.fromEntries(Object.entries(tallies).map(([id, one]) => [`${format}.${id}`, one]))
}

/** Only pages with twice the text can be written to a length. */
async function minutesKept(
  page: StructuredPage,
  writer: Writer,
  images: ReadonlyMap<string, string>,
): Promise<Record<string, Tally>> {
  if (page.words < 2 * minutesAsked * wordsPerMinute) return {}
  const request: WritingRequest = { page, options: { minutes: minutesAsked }, images }
  const { slides } = await writer.write('slideshow', request)
  const { segments } = await writer.write('podcast', request)
  const spoken = {
    slideshow: slides.map((one) => one.audio_script),
    podcast: segments.flatMap(({ dialogue }) => dialogue.map(({ content }) => content)),
  }
  return Object.fromEntries(
    Object.entries(spoken).map(([format, texts]) => {
      const minutes = spokenMinutes(texts.join(' '))
      const isKept = Math.abs(minutes - minutesAsked) <= 0.1 * minutesAsked
      return [`${format}.minutes`, { count: isKept ? 1 : 0, of: 1 }]
    }),
  )
}

function costOf(writer: Writer, { words }: StructuredPage): number {
  const formats = ['slideshow', 'podcast'] as const
  return formats.reduce(
    (sum, format) =>
      sum + (writer.expect({ format, words: Math.max(1, words), options: {} }).charge?.dollars ?? 0),
    0,
  )
}
