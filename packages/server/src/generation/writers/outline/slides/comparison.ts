import type { BlockOf } from '../../../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { explainingSentences } from '../material/explain.ts'
import { enumerate } from '../language/enumerate.ts'
import { headline, tidyHeading } from './headline.ts'
import { withEndMark } from '../language/marks.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { standsAlone, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Material } from '../material/material.ts'
import type { Unit } from '../material/unit.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { AdaptableIdea, SlideMaker, MakerInput, Taken, WrittenIdea } from './slide-idea.ts'

/** Two things side by side: tables that compare two, and two parallel sections under one heading. */
export const comparisonSlides: SlideMaker = (input) => [
  ...input.unit.blocks.flatMap((block) => (block.kind === 'table' ? comparisonOf(block, input) : [])),
  ...(isPairOfLists(input) ? twoListsOf(input) : twoColumnsOf(input)),
]

/** A first column of features, without a heading, and two columns of things. */
function comparisonOf(table: BlockOf<'table'>, input: MakerInput): readonly AdaptableIdea[] {
  const [corner = '', one = '', other = ''] = table.header
  const rows = table.rows.filter((row) =>
    row.slice(0, 3).every((cell) => cell !== '' && countWords(cell) <= 15),
  )
  const [first, second] = rows
  if (table.header.length !== 3 || corner !== '' || !one || !other || !first) return []
  const { lexicon } = input.material
  const facts = rows
    .slice(0, 2)
    .map((row) => `${row[0] ?? ''}: ${one} – ${row[1] ?? ''}; ${other} – ${row[2] ?? ''}.`)
  const written: WrittenIdea = {
    type: 'comparison',
    content: {
      slide_title: table.caption || headline(input),
      comparison_item_1: one,
      comparison_item_2: other,
      feature_1: first[0] ?? '',
      item_1_feature_1: first[1] ?? '',
      item_2_feature_1: first[2] ?? '',
      feature_2: second?.[0] ?? '',
      item_1_feature_2: second?.[1] ?? '',
      item_2_feature_2: second?.[2] ?? '',
    },
    says: [lexicon.phrases.lookAtTable, ...facts],
    sources: [table.id],
    at: table.id,
    // A table shows the other rows too.
    worth: rows.length > 2 ? 1.4 : 2.2,
    uses: [],
    choice: 0,
  }
  return ideaOf(() => written)
}

/** Two lists of a few short items are shown whole. */
const ofList = { items: 4, words: 35 }

/** Whether a unit is one of two parallel lists, which one slide shows side by side. */
export function isPairOfLists(input: MakerInput): boolean {
  const pair = pairOf(input)
  return pair !== undefined && pair.every((unit) => shortList(unit) !== undefined)
}

/** 'Yeast: raises a dough in hours; tastes mild.' The items of a list under a heading often have no subject of their own. */
function twoListsOf(input: MakerInput): readonly AdaptableIdea[] {
  const { language } = input.material.page
  const pair = pairOf(input)
  if (pair?.[0] !== input.unit) return []
  const columns = pair.map((unit) => ({ unit, title: tidyHeading(unit.title), items: shortList(unit) ?? [] }))
  const shown = columns.flatMap(({ title, items }, at) => [
    [`column${at + 1}_title`, title],
    [`column${at + 1}_content`, items.map((item) => withEndMark(item, language)).join('\n\n')],
  ])
  const uses = pair.flatMap(({ sentences }) => sentences)
  const written: WrittenIdea = {
    type: 'two-column',
    content: { slide_title: tidyHeading(input.unit.path.at(-2) ?? ''), ...Object.fromEntries(shown) },
    says: columns.map(({ title, items }) => enumerate(title, items, language)),
    sources: pair.flatMap(({ blocks }) => blocks.map(({ id }) => id)),
    at: input.unit.blocks[0]?.id ?? '',
    worth: 1.8,
    uses,
    choice: 0,
  }
  return ideaOf(() => written)
}

/** The items of the only block of a unit, if it is a short list without levels. */
function shortList({ blocks }: Unit): readonly string[] | undefined {
  const [list, ...others] = blocks
  if (list?.kind !== 'list' || list.ordered || others.length > 0) return undefined
  const { items } = list
  const words = countWords(items.map(({ text }) => text).join(' '))
  const isShort = items.length >= 2 && items.length <= ofList.items && words <= ofList.words
  return isShort && items.every((item) => item.items.length === 0) ? items.map(({ text }) => text) : undefined
}

/** Exactly two units with their own headings under the heading above: they are parallel. */
function pairOf({ section, unit }: MakerInput): readonly [Unit, Unit] | undefined {
  const parent = unit.path.slice(0, -1)
  const siblings = section.units.filter((one) => isChild(one, parent))
  const [left, right] = siblings
  const isPair = siblings.length === 2 && parent.length > 0 && !isVague(parent.at(-1) ?? '')
  return isPair && left && right ? [left, right] : undefined
}

function twoColumnsOf(input: MakerInput): readonly AdaptableIdea[] {
  const [left, right] = pairOf(input) ?? []
  return left && right && left === input.unit ? ideaOf((taken) => columnsOf(left, right, input, taken)) : []
}

/** The key statement of each unit is shown, and what explains it is said. */
function columnsOf(left: Unit, right: Unit, { material }: MakerInput, taken: Taken): WrittenIdea | undefined {
  const [first, second] = [left, right].map((one) => columnOf(one, material, taken))
  if (!first || !second) return undefined
  const said = [left, right].map((one, at) =>
    explainingSentences(
      material,
      one.sentences.filter((each) => !taken.has(each)),
      [(at === 0 ? first : second).shown],
      { wanted: 35, most: 55 },
    ),
  )
  if (said.some((one) => wordsIn(one) === 0)) return undefined
  const uses = [...new Set([first.sentence, second.sentence, ...said.flat()])]
  return {
    type: 'two-column',
    content: {
      slide_title: tidyHeading(left.path.at(-2) ?? ''),
      column1_title: tidyHeading(left.title),
      column1_content: first.shown,
      column2_title: tidyHeading(right.title),
      column2_content: second.shown,
    },
    says: said.flat().map(({ text }) => text),
    sources: sourcesOf(uses),
    at: left.blocks[0]?.id ?? '',
    worth: 1.3,
    uses,
    choice: left.sentences.length + right.sentences.length,
  }
}

/** A unit with more sentences has details that do not stand for it. */
const mostOfShortUnit = 4
/** A sentence is about a heading if it names this share of its words. */
const leastNamed = 0.5
/** Letters at the start of a sentence among which its subject is. */
const mostOfSubject = 45

/** 'Example 3' heads no pair. */
function isVague(heading: string): boolean {
  return /\d\s*$/.test(heading)
}

function isChild(unit: Unit, parent: readonly string[]): boolean {
  return unit.path.length === parent.length + 1 && parent.every((heading, at) => unit.path[at] === heading)
}

/**
 * The key statement below a heading: one that names what the heading names, so that a detail of a long text does not stand for
 * the whole. A short text may be about its heading without naming it.
 */
function columnOf(
  unit: Unit,
  material: Material,
  taken: Taken,
): { readonly sentence: Sentence; readonly shown: string } | undefined {
  const subject = stems(contentWords(unit.title))
  const names = (text: string) =>
    subject.size > 0 && overlap(subject, stems(contentWords(text))) >= leastNamed
  const opensWithSubject = ({ text }: Sentence) => Number(names(text.slice(0, mostOfSubject)))
  const naming = unit.sentences.filter(({ text }) => names(text))
  const isShort = unit.sentences.length <= mostOfShortUnit
  const [best] = (naming.length > 0 || !isShort ? naming : unit.sentences)
    .filter((one) => standsAlone(one) && !taken.has(one) && one.words <= 40)
    .map((sentence) => ({ sentence, short: material.lexicon.shorten(sentence.text, 16) }))
    .filter(({ sentence, short }) => short !== undefined || sentence.words <= 26)
    .sort(
      (a, b) =>
        opensWithSubject(b.sentence) - opensWithSubject(a.sentence) ||
        material.weightOf(b.sentence) - material.weightOf(a.sentence),
    )
  return (
    best && {
      sentence: best.sentence,
      shown: withEndMark(best.short ?? best.sentence.text, material.page.language),
    }
  )
}
