import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised, enumerate, uncapitalised } from '../language/enumerate.ts'
import { memoized } from '../language/memoized.ts'
import { marksOf, withEndMark, withoutStop } from '../language/marks.ts'
import { smallNumbersIn } from '../language/words/announced-number.ts'
import { alternatives, wordEnd } from '../language/words/word-patterns.ts'
import { announcedParts } from '../material/announced-parts.ts'
import type { Material } from '../material/material.ts'
import { isOpen } from '../material/sentence.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { namesOfCounted } from '../slides/points-of-parts.ts'
import { tidyHeading } from '../slides/headline.ts'
import { dividedAtName } from '../slides/list.ts'

const counts = { least: 3, most: 5, words: 4 }

/** 'Three forces act together: suction, cohesion and adhesion', which sums up a list of names with their meanings. */
export function namesInList(
  { at, unit, says }: PlacedIdea,
  { blockOf, page }: Material,
): NamesLine | undefined {
  const list = blockOf(at)
  const lead = unit.sentences.find(({ text }) => text === says[0])
  if (list?.kind !== 'list' || !lead || lead.isDependent) return undefined
  const isNext = unit.blocks[unit.blocks.indexOf(list) - 1]?.id === lead.block
  const counted = smallNumbersIn(lead.text, page.language).includes(list.items.length)
  if (!isOpen(lead.text) && !(isNext && counted)) return undefined
  const names = list.items.flatMap(({ text }) => {
    const [name = '', meaning] = dividedAtName(text)
    return meaning === undefined || countWords(name) > counts.words ? [] : [plain(name, unit, page.language)]
  })
  if (names.length < list.items.length || names.length < counts.least || names.length > counts.most)
    return undefined
  return {
    text: isOpen(lead.text)
      ? enumerate(lead.text, names, page.language)
      : enumerate(withoutStop(lead.text, page.language), names, page.language, { isNamed: true }),
    block: list.id,
    lead: lead.block,
    // A whole sentence does not say the names.
    order: isOpen(lead.text) ? lead.order : lead.order + 0.5,
  }
}

const most = { headingWords: 6, nameWords: 4, names: 6, nameAlone: 3 }

/**
 * 'Waste pipe sizes: washbasin, shower and toilet', which sums up a slide of a whole section by the names that it shows: those of its
 * points or of the rows of its table.
 */
export function namesOnSlide(
  { at, content, says, unit }: PlacedIdea,
  { blockOf, page, sentences }: Material,
): NamesLine | undefined {
  const title = String(content['slide_title'] ?? '')
  const heading = capitalised(title.split(/[:：]\s*/u).at(-1) ?? title)
  const isWhole = title === unit.title && /[\p{L}\p{N})”»"]$/u.test(heading) && !/[–—]/u.test(heading)
  if (!isWhole || countWords(heading) > most.headingWords) return undefined
  const points = [content['bullet_points'] ?? []].flat()
  const block = blockOf(at)
  const bold = block?.kind === 'paragraph' ? (block.bold ?? []) : []
  const shown = 'header_1' in content ? rowNames(content) : (boldNames(points, bold) ?? pointNames(points))
  const small = shown.map((name) => plain(name, unit, page.language))
  // All names keep their capitals, or none does.
  const names = new Set(small.every((name) => !/^\p{Lu}/u.test(name)) ? small : shown)
  if (names.size < counts.least || names.size > most.names || names.size < shown.length) return undefined
  if (shown.some((name) => !/\p{L}{2}/u.test(name) || countWords(name) > most.nameWords)) return undefined
  // 'Three factors limit the rate: light intensity, …' is a better line.
  const isSaid = (text: string) => shown.every((name) => text.toLowerCase().includes(name.toLowerCase()))
  if (says.some(isSaid)) return undefined
  const place = placesOf(page).get(at) ?? 0
  const order = sentences.findLast((one) => (placesOf(page).get(one.block) ?? 0) < place)?.order ?? -1
  return {
    text: enumerate(heading, [...names], page.language, { isNamed: true }),
    block: at,
    // Beside the sentence itself, which says less.
    order: order + 0.25,
  }
}

/**
 * 'Benefits: better taste, easier to digest', which sums up a list of notes by the first of them that fit into `words`. No step sums
 * up a procedure.
 */
export function firstItemsOnSlide(
  { at, content, unit }: PlacedIdea,
  { blockOf, page, sentences }: Material,
  words: number,
): NamesLine | undefined {
  const list = blockOf(at)
  const heading = tidyHeading(unit.title)
  const isNamed = heading !== '' && countWords(heading) <= most.headingWords && !/[?？؟:：]/u.test(heading)
  if (list?.kind !== 'list' || list.ordered || !isNamed) return undefined
  const points = [content['bullet_points'] ?? []].flat()
  const lines = points.map((_, index) => lineOf(points.slice(0, index + 1)))
  const text = lines.findLast((line) => countWords(line) <= words)
  const place = placesOf(page).get(at) ?? 0
  const order = sentences.findLast((one) => (placesOf(page).get(one.block) ?? 0) < place)?.order ?? -1
  return text === undefined ? undefined : { text, block: at, order: order + 0.25 }

  function lineOf(some: readonly string[]): string {
    const names = some.map((point) => dividedAtName(point)[0] ?? point)
    if (names.every((name) => countWords(name) <= most.nameWords))
      return enumerate(heading, names, page.language)
    const { colon, semicolon } = marksOf(page.language)
    const code = languageOf(page.language) ?? 'en'
    const items = some.map((point) => uncapitalised(point, code))
    return withEndMark(`${heading}${colon}${items.join(semicolon)}`, page.language)
  }
}

const placesOf = memoized(
  ({ blocks }: Material['page']): ReadonlyMap<string, number> =>
    new Map(blocks.map(({ id }, place) => [id, place])),
)

function rowNames(content: PlacedIdea['content']): readonly string[] {
  return Object.entries(content).flatMap(([key, cell]) => (/^row_\d+_col_1$/u.test(key) ? [cell].flat() : []))
}

/** 'Static friction' of 'Static friction holds a body', if the page sets it in bold. */
function boldNames(points: readonly string[], bold: readonly string[]): readonly string[] | undefined {
  const names = points.flatMap((point) => bold.find((words) => point.startsWith(words)) ?? [])
  return names.length === points.length ? names : undefined
}

/** 'Tissue' of 'Tissue: Look at the wound bed'; none if one of the points is more than a name. */
function pointNames(points: readonly string[]): readonly string[] {
  const names = points.flatMap((point) => {
    const [name = '', meaning] = dividedAtName(point)
    return meaning !== undefined || countWords(point) <= most.nameAlone ? [name] : []
  })
  return names.length === points.length ? names : []
}

/** A sentence with the names that it announces. */
interface NamesLine {
  readonly text: string
  readonly block: string
  readonly lead?: string
  readonly order: number
}

/** 'Photosynthesis takes place in two stages: light-dependent reactions and Calvin cycle', which sums up a paragraph that names its parts. */
export function namesOfAnnounced({ unit, says }: PlacedIdea, material: Material): readonly NamesLine[] {
  const { language } = material.page
  return announcedParts(unit, material).flatMap((announced) => {
    const { opener } = announced
    const names = says.includes(opener.text) ? namesOfCounted(announced, material) : undefined
    if (!names || names.some((name) => countWords(name) > counts.words)) return []
    const named = names.map((name) => plain(name, unit, language))
    return [
      {
        text: enumerate(withoutStop(opener.text, language), named, language, { isNamed: true }),
        block: opener.block,
        lead: opener.block,
        // After the sentence itself, which does not say the names.
        order: opener.order + 0.5,
      },
    ]
  })
}

/** German nouns keep their capitals, and so do names that the page never writes without one within its sentences. */
function plain(name: string, { sentences }: PlacedIdea['unit'], language: string): string {
  const low = name.charAt(0).toLowerCase() + name.slice(1)
  const isGerman = languageOf(language) === 'de'
  return !isGerman && sentences.some(({ text }) => hasWord(text, low)) ? low : name
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\s${alternatives([word])}${wordEnd}`, 'u').test(text)
}
