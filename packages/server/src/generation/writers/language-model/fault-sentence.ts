import { proseOf } from '../../blocks/block-kinds.ts'
import type { GroundingFault } from '../../grounding/evidence/grounded-text.ts'
import type { StructuredPage } from '../../page.ts'

/** Characters of a passage that is repeated beside its fault. */
const longestPassage = 600

/** Returns an instruction for the model: which words are wrong, what the page says instead, and in which passage. */
export function faultSentence(
  { path, reason, sentence, words, expected, block, elsewhere }: GroundingFault,
  page: StructuredPage,
): string {
  if (reason === 'quote') return quoteSentence({ path, sentence, block, elsewhere }, page)
  if (isKey({ path, reason, words })) return keySentence({ path, reason, sentence, expected, block }, page)
  const wrong = words.length > 0 ? ` Compare ${quotedList(words)}.` : ''
  const right = expected.length > 0 ? ` The page says ${quotedList(expected)}.` : ''
  const shown = passageOf(block, page)
  return `${path}: The page does not say this: “${sentence}”.${wrong}${right}${shown} Say only what the blocks in your sources say, or leave it out.`
}

/** Whether the fault is the key of a quiz, not what a sentence says. */
function isKey({ path, reason, words }: Pick<GroundingFault, 'path' | 'reason' | 'words'>): boolean {
  return (
    reason === 'answer' ||
    (reason === 'negation' && words.length === 0 && /\.(?:quiz_question|option_[a-d])$/.test(path))
  )
}

function keySentence(
  {
    path,
    reason,
    sentence,
    expected,
    block,
  }: Omit<GroundingFault, 'words' | 'block'> & {
    readonly block: string | undefined
  },
  page: StructuredPage,
): string {
  const found =
    reason === 'answer'
      ? `By the page, this is an answer to the question, and \`correct_answer\` calls it wrong: “${sentence}”. It names ${quotedList(expected)}.`
      : `The page says this, and \`correct_answer\` denies it: “${sentence}”.`
  return `${path}: ${found}${passageOf(block, page)} Correct \`correct_answer\` and the feedback, or write another option.`
}

function quoteSentence(
  {
    path,
    sentence,
    block,
    elsewhere,
  }: Pick<GroundingFault, 'path' | 'sentence'> & {
    readonly block: string | undefined
    readonly elsewhere: string | undefined
  },
  page: StructuredPage,
): string {
  const place = block === undefined ? 'on the page' : `in the block ${block}`
  const right =
    elsewhere === undefined ? passageOf(block, page) : ` It is in the block ${elsewhere}: name this one.`
  return `${path}: This quote is not ${place}: “${inOneLine(sentence)}”.${right} Copy the words of the page exactly, or leave the quote out.`
}

/** Returns an instruction about a claim in other words than the page, in a text without quotes. */
export function unquotedSentence(claim: string): string {
  return `It says this in other words than the page and has no quote: “${inOneLine(claim)}”. Add \`quotes\` that prove its claims.`
}

function passageOf(block: string | undefined, page: StructuredPage): string {
  const passage = page.blocks.find(({ id }) => id === block)
  const text = passage ? inOneLine(proseOf(passage)) : ''
  return passage && text !== '' ? ` The passage is [${passage.id}]: “${text}”.` : ''
}

const quotedList = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')

function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longestPassage ? `${line.slice(0, longestPassage)} …` : line
}
