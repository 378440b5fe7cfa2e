import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../../language/enumerate.ts'
import { withoutStop } from '../../language/marks.ts'
import { refersBack } from '../../language/refers-back.ts'
import { memoized } from '../../language/memoized.ts'
import { contentStems } from '../../language/words/content-words.ts'
import { startsWithCopula } from '../../language/words/copulas.ts'
import { unspaced } from '../../language/words/word-patterns.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { isQuotable } from './question.ts'
import { asking } from './page-questions.ts'
import type { PageQuestion } from './page-questions.ts'

/** The part of a sentence that answers a question in the words of the sentence. */
export interface StatedAnswer {
  readonly sentence: Sentence
  readonly answer: string
}

/** A sentence has this share of the question's words, and the answer this number of words. */
const leastAsked = 0.66
const fewestAsked = 2
const mostOfAnswer = 10

/**
 * The answer to 'What does the alga produce?' in 'The alga produces sugar by photosynthesis', and to 'Who controlled the
 * overseers?' in 'Justices of the peace controlled the overseers': what the sentence says after or before the words of the
 * question, which are together in it.
 */
export function statedAnswer(asked: PageQuestion, material: Material): StatedAnswer | undefined {
  const words = new Set([...asked.words].filter((word) => !asking.has(word)))
  if (unspaced.has(languageOf(material.page.language) ?? 'en') || asked.words.size < fewestAsked)
    return undefined
  for (const one of dividedIn(material)) {
    const answer = answerIn(one, words, material)
    if (answer !== undefined) return { sentence: one.sentence, answer }
  }
  return undefined
}

/** A sentence with its words, and the stems of each. Each sentence is compared with each question. */
interface Divided {
  readonly sentence: Sentence
  readonly tokens: readonly string[]
  readonly stems: readonly (readonly string[])[]
}

const dividedIn = memoized(({ sentences, page }: Material): readonly Divided[] =>
  sentences
    .filter((one) => standsAlone(one) && !one.listed && isQuotable(one.text))
    .map((sentence) => {
      const tokens = withoutStop(sentence.text, page.language).split(/\s+/u)
      return { sentence, tokens, stems: tokens.map((token) => [...contentStems(token)]) }
    }),
)

function answerIn(
  { tokens, stems }: Divided,
  words: ReadonlySet<string>,
  material: Material,
): string | undefined {
  const { page, lexicon } = material
  const isAsked = stems.map((own) => own.length > 0 && own.every((one) => words.has(one)))
  const known = new Set(stems.flat().filter((one) => words.has(one)))
  if (known.size < words.size * leastAsked || known.size < fewestAsked) return undefined
  const [first, last] = [isAsked.indexOf(true), isAsked.lastIndexOf(true)]
  const isTogether = stems.slice(first, last + 1).every((own, at) => own.length === 0 || isAsked[first + at])
  if (!isTogether) return undefined
  const isNew = (part: readonly string[]) => part.some((token) => contentStems(token).size > 0)
  const [before, after] = [tokens.slice(0, first), tokens.slice(last + 1)]
  if (isNew(before) === isNew(after)) return undefined
  const answer = (isNew(after) ? after : before).join(' ')
  const fits =
    known.size < countOf(stems) &&
    countWords(answer) <= mostOfAnswer &&
    !/[,;:()–—]/u.test(answer) &&
    !startsWithCopula(answer, page.language) &&
    !lexicon.phrases.clauses.some((word) => answer.toLowerCase().startsWith(`${word} `)) &&
    !refersBack(answer, lexicon)
  return fits ? capitalised(answer) : undefined
}

function countOf(stems: readonly (readonly string[])[]): number {
  return new Set(stems.flat()).size
}
