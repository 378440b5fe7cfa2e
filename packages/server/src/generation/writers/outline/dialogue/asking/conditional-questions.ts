import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { uncapitalised } from '../../language/enumerate.ts'
import { memoized } from '../../language/memoized.ts'
import type { Lexicon } from '../../language/lexicon.ts'
import { withEndMark, withoutStop } from '../../language/marks.ts'
import { caseOf, isTime } from '../../language/words/conditions.ts'
import type { Sentence } from '../../material/sentence.ts'

/** A question that names a case, and the sentence without it, which says what holds in this case. */
export interface ConditionalQuestion {
  readonly text: string
  readonly answer: Sentence
}

/** Asks for what holds in a case: 'And if a room is heated?' before 'If a room is heated, its air gets drier.' */
export interface ConditionalQuestions {
  has(sentence: Sentence): boolean
  take(sentence: Sentence): ConditionalQuestion | undefined
  /** Whether the case is one of many, with its own numbers or names: an example. */
  isInstance(sentence: Sentence): boolean
}

/** No listener asks for a case with a number or a name, and a longer one is hard to follow as a question. */
const unasked = /\p{N}|["“„«「()（）[\]$`:：;；؛—–]/u
const name = /(?<=[\p{Ll}\p{M}] )\p{Lu}/u
const longest = 16

/** The start of an aside about the case. */
const relative: Partial<Record<Language, RegExp>> = {
  en: /^(?:which|who|whose|where)\s/iu,
  es: /^(?:que|quien|cuy[oa]s?|el cual|la cual)\s/iu,
  fr: /^(?:qui|que|dont|lequel|laquelle)\s/iu,
  it: /^(?:che|cui|il quale|la quale)\s/iu,
  pt: /^(?:que|cuj[oa]s?|o qual|a qual)\s/iu,
  pl: /^któr\p{L}+\s/iu,
  ru: /^котор\p{L}+\s/iu,
  ar: /^(?:التي|الذي|والتي|والذي)\s/u,
}

/** Languages in which the verb comes first after the condition, so that it needs 'then' before it alone. */
const then: Partial<Record<Language, string>> = { de: 'Dann', nl: 'Dan', da: 'Så', no: 'Da', sv: 'Då' }

/** Each conversation about a page asks for the same sentences. */
const caseIn = memoized(({ language }: Lexicon) =>
  memoized(({ text }: Sentence) => caseOf(withoutStop(text, language), language)),
)

export function createConditionalQuestions(lexicon: Lexicon): ConditionalQuestions {
  const { language, phrases, discourse } = lexicon
  const code = languageOf(language) ?? 'en'
  const frames = [...phrases.talk.conditions]
  const [first = ''] = frames

  function asked(sentence: Sentence) {
    const found = sentence.listed || frames.length === 0 ? undefined : caseIn(lexicon)(sentence)
    if (!found || unasked.test(found.condition) || countWords(found.condition) > longest) return undefined
    if (discourse.isExample(found.condition)) return undefined
    // 'If the wind exceeds this speed, which is about 25 m/s, it stops': the aside belongs to the case.
    if (relative[code]?.test(found.consequence)) return undefined
    // 'If the pressure falls, for instance after an injury, it stops': the example belongs to the case.
    const [clause = ''] = found.consequence.split(/[,،，、]/u)
    if (discourse.isExample(clause) && clause !== found.consequence) return undefined
    // 'When economists speak of demand' is no case to think of.
    if (isTime(found.condition, language) && frames[0] !== first) return undefined
    // German writes all nouns with a capital letter.
    return code !== 'de' && name.test(found.condition) ? undefined : found
  }

  function answered(consequence: string): string {
    const word = then[code]
    const opener = consequence.split(/\s/u)[0]?.toLowerCase()
    const isLed = word !== undefined && opener !== word.toLowerCase() && opener !== 'so'
    const text = isLed ? `${word} ${consequence}` : consequence.charAt(0).toUpperCase() + consequence.slice(1)
    return withEndMark(text, language)
  }

  return {
    has: (sentence) => asked(sentence) !== undefined,
    isInstance(sentence) {
      const condition = sentence.listed ? undefined : caseIn(lexicon)(sentence)?.condition
      if (condition === undefined || isTime(condition, language)) return false
      return /\p{N}/u.test(condition) || (code !== 'de' && name.test(condition))
    },
    take(sentence) {
      const found = asked(sentence)
      const frame = found && frames.shift()
      if (!found || frame === undefined) return undefined
      const condition = frame.startsWith('{}') ? found.condition : uncapitalised(found.condition, 'en')
      const text = answered(found.consequence)
      return {
        text: frame.replace('{}', () => condition),
        answer: { ...sentence, text, words: countWords(text), isDependent: true, index: sentence.index + 1 },
      }
    },
  }
}
