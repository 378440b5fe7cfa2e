import { proseOf } from '../../blocks/block-kinds.ts'
import type { GroundingFault } from '../../grounding/evidence/grounded-text.ts'
import type { StructuredPage } from '../../page.ts'

/** Characters of a passage that is repeated beside its fault. */
const longestPassage = 600

/** Returns an instruction for the model: which words are wrong, what the page says instead, and in which passage. */
export function faultSentence(
  { path, reason, sentence, words, expected, block }: GroundingFault,
  page: StructuredPage,
): string {
  const found = reason === 'quote' ? 'This quote is not on the page' : 'The page does not say this'
  const wrong = words.length > 0 ? ` Compare ${quotedList(words)}.` : ''
  const right = expected.length > 0 ? ` The page says ${quotedList(expected)}.` : ''
  const passage = page.blocks.find(({ id }) => id === block)
  const shown = passage ? ` The passage is [${passage.id}]: “${inOneLine(proseOf(passage))}”.` : ''
  return `${path}: ${found}: “${sentence}”.${wrong}${right}${shown} Say only what the blocks in your sources say, or leave it out.`
}

const quotedList = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')

function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longestPassage ? `${line.slice(0, longestPassage)} …` : line
}
