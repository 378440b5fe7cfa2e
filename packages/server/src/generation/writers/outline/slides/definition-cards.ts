import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../language/enumerate.ts'
import { withEndMark, withoutStop } from '../language/marks.ts'
import { definitionIn } from '../language/words/defined-name.ts'
import type { Material } from '../material/material.ts'
import { withoutArticle } from '../material/parallel-subjects.ts'
import type { PlacedIdea } from './placed-idea.ts'

/** A meaning in fewer words is a part of a statement, not a definition. */
const fewestWords = 3

/**
 * Shows a slide of one statement as a card with the term and its meaning if the statement defines something: 'Consideration
 * is the price that each side pays.' The script stays. No term has two cards.
 */
export function definitionCards(ideas: readonly PlacedIdea[], material: Material): readonly PlacedIdea[] {
  const used = new Set(
    ideas.flatMap(({ content }) => content['term'] ?? []).map((term) => term.toLowerCase()),
  )
  return ideas.map((idea) => {
    const card = cardOf(idea, material)
    if (!card || used.has(card.term.toLowerCase())) return idea
    used.add(card.term.toLowerCase())
    const heading = String(idea.content['slide_title'] ?? '')
    const isOwn = ideas.every((one) => one === idea || one.content['slide_title'] !== heading)
    const saysMore = heading !== '' && heading.toLowerCase() !== card.term.toLowerCase()
    // 'What a lichen is' asks for the meaning, and 'Key term' names nothing.
    const slide_title = isOwn && saysMore ? heading : material.lexicon.phrases.keyTerm
    return { ...idea, type: 'definition', content: { slide_title, ...card } }
  })
}

function cardOf(
  { content, isProse = false }: PlacedIdea,
  { page }: Material,
): { readonly term: string; readonly definition: string } | undefined {
  const shown = content['slide_content']
  if (!isProse || typeof shown !== 'string') return undefined
  const found = definitionIn(withoutStop(shown, page.language), page.language)
  if (!found || countWords(found.meaning) < fewestWords) return undefined
  return {
    term: capitalised(withoutArticle(found.name)),
    definition: withEndMark(capitalised(found.meaning), page.language),
  }
}
