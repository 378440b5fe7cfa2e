import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { enumerate } from '../language/enumerate.ts'
import { alternatives, wordEnd } from '../language/words/word-patterns.ts'
import type { Material } from '../material/material.ts'
import { isOpen } from '../material/sentence.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { dividedAtName } from '../slides/list.ts'

const counts = { least: 3, most: 5, words: 4 }

/** 'Three forces act together: suction, cohesion and adhesion', which sums up a list of names with their meanings. */
export function namesInList(
  { at, unit, says }: PlacedIdea,
  { blockOf, page }: Material,
):
  | { readonly text: string; readonly block: string; readonly lead: string; readonly order: number }
  | undefined {
  const isGerman = languageOf(page.language) === 'de'
  const list = blockOf(at)
  const lead = unit.sentences.find(({ text }) => text === says[0])
  if (list?.kind !== 'list' || !lead || !isOpen(lead.text) || lead.isDependent) return undefined
  const names = list.items.flatMap(({ text }) => {
    const [name = '', meaning] = dividedAtName(text)
    return meaning === undefined || countWords(name) > counts.words ? [] : [plain(name)]
  })
  if (names.length < list.items.length || names.length < counts.least || names.length > counts.most)
    return undefined
  return {
    text: enumerate(lead.text, names, page.language),
    block: list.id,
    lead: lead.block,
    order: lead.order,
  }

  /** German nouns keep their capitals, and so do names that the page never writes without one within its sentences. */
  function plain(name: string): string {
    const low = name.charAt(0).toLowerCase() + name.slice(1)
    return !isGerman && unit.sentences.some(({ text }) => hasWord(text, low)) ? low : name
  }
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\s${alternatives([word])}${wordEnd}`, 'u').test(text)
}
