import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Reading, Unusable } from './read-answer.ts'

/** Maximum number of characters quoted from a model in a message. */
const maxWords = 200

const sentences: Readonly<Record<Unusable, string>> = {
  empty: 'The language model gave no answer that Lectern can read.',
  'no-json': 'The language model did not write the requested content.',
  unreadable: 'The language model wrote an answer that Lectern cannot read, twice in a row.',
  'cut-off': 'The language model stopped in the middle of its answer, twice in a row.',
  'too-large': 'The language model did not end its answer, so Lectern stopped it.',
  'against-rules': 'The language model did not keep to the required form, twice in a row.',
  language: 'The language model wrote in a different language than requested.',
}

/** The problem for an answer that is unusable after two requests. `advice` is a sentence on what to do. */
export function unusableAnswer(
  { reason }: Extract<Reading<never>, { ok: false }>,
  text: string,
  advice: string,
): Problem {
  const words = wordsOf(text)
  if (reason === 'no-json' && words)
    return new Problem('WRITER_REFUSED', { sentence: `${sentences[reason]} It says: “${words}”` })
  return new Problem('WRITER_FAILED', { sentence: `${sentences[reason]} ${advice}` })
}

/** The problem for a model that declines to write, with its own words if it gave any. */
export function refusedAnswer(text: string): Problem {
  const words = wordsOf(text)
  return words
    ? new Problem('WRITER_REFUSED', {
        sentence: `The language model declined to write this. It says: “${words}”`,
      })
    : new Problem('WRITER_REFUSED')
}

/** The start of a text as one plain line: without Markdown, control characters and line breaks. */
function wordsOf(text: string): string {
  const plain = text
    .replace(/```\w*/g, ' ')
    .replace(/[*_#`>|]+/g, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[“”]/g, '"')
    .trim()
  if (!/\p{L}/u.test(plain)) return ''
  if (plain.length <= maxWords) return plain
  return `${plain.slice(0, maxWords).replace(/\s+\S*$/, '')} …`
}
