import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import type { AdaptableIdea } from './slide-idea.ts'

/**
 * Writes the chosen slides so that each sentence of the page is on one slide only. The slides with the smallest choice of
 * sentences take theirs first: a term or a picture has only the sentences about it. A chart of a part of a table comes after
 * the table, which introduces it. Slides that have nothing left are omitted. The result is in the given order. `taken` are sentences that other slides have.
 */
export function shareSentences<Idea extends AdaptableIdea>(
  ideas: readonly Idea[],
  taken: readonly Sentence[],
  { sentences }: Pick<Material, 'sentences'>,
): readonly { readonly from: Idea; readonly idea: Idea }[] {
  const byText = Map.groupBy(sentences, ({ text }) => text)
  // A page may have the same sentence in two places.
  const allOf = (some: readonly Sentence[]) => some.flatMap((one) => byText.get(one.text) ?? [one])
  const used = new Set(allOf(taken))
  const written = new Map<Idea, Idea>()
  const tables = new Set(ideas.filter(({ drawing }) => !drawing).map(({ at }) => at))
  const turnOf = (idea: Idea) => (idea.showsPart && tables.has(idea.at) ? Number.MAX_VALUE : idea.choice)
  for (const idea of ideas.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    const own = idea.without(used)
    if (!own || !own.says.some(Boolean)) continue
    for (const one of allOf(own.uses)) used.add(one)
    written.set(idea, { ...idea, ...own, says: [...new Set(own.says)] })
  }
  return ideas.flatMap((from) => {
    const idea = written.get(from)
    return idea ? [{ from, idea }] : []
  })
}
