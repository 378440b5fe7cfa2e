import { drawingKindOf } from '@lectern/domain/drawings/drawing-kinds.ts'
import type { BlockOf } from '../../../page.ts'
import { withEndMark } from '../language/marks.ts'
import { headline, tidyHeading, trimHeading } from '../slides/headline.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { sourcesOf } from '../slides/prose.ts'
import { ideaOf } from '../slides/slide-idea.ts'
import type { MakerInput, SlideIdea, SlideMaker } from '../slides/slide-idea.ts'
import { titleOf } from '../slides/table.ts'
import { sentencesAround } from './chart-slides.ts'
import { drawnSlide, textDrawing } from './drawn-slide.ts'
import type { Event } from '../material/dated-events.ts'
import { readDate } from '../language/read-date.ts'
import { timelinesOf } from './sentence-timelines.ts'

const { rows, characters } = drawingKindOf('timeline')
const leastEvents = 3
const mostSpoken = rows.most

/** Dates with their events: rows of a table, items of a list, or sentences that date an event. */
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
  const said = events.slice(0, mostSpoken).map(({ when, what }) => withEndMark(`${when}: ${what}`, language))
  return [
    drawnSlide(drawingOf(events), {
      title,
      says: [...around.map(({ text }) => text), ...said],
      sources: [...new Set([id, ...sourcesOf(around)])],
      at: id,
      worth: 2.4,
      language,
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

/** Dates in the prose of a part of the page, in the order of time. */
function ofSentences(input: MakerInput): readonly SlideIdea[] {
  const { material, section, unit } = input
  return timelinesOf(material)
    .filter((one) => one.unit === unit && one.section === section)
    .flatMap(({ scope, found, isYearly = false }) => {
      const dated = found.slice(0, mostSpoken).map(({ sentence }) => sentence)
      const isMost = scope === 'unit' && wordsIn(dated) >= wordsIn(unit.sentences) * mostOfUnit
      const isWhole = isMost && wordsIn(unit.sentences) <= mostOfWhole && unit.sentences.every(isSaid)
      // The few sentences between the dates would be no slide of their own.
      const said = isWhole ? unit.sentences : dated
      const heading = { unit: headline(input), section: section.title, page: material.page.title }[scope]
      const years = [found[0], found.at(-1)].map((one) => Math.floor(one?.event.year ?? 0))
      const title = trimHeading(tidyHeading(heading) || tidyHeading(material.page.title), material.lexicon)
      const slide = drawnSlide(drawingOf(found.map(({ event }) => event)), {
        // The heading alone is the title of another slide.
        title: isYearly ? title : `${title}, ${[...new Set(years)].join('–')}`,
        says: said.map(({ text }) => text),
        sources: sourcesOf(found.map(({ sentence }) => sentence)),
        at: found.at(-1)?.sentence.block ?? '',
        worth: 2,
        showsPart: !isWhole,
        language: material.page.language,
      })
      // Sentences about a date lead to others, so the slides of prose take theirs first, unless little else is left.
      return isMost ? [slide] : retold(slide, said)
    })
}

/** From this share of a unit on, its dated sentences are its story. */
const mostOfUnit = 0.6
/** Words of a unit that the slide of its timeline says whole. */
const mostOfWhole = 120

function isSaid({ isUsable, listed }: Sentence): boolean {
  return isUsable && !listed
}

/** Later than any slide that is written from sentences. */
const last = 1000

/** If other slides say a sentence, the slide says its events again, with their dates first. */
function retold(slide: SlideIdea, said: readonly Sentence[]): readonly SlideIdea[] {
  return ideaOf((taken) =>
    said.some((one) => taken.has(one))
      ? { ...slide, says: slide.otherwise ?? [], retells: true, uses: [], choice: last }
      : { ...slide, uses: said, choice: last },
  )
}

function shortOf(text: string, { material }: MakerInput): string {
  const short = material.lexicon.shorten(text, 14)
  return short ?? (text.length <= characters.text ? text : '')
}
