import { phrasesOf } from '../../language/phrases.ts'
import type { Sentence } from '../../material/sentence.ts'
import { cueKinds } from '../../language/talk-phrase-book.ts'
import type { CueKind } from '../../language/talk-phrase-book.ts'
import { wordsPattern } from './words-pattern.ts'

/** Questions that the words of a sentence answer: 'What did that lead to?' before 'This led to war.' Each is asked once. */
export interface CueQuestions {
  /** The next question for a sentence; undefined if no word of it calls for one, or all such questions were asked. */
  take(sentence: Sentence): string | undefined
  /** Whether there is one. */
  has(sentence: Sentence): boolean
}

/** The words of these kinds open a sentence. Those of the others stand in its first part: what comes later is an aside. */
const atStart = new Set<CueKind>(['case', 'next'])
const mainPart = 0.6
/** The words of these kinds are often said of something else later on: '… was a greater danger than the light'. */
const early = new Set<CueKind>(['problem', 'changed', 'most'])
const firstPart = 0.4

export function createCueQuestions(language: string): CueQuestions {
  const cues = cueKinds.map((kind) => {
    const [words, ...questions] = phrasesOf(language).talk.cues[kind]
    return { kind, pattern: wordsPattern(words, language), left: questions }
  })
  const find = ({ text, isDependent }: Sentence) => {
    const low = text.toLowerCase()
    return cues.find(({ kind, pattern, left }) => {
      const at = left.length === 0 ? undefined : pattern.exec(low)?.index
      if (at === undefined) return false
      // A name after a comma belongs to something that the sentence itself introduces.
      if (kind === 'named') return isDependent && !/[,،，、]/u.test(low.slice(0, at))
      return at <= (atStart.has(kind) ? 0 : low.length * (early.has(kind) ? firstPart : mainPart))
    })
  }
  return {
    take: (sentence) => find(sentence)?.left.shift(),
    has: (sentence) => find(sentence) !== undefined,
  }
}
