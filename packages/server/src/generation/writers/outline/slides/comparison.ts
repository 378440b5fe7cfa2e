import type { BlockOf } from '../../../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { explain } from '../material/explain.ts'
import { headline, tidyHeading } from './headline.ts'
import { passageFrom, standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Material } from '../material/material.ts'
import type { Unit } from '../material/unit.ts'
import { sourcesOf } from './prose.ts'
import type { SlideIdea, SlideMaker, MakerInput } from './slide-idea.ts'

/** Two things side by side: tables that compare two, and two parallel sections under one heading. */
export const comparisonSlides: SlideMaker = (input) => [
  ...input.unit.blocks.flatMap((block) => (block.kind === 'table' ? comparisonOf(block, input) : [])),
  ...twoColumnsOf(input),
]

/** A first column of features, without a heading, and two columns of things. */
function comparisonOf(table: BlockOf<'table'>, input: MakerInput): readonly SlideIdea[] {
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
  return [
    {
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
      worth: 2.2,
    },
  ]
}

/** Exactly two units with their own headings under the heading above: they are parallel. */
function twoColumnsOf({ material, section, unit }: MakerInput): readonly SlideIdea[] {
  const parent = unit.path.slice(0, -1)
  const siblings = section.units.filter((one) => isChild(one, parent))
  const [left, right] = siblings
  if (siblings.length !== 2 || left !== unit || !right || parent.length === 0 || isVague(parent.at(-1) ?? ''))
    return []
  const columns = [left, right].map((one) => columnOf(one, material))
  const [first, second] = columns
  if (!first || !second) return []
  const said = [left, right].flatMap((one) => explain(material, one.sentences, [], { wanted: 30, most: 42 }))
  return [
    {
      type: 'two-column',
      content: {
        slide_title: tidyHeading(parent.at(-1) ?? ''),
        column1_title: tidyHeading(left.title),
        column1_content: textOf(first),
        column2_title: tidyHeading(right.title),
        column2_content: textOf(second),
      },
      says: said.map(({ text }) => text),
      sources: sourcesOf([...first, ...second, ...said]),
      at: left.blocks[0]?.id ?? '',
      worth: 1.3,
    },
  ]
}

/** 'Example 3' heads no pair. */
function isVague(heading: string): boolean {
  return /\d\s*$/.test(heading)
}

function isChild(unit: Unit, parent: readonly string[]): boolean {
  return unit.path.length === parent.length + 1 && parent.every((heading, at) => unit.path[at] === heading)
}

function columnOf(unit: Unit, material: Material): readonly Sentence[] | undefined {
  const [best] = unit.sentences
    .filter((one) => standsAlone(one) && one.words <= 35)
    .sort((a, b) => material.weightOf(b) - material.weightOf(a))
  return best ? passageFrom(unit.sentences, best, 35) : undefined
}

function textOf(sentences: readonly Sentence[]): string {
  return sentences.map(({ text }) => text).join(' ')
}
