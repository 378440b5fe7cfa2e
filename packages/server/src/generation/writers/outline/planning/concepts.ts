import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { memoized } from '../language/memoized.ts'
import { goalsOf } from '../material/goal-words.ts'
import type { Material } from '../material/material.ts'
import { mentions } from '../material/terms.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { indexSentences, saidBy, shownBy } from './spoken-sentences.ts'

/** The kinds of concepts that a slideshow should cover of its page, with their part in the whole. */
const groups = {
  section: { part: 1.2, share: 0.6 },
  unit: { part: 0.6, share: 0.8 },
  word: { part: 1, share: 0.5 },
  said: { part: 1, share: 1 },
  goal: { part: 1.5, share: 0.8 },
  term: { part: 0.7, share: 0.9 },
  block: { part: 0.8, share: 1 },
  summary: { part: 0.6, share: 0.8 },
} as const

type Group = keyof typeof groups

/** The concepts of a page, with their weights, and those that each idea covers, with the share it covers. */
export interface Concepts {
  readonly weights: ReadonlyMap<string, number>
  of(idea: PlacedIdea): ReadonlyMap<string, number>
}

/** An objective, a term or a sentence of the summary is covered from this share of its words on. */
const covers = 0.5
const answers = 0.6
const blocksToShow = new Set(['figure', 'table', 'math', 'code', 'quote'])

export const conceptsOf = memoized((material: Material): Concepts => {
  const sentenceOf = indexSentences(material)
  const goals = goalsOf(material)
  const summary = material.summary.map(({ text }) => contentWords(text))
  const weights = weigh(material, goals, summary)
  return {
    weights,
    of: memoized((idea) => {
      const text = [...shownBy(idea), ...idea.says].join('\n')
      const words = contentWords(text)
      const found: readonly (readonly [Group, string | number])[] = [
        ['section', material.sections.indexOf(idea.section)],
        ['unit', idea.unit.path.join('\n')],
        ...[...words].map((word) => ['word', word] as const),
        ...saidBy(idea, sentenceOf).map(({ order }) => ['said', order] as const),
        ...idea.sources.map((id) => ['block', id] as const),
        ...goals.flatMap((goal, at) =>
          overlap(goal, stems(words)) >= answers ? [['goal', at] as const] : [],
        ),
        ...summary.flatMap((one, at) => (overlap(one, words) >= covers ? [['summary', at] as const] : [])),
        ...material.terms.flatMap((term) =>
          mentions(text, term.term) && overlap(contentWords(term.definition), words) >= covers
            ? [['term', term.id] as const]
            : [],
        ),
      ]
      const known = found.filter(([group, id]) => weights.has(`${group} ${id}`))
      return new Map(known.map(([group, id]) => [`${group} ${id}`, groups[group].share]))
    }),
  }
})

function weigh(
  material: Material,
  goals: readonly ReadonlySet<string>[],
  summary: readonly ReadonlySet<string>[],
): ReadonlyMap<string, number> {
  const { page, sections, sentences, terms } = material
  const counts = new Map<string, number>()
  for (const { text } of sentences)
    for (const word of contentWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const common = Math.max(3, sentences.length * 0.3)
  const even = (ids: readonly (string | number)[]) => ids.map((id) => [id, 1] as const)
  const raw: Readonly<Record<Group, readonly (readonly [string | number, number])[]>> = {
    section: sections.map(({ words }, at) => [at, Math.sqrt(words + 20)]),
    unit: sections
      .flatMap(({ units }) => units)
      .map((unit) => [unit.path.join('\n'), Math.sqrt(unit.sentences.length)]),
    word: [...counts]
      .filter(([, count]) => count > 1 && count <= common)
      .map(([word, count]) => [word, Math.log2(1 + count)]),
    said: sentences
      .filter(({ isUsable }) => isUsable)
      .map((one) => [one.order, material.weightOf(one) * Math.sqrt(one.words)]),
    goal: even([...goals.keys()]),
    term: terms.map((term) => [term.id, Math.log2(2 + material.usesOf(term).length)]),
    block: even(page.blocks.filter(({ kind }) => blocksToShow.has(kind)).map(({ id }) => id)),
    summary: even([...summary.keys()]),
  }
  return new Map(
    Object.entries(raw).flatMap(([group, all]) => {
      const total = all.reduce((sum, [, weight]) => sum + weight, 0)
      const { part } = groups[group as Group]
      return all.map(([id, weight]) => [`${group} ${id}`, (part * weight) / (total || 1)] as const)
    }),
  )
}
