import { languageOf } from '@lectern/domain/voices/languages.ts'
import { conjunctionsOf } from '../language/words/conjunctions.ts'
import { alternatives } from '../language/words/word-patterns.ts'
import { wordsIn } from './sentence.ts'
import type { Sentence } from './sentence.ts'
import { usesTerm } from './terms.ts'

/** Words of both sentences. Longer ones are too much for one slide, and one of them is better than none. */
const mostWords = 60
const mostWordsOfName = 5
/** Letters at the start of a sentence among which its subject is. */
const mostOfSubject = 45

/** One of the two things that a heading names, with the first sentence about it. */
interface Named {
  readonly name: string
  readonly sentence: Sentence
}

/**
 * The first sentence about each of the two things that a heading names: 'Salt and fat'. One of them without the other is
 * half of what the heading promises. Undefined if the heading names no pair, or one of the two opens no sentence.
 */
export function pairOfHeading(
  heading: string,
  sentences: readonly Sentence[],
  language: string,
): readonly [Named, Named] | undefined {
  const [one, other] = (namesIn(heading, language) ?? []).map((name) => ({
    name,
    sentence: sentences.find(
      ({ isUsable, listed, text }) => isUsable && !listed && usesTerm(text.slice(0, mostOfSubject), name),
    ),
  }))
  const [first, second] = [one?.sentence, other?.sentence]
  if (!one || !other || !first || !second || first === second) return undefined
  if (wordsIn([first, second]) > mostWords) return undefined
  return [
    { name: one.name, sentence: first },
    { name: other.name, sentence: second },
  ]
}

/** 'Salt' and 'fat' of 'Salt and fat' or 'Salt – fat'. A list of three has a comma. */
function namesIn(heading: string, language: string): readonly [string, string] | undefined {
  if (/[,;:：،、?？؟]/u.test(heading)) return undefined
  const [one = '', other = '', ...more] = heading.split(separatorOf(languageOf(language) ?? 'en'))
  const isName = (text: string) =>
    /\p{L}{2}/u.test(text) && text.trim().split(/\s+/u).length <= mostWordsOfName
  return more.length === 0 && isName(one) && isName(other) ? [one.trim(), other.trim()] : undefined
}

function separatorOf(code: string): RegExp {
  if (code === 'zh') return /和|与|與|及/u
  if (code === 'ja') return /と(?=\p{L})/u
  // The conjunction is written together with the word after it.
  if (code === 'ar' || code === 'he') return /\s[وו](?=\p{L}{2})/u
  return new RegExp(`\\s(?:${alternatives(conjunctionsOf(code))}|versus|vs\\.?|[–—-])\\s`, 'iu')
}
