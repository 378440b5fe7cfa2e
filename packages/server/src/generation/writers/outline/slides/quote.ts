import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import type { BlockOf } from '../../../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { explain } from '../explain.ts'
import { headline } from '../headline.ts'
import { sourcesOf } from './prose.ts'
import type { SlideIdea, SlideMaker, Stuff } from './slide-idea.ts'

const mostWords = 55

/** Quotations, in their exact words: of a long one the sentences it begins with. */
export const quoteSlides: SlideMaker = (stuff) =>
  stuff.unit.blocks.flatMap((block) => (block.kind === 'quote' ? slideOf(block, stuff) : []))

function slideOf(quote: BlockOf<'quote'>, stuff: Stuff): readonly SlideIdea[] {
  const { material, unit } = stuff
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
        slide_title: headline(stuff),
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
    if (countWords([...kept, sentence].join(' ')) > mostWords) break
    kept.push(sentence)
  }
  return kept.join(' ')
}
