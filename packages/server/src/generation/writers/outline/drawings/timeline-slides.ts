import { drawingKindOf } from '@lectern/domain/drawings/drawing-kinds.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { BlockOf } from '../../../page.ts'
import { ended } from '../language/marks.ts'
import { standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { headline } from '../slides/headline.ts'
import { sourcesOf } from '../slides/prose.ts'
import type { MakerInput, SlideIdea, SlideMaker } from '../slides/slide-idea.ts'
import { titleOf } from '../slides/table.ts'
import { sentencesAround } from './chart-slides.ts'
import { drawnSlide, textDrawing } from './drawn-slide.ts'
import { readDate } from './read-date.ts'

const { rows, characters } = drawingKindOf('timeline')
const leastEvents = 3
const mostSpoken = 6

interface Event {
  readonly when: string
  readonly what: string
  readonly year: number
}

/** Dates with their events: rows of a table, items of a list, or sentences that begin with a year. */
export const timelineSlides: SlideMaker = (input) => [
  ...input.unit.blocks.flatMap((block) => {
    if (block.kind === 'table')
      return ofBlock(block, eventsOfTable(block, input), titleOf(block, input), input)
    if (block.kind === 'list') return ofBlock(block, eventsOfList(block, input), headline(input), input)
    return []
  }),
  ...ofSentences(input),
]

function ofBlock(
  { id }: BlockOf<'table' | 'list'>,
  events: readonly Event[] | undefined,
  title: string,
  input: MakerInput,
): readonly SlideIdea[] {
  if (!events || !isTimeline(events)) return []
  const { language } = input.material.page
  const around = sentencesAround(id, input)
  const said = events.slice(0, mostSpoken).map(({ when, what }) => ended(`${when}: ${what}`, language))
  return [
    drawnSlide(drawingOf(events), {
      title,
      says: [...around.map(({ text }) => text), ...said],
      sources: [...new Set([id, ...sourcesOf(around)])],
      at: id,
      worth: 2.4,
    }),
  ]
}

function isTimeline(events: readonly Event[]): boolean {
  return (
    events.length >= leastEvents &&
    events.length <= rows.most &&
    events.every(({ year }, at) => year > (events[at - 1]?.year ?? -Infinity)) &&
    events.every(({ when }) => when.length <= characters.label) &&
    events.every(({ what }) => what !== '' && what.length <= characters.text)
  )
}

function drawingOf(events: readonly Event[]) {
  return textDrawing(
    'timeline',
    events.map(({ when, what }) => ({ label: when, text: what })),
  )
}

/** A first column of dates and a second one of events. */
function eventsOfTable({ rows: lines }: BlockOf<'table'>, input: MakerInput): readonly Event[] | undefined {
  return allOf(lines, ([when = '', what = '', ...rest]) => {
    const date = readDate(when, input.material.page.language)
    const isText = /\p{L}/u.test(what) && rest.every((cell) => cell === '')
    return date && isText ? { when: date.written, what, year: date.year } : undefined
  })
}

/** '1789: The Bastille falls.' */
function eventsOfList({ items }: BlockOf<'list'>, input: MakerInput): readonly Event[] | undefined {
  return allOf(items, (item) => {
    if (item.items.length > 0) return undefined
    const [, when = '', what = ''] = /^(.{3,24}?)\s*(?:[:：]|\s[–—-])\s+(.+)$/u.exec(item.text) ?? []
    const date = readDate(when, input.material.page.language)
    return date ? { when: date.written, what: shortOf(what, input), year: date.year } : undefined
  })
}

function allOf<One>(
  list: readonly One[],
  read: (one: One) => Event | undefined,
): readonly Event[] | undefined {
  const found = list.map(read).filter((event) => event !== undefined)
  return found.length === list.length ? found : undefined
}

/** 'In 1492, Columbus reached the Bahamas.' in the order of the years, at least three in one part of the page. */
function ofSentences(input: MakerInput): readonly SlideIdea[] {
  const found = input.unit.sentences.flatMap((sentence) => {
    const event = eventOf(sentence, input)
    return event ? [{ sentence, event }] : []
  })
  const events = found.map(({ event }) => event)
  if (!isTimeline(events)) return []
  const said = found.slice(0, mostSpoken).map(({ sentence }) => sentence)
  return [
    drawnSlide(drawingOf(events), {
      title: headline(input),
      says: said.map(({ text }) => text),
      sources: sourcesOf(found.map(({ sentence }) => sentence)),
      at: said[0]?.block ?? '',
      worth: 2,
    }),
  ]
}

/** How sentences begin that say when something happened. */
const inYear =
  'in|in the year|im jahr|im jahre|en|en el año|en l’an|em|no ano de|nel|nell’anno|w|w roku|v roce|v roku|в|у|i|år|i år|vuonna|în|în anul|το|pada tahun|năm|vào năm|في عام|عام|في سنة|سنة|בשנת|ב'

/** 'In 1492, …', but not 'Until 1865, …': what was so until then did not happen then. */
const datedStart = new RegExp(`^(?:${inYear})\\s(?<when>1\\d{3}|20\\d{2})[,،，]\\s*(?<what>.+)$`, 'iu')

function eventOf(sentence: Sentence, input: MakerInput): Event | undefined {
  if (!standsAlone(sentence) || countWords(sentence.text) > 32) return undefined
  const { when = '', what = '' } = datedStart.exec(sentence.text)?.groups ?? {}
  const text = shortOf(what, input)
  if (when === '' || text === '' || text.length > characters.text) return undefined
  return { when, what: text.charAt(0).toUpperCase() + text.slice(1), year: Number(when) }
}

function shortOf(text: string, { material }: MakerInput): string {
  const short = material.lexicon.shorten(text, 14)
  return short ?? (text.length <= characters.text ? text : '')
}
