import type { BlockOf } from '../../../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { capitalised } from '../language/enumerate.ts'
import { marksOf, withEndMark, withoutStop } from '../language/marks.ts'
import type { Material } from '../material/material.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { smallNumbersIn } from '../language/words/announced-number.ts'
import { bareTerm, meaningOf } from '../material/terms.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { correctedPoints } from './corrected-points.ts'
import { headline } from './headline.ts'
import { withGists } from './gists.ts'
import { leadTo } from './sentences-beside.ts'
import { ideaOf } from './slide-idea.ts'
import type { MakerInput, SlideMaker, Taken, WrittenIdea } from './slide-idea.ts'

type Definition = BlockOf<'definition'>

/** One term has a card, two are side by side, and more than these do not fit on one slide. */
const termsInRow = { least: 2, most: 6 }
/** Longer meanings are only spoken. */
const mostShownWords = 30
/** Words of a meaning in one of two columns. */
const mostInColumn = 16

/** The terms that a section defines one after the other, on one slide: they are the parts of one thing. */
export const termRowSlides: SlideMaker = (input) =>
  rowsIn(input).flatMap((row) => ideaOf((taken) => slideOf(row, input, taken)))

/** The ids of the terms that a slide shows together. They need no card each. */
export function termsInRows(input: Pick<MakerInput, 'unit' | 'material'>): ReadonlySet<string> {
  return new Set(rowsIn(input).flatMap((row) => row.map(({ id }) => id)))
}

/** The rows whose terms are all taught. The terms of other rows have a card each. */
function rowsIn({
  unit: { blocks },
  material,
}: Pick<MakerInput, 'unit' | 'material'>): readonly (readonly Definition[])[] {
  const rows: Definition[][] = []
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'definition') continue
    const last = rows.at(-1)
    if (last && blocks[at - 1] === last.at(-1)) last.push(block)
    else rows.push([block])
  }
  return rows.filter(
    (row) =>
      row.length >= termsInRow.least &&
      row.length <= termsInRow.most &&
      row.every((term) => material.terms.includes(term)),
  )
}

function slideOf(row: readonly Definition[], input: MakerInput, taken: Taken): WrittenIdea {
  const { material, unit } = input
  const open = row[0] && leadTo(row[0], unit, taken)
  const lead = open ? [open] : announcing(row, input, taken)
  return {
    ...shownOf(row, input),
    says: [
      ...lead.map(({ text }) => text),
      ...row.map((term) => meaningOf(term, material.lexicon, material.usesOf(term))),
    ],
    sources: [...new Set([...lead.map(({ block }) => block), ...row.map(({ id }) => id)])],
    at: row[0]?.id ?? '',
    worth: 1.6,
    uses: lead,
    choice: 0,
  }
}

/** Two terms side by side, if their meanings have short forms; otherwise, and for more of them, points. */
function shownOf(row: readonly Definition[], input: MakerInput): Pick<WrittenIdea, 'type' | 'content'> {
  const { material } = input
  const { language } = material.page
  const title = { slide_title: headline(input) }
  const corrected =
    row[0] &&
    correctedPoints(
      row[0],
      row.map(({ term, definition }) => `${bareTerm(term)}: ${definition}`),
      material,
    )
  if (corrected) return { type: 'bullets', content: { ...title, bullet_points: corrected } }
  const [left, right] = row.map(({ term, definition }) => {
    const [first = ''] = splitSentences(material.lexicon.withoutReferences(definition), language)
    const meaning = shortenForSlide(withoutStop(first, language), mostInColumn, material.lexicon)
    return (
      meaning && { name: capitalised(bareTerm(term)), meaning: withEndMark(capitalised(meaning), language) }
    )
  })
  if (row.length !== 2 || !left || !right)
    return { type: 'bullets', content: { ...title, bullet_points: pointsOf(row, material) } }
  return {
    type: 'two-column',
    content: {
      ...title,
      column1_title: left.name,
      column1_content: left.meaning,
      column2_title: right.name,
      column2_content: right.meaning,
    },
  }
}

/** Words of a paragraph that announces the terms. A longer one has a slide of its own. */
const mostOfLead = 30

/** The short paragraph before the terms that says how many they are: 'A claimant must prove four things.' */
function announcing(
  row: readonly Definition[],
  { material, unit }: MakerInput,
  taken: Taken,
): readonly Sentence[] {
  const [first] = row
  const before = first && unit.blocks[unit.blocks.indexOf(first) - 1]
  const own = unit.sentences.filter(({ block }) => before?.kind === 'paragraph' && block === before.id)
  const orders = new Set(own.map(({ order }) => order))
  const isWhole = own.every(
    (one) =>
      (one.isUsable || one.companion) && !taken.has(one) && one.needs.every((order) => orders.has(order)),
  )
  const counts = own.some(({ text }) => smallNumbersIn(text, material.page.language).includes(row.length))
  return isWhole && counts && wordsIn(own) <= mostOfLead ? own : []
}

/** The names with their meanings in few words, and the names alone if a meaning has no short form: the script says it. */
function pointsOf(row: readonly Definition[], material: Material): readonly string[] {
  const { page, lexicon } = material
  const { language } = page
  const names = row.map(({ term }) => capitalised(bareTerm(term)))
  // 'Stage 1' says nothing without its meaning.
  if (!names.every((name) => /\p{N}\s*$/u.test(name)))
    return withGists(
      row.map(({ definition }, at) => ({
        name: names[at] ?? '',
        meaning: lexicon.withoutReferences(definition),
      })),
      material,
    )
  const whole = row.map((term, at) => {
    const [first = ''] = splitSentences(lexicon.withoutReferences(term.definition), language)
    const meaning = withoutStop(first, language)
    return `${names[at] ?? ''}${marksOf(language).colon}${lexicon.shorten(meaning, mostOfMeaning) ?? meaning}`
  })
  return countWords(whole.join(' ')) <= mostShownWords + row.length * 4 ? whole : names
}

const mostOfMeaning = 9
