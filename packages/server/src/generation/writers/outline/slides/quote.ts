import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import type { BlockOf } from '../../../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { marksOf } from '../language/marks.ts'
import { explain } from '../material/explain.ts'
import { headline } from './headline.ts'
import { sourcesOf } from './prose.ts'
import type { SlideIdea, SlideMaker, MakerInput } from './slide-idea.ts'

const maxWords = 55

/** Quotations, in their exact words: the first sentences of a long one. */
export const quoteSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) => (block.kind === 'quote' ? slideOf(block, input) : []))

function slideOf(quote: BlockOf<'quote'>, input: MakerInput): readonly SlideIdea[] {
  const { material, unit } = input
  const words = beginning(quote.text, material.page.language)
  if (words === '') return []
  const at = unit.blocks.indexOf(quote)
  const near = new Set([unit.blocks[at - 1]?.id, unit.blocks[at + 1]?.id])
  const around = explain(
    material,
    unit.sentences.filter(({ block }) => near.has(block)),
    [],
    { wanted: 25, most: 40 },
  )
  return [
    {
      type: 'quote',
      content: {
        slide_title: headline(input),
        quote_text: words,
        ...(quote.attribution ? { quote_author: quote.attribution } : {}),
      },
      says: [...around.map(({ text }) => text), words],
      sources: [...new Set([...sourcesOf(around), quote.id])],
      at: quote.id,
      worth: 1.6,
    },
  ]
}

function beginning(text: string, language: string): string {
  const kept: string[] = []
  for (const sentence of splitSentences(text, language)) {
    if (countWords([...kept, sentence].join(' ')) > maxWords) break
    kept.push(sentence)
  }
  return kept.join(marksOf(language).space)
}
