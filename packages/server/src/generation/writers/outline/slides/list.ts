import type { Block, BlockOf, ListItem } from '../../../page.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { hasWholeBrackets, isBalanced } from '../language/brackets.ts'
import { enumerate } from '../language/enumerate.ts'
import { hasFlatExponent } from '../language/garbled.ts'
import { withoutStop } from '../language/marks.ts'
import { explain } from '../material/explain.ts'
import { headline } from './headline.ts'
import { fill } from '../language/phrase-book.ts'
import type { Material } from '../material/material.ts'
import type { Unit } from '../material/unit.ts'
import type { Sentence } from '../material/sentence.ts'
import { sourcesOf } from './prose.ts'
import type { SlideIdea, SlideMaker, MakerInput } from './slide-idea.ts'

const maxPoints = 6
/** More words before a dash are a clause, not the name of what follows. */
const mostOfName = 8

/** Lists: bullet points. A long one is split into slides of three to six. */
export const listSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) => (block.kind === 'list' ? slidesOf(block, input) : []))

/** The points of a list, on one slide or several. */
export function slidesOf(list: BlockOf<'list'>, input: MakerInput): readonly SlideIdea[] {
  const { lexicon } = input.material
  const items = flatten(list.items)
    .map((item) => lexicon.withoutReferences(item))
    .map((text) => ({ text, point: pointOf(text, input.material) }))
    .filter(({ text, point }) => /\p{L}/u.test(point) && !lexicon.sendsAway(text))
    .filter(({ text }) => !hasFlatExponent(text) && hasWholeBrackets(text))
  if (items.length < 2 || followsPointer(list, input)) return []
  return parts(items).map((part, index) => {
    const points = part.map(({ point }) => point)
    const said = narration(
      list,
      part.map(({ text }) => text),
      points,
      index === 0,
      input,
    )
    return {
      type: 'bullets',
      content: { slide_title: headline(input), bullet_points: points },
      says: said.texts,
      sources: [...new Set([list.id, ...said.sources])],
      at: list.id,
      worth: items.length < 3 ? 0.7 : 1.4,
    }
  })
}

/** 'Access these resources:' a list of links, not of points. */
function followsPointer(list: Block, { material, unit }: MakerInput): boolean {
  const before = unit.blocks[unit.blocks.indexOf(list) - 1]
  return before?.kind === 'paragraph' && material.lexicon.sendsAway(before.text)
}

/** A few items with long nested parts stay one level, and the parts are only spoken. */
function flatten(items: readonly ListItem[]): readonly string[] {
  return items.length < 3
    ? items.flatMap((item) => [item.text, ...item.items.map(({ text }) => text)])
    : items.map(({ text }) => text)
}

function pointOf(text: string, material: Material): string {
  const [first = text] = splitSentences(text, material.page.language)
  return material.lexicon.shorten(first, 16) ?? withoutStop(clipped(first), material.page.language)
}

/** The start of an item before a dash, as its name; otherwise all of it: half a sentence is worse than a long line. */
function clipped(text: string): string {
  const [head = ''] = text.split(/\s[–—-]\s/)
  const words = countWords(head)
  return words >= 2 && words <= mostOfName && isBalanced(head) ? head : text
}

function parts<One>(items: readonly One[]): readonly (readonly One[])[] {
  if (items.length <= maxPoints) return [items]
  const count = Math.min(2, Math.ceil(items.length / maxPoints))
  const size = Math.min(maxPoints, Math.ceil(items.length / count))
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** The introduction with the items after it, then the page's sentences around the list. */
function narration(
  list: BlockOf<'list'>,
  texts: readonly string[],
  points: readonly string[],
  first: boolean,
  input: MakerInput,
): { texts: readonly string[]; sources: readonly string[] } {
  const { material, unit } = input
  const around = neighbours(list, unit)
  const lead = first ? leadIn(list, unit) : undefined
  const { language } = material.page
  const enumerated = lead ? [enumerate(lead.text, points, language)] : []
  const rich = texts.some((text, index) => countWords(text) > countWords(points[index] ?? '') + 4)
  const own = rich
    ? unit.sentences.filter((one) => one.block === list.id && texts.some((text) => text.includes(one.text)))
    : []
  const said = explain(
    material,
    [...own, ...around].sort((a, b) => a.order - b.order),
    points,
  )
  // The lead-in is said once: with all points, or with the items that explain them.
  const saidLead = said.some(({ text }) => text === lead?.text)
  const opening =
    !saidLead && enumerated.length > 0 && countWords(enumerated[0] ?? '') <= 60 ? enumerated : []
  const spoken = [...opening, ...said.map(({ text }) => text)]
  const fallback = [
    enumerate(
      fill(material.lexicon.phrases, material.lexicon.phrases.pointsOn, headline(input)),
      points,
      language,
    ),
  ]
  return {
    texts: spoken.length > 0 ? spoken : fallback,
    sources: [...(lead ? [lead.id] : []), ...sourcesOf(said)],
  }
}

/** A paragraph before the list that ends in a colon. */
function leadIn(list: Block, unit: Unit): { id: string; text: string } | undefined {
  const before = unit.blocks[unit.blocks.indexOf(list) - 1]
  if (before?.kind !== 'paragraph') return undefined
  const last = unit.sentences.findLast(({ block }) => block === before.id)
  return last && /[:：]$/u.test(last.text) && !last.leaning ? { id: before.id, text: last.text } : undefined
}

function neighbours(list: Block, unit: Unit): readonly Sentence[] {
  const at = unit.blocks.indexOf(list)
  const near = new Set([unit.blocks[at - 1]?.id, unit.blocks[at + 1]?.id])
  return unit.sentences.filter(({ block }) => near.has(block))
}
