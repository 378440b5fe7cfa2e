import { memoized } from '../language/memoized.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import type { SlideIdea } from '../slides/slide-idea.ts'

/** Finds the sentence of the page that a spoken text is; undefined for pieces that the writer composed. */
export type SentenceOf = (spoken: string) => Sentence | undefined

const indexOf = memoized((sentences: readonly Sentence[]): SentenceOf => {
  const byText = new Map<string, Sentence>()
  for (const one of sentences) if (!byText.has(one.text)) byText.set(one.text, one)
  return (spoken) => byText.get(spoken)
})

export function indexSentences({ sentences }: Pick<Material, 'sentences'>): SentenceOf {
  return indexOf(sentences)
}

/** The sentences of the page that an idea says, in its order. */
export function saidBy({ says }: Pick<SlideIdea, 'says'>, sentenceOf: SentenceOf): readonly Sentence[] {
  return says.flatMap((spoken) => sentenceOf(spoken) ?? [])
}

/** Whether a spoken text has a sentence in it, also as an item of an enumeration, which has no capital and no end mark. */
export function isSaidIn(spoken: string, { text }: Sentence): boolean {
  const [all, own] = [spoken.toLowerCase(), text.toLowerCase().replace(/[.!?؟。！？।]+$/u, '')]
  const at = all.indexOf(own)
  const isWord = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '')
  return at >= 0 && !isWord(all[at - 1]) && !isWord(all[at + own.length])
}

/** The texts on the slide, without its title and its picture. */
export function shownBy({ content }: Pick<SlideIdea, 'content'>): readonly string[] {
  return Object.entries(content)
    .filter(([name]) => name !== 'slide_title' && !name.startsWith('image_'))
    .flatMap(([, value]) => value)
}
