import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Reading, Unusable } from './read-answer.ts'

/** Characters of a model's own words in a message. */
const mostWords = 200

const sentences: Readonly<Record<Unusable, string>> = {
  empty: 'The language model gave no answer that Lectern can read.',
  'no-json': 'The language model did not write what it was asked for.',
  unreadable: 'The language model wrote an answer that Lectern cannot read, twice in a row.',
  'cut-off': 'The language model stopped in the middle of its answer, even when it was asked to write less.',
  'too-large': 'The language model wrote without coming to an end, so Lectern stopped it.',
  'against-rules':
    'The language model did not keep to what Lectern asked for, even when its mistakes were pointed out.',
  language: 'The language model wrote in another language than the one it was asked for.',
}

/** Of an answer that cannot be used, after it was asked for twice. `advice` is a sentence on what to do. */
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

/** Of a model that declines to write, in its own words if it gave any. */
export function refusedAnswer(text: string): Problem {
  const words = wordsOf(text)
  return words
    ? new Problem('WRITER_REFUSED', {
        sentence: `The language model declined to write this. It says: “${words}”`,
      })
    : new Problem('WRITER_REFUSED')
}

/** The beginning of a text as one plain line: without Markdown, control characters and line breaks. */
function wordsOf(text: string): string {
  const plain = text
    .replace(/```\w*/g, ' ')
    .replace(/[*_#`>|]+/g, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[“”]/g, '"')
    .trim()
  if (!/\p{L}/u.test(plain)) return ''
  if (plain.length <= mostWords) return plain
  return `${plain.slice(0, mostWords).replace(/\s+\S*$/, '')} …`
}
