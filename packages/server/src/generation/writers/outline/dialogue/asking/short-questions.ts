import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { contentStems, overlap } from '../../language/words/content-words.ts'
import { circumstanceOf } from '../../language/words/circumstances.ts'
import { shortFrames } from '../../language/short-frames.ts'
import { subjectAtStart } from '../../language/words/subject-at-start.ts'
import { isProperWord } from '../../language/words/proper-words.ts'
import { afterColon } from '../../language/sentences/after-colon.ts'
import { memoized } from '../../language/memoized.ts'
import type { Material } from '../../material/material.ts'
import type { Sentence } from '../../material/sentence.ts'
import type { ConditionalQuestion } from './conditional-questions.ts'

/**
 * Questions of a few words that take up the start of the sentence that comes next: 'And in dry regions?', 'And clay soil?'
 * They take it as the page has it, so no noun of it needs another case.
 */
export interface ShortQuestions {
  /** Asks for the circumstance with which a sentence starts. The answer does not repeat it. */
  readonly forCircumstance: (sentence: Sentence) => ConditionalQuestion | undefined
  /** Whether a sentence starts with a circumstance that was not asked for. */
  readonly hasCircumstance: (sentence: Sentence) => boolean
  /** Asks for the subject of a sentence, if the sentence `before` has another one. */
  readonly forSubject: (sentence: Sentence, before: Sentence | undefined) => string | undefined
}

/** A word at the start of a subject that has a small letter within a sentence: an article. */
const article =
  /^(?:The|An?|El|La|Los|Las|Una?|Le|Les|L’|Une|Il|Lo|I|Gli|Uno|O|A|Os|As|Uma?|Der|Die|Das|Eine?|De|Het|Een)(?=[\s’])|^L’/u

/** Languages that write all nouns with a capital letter, or have none. */
const unspacedOrCapital = new Set<Language>(['de', 'zh', 'ja', 'ko'])
/** A plural, or an ending of nouns that are no names. */
const isCommonNoun = /(?:[^su]s|tion|sion|ment|ness|ity|ism|ance|ence|ing|age|ure)$/u

/** The words that the page writes with a capital letter within sentences. */
const capitalsIn = memoized(
  (sentences: Material['sentences']): ReadonlySet<string> =>
    new Set(sentences.flatMap(({ text }) => text.match(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}’'-]+/gu) ?? [])),
)

/** Each conversation about a page asks for the same sentences. */
const startsOf = memoized(({ page }: Material) =>
  memoized(({ text }: Sentence) => ({
    circumstance: circumstanceOf(text, page.language),
    subject: subjectAtStart(text, page.language),
  })),
)

export function createShortQuestions(material: Material): ShortQuestions {
  const { page, sentences } = material
  const read = startsOf(material)
  const code = languageOf(page.language) ?? 'en'
  const frame = shortFrames[code]
  const capitals = capitalsIn(sentences)
  const isName = (word: string) => isProperWord(word, code) || capitals.has(word)
  const asked = new Set<string>()

  return {
    forCircumstance(sentence) {
      const found = frame === undefined || sentence.listed ? undefined : read(sentence).circumstance
      if (!found || frame === undefined || asked.has(found.circumstance)) return undefined
      asked.add(found.circumstance)
      const text = found.rest.charAt(0).toUpperCase() + found.rest.slice(1)
      return {
        text: frame.replace('{}', () => withSmallLetter(found.circumstance)),
        answer: { ...sentence, text, words: countWords(text), isDependent: true },
      }
    },
    hasCircumstance(sentence) {
      const found = frame === undefined || sentence.listed ? undefined : read(sentence).circumstance
      return found !== undefined && !asked.has(found.circumstance)
    },
    forSubject(sentence, before) {
      const subject = sentence.listed ? undefined : read(sentence).subject
      if (subject === undefined || frame === undefined || asked.has(subject.toLowerCase())) return undefined
      if (isSubjectOfPage(subject) || isOneExample(subject) || (before && isSameSubject(subject, before)))
        return undefined
      const name = inSentence(subject)
      if (name === undefined) return undefined
      asked.add(subject.toLowerCase())
      return frame.replace('{}', () => name)
    },
  }

  /** As within a sentence; undefined if one word at the start of a sentence may be a name or not. */
  function inSentence(subject: string): string | undefined {
    const [first = '', second] = subject.split(/\s+/u)
    if (article.test(subject)) return withSmallLetter(subject)
    if (unspacedOrCapital.has(code) || isName(first)) return subject
    const known = afterColon(subject, sentences, page.language)
    if (known !== subject || !/^\p{Lu}\p{Ll}/u.test(first)) return known
    if (second !== undefined) return /^\p{Lu}/u.test(second) ? subject : withSmallLetter(subject)
    return code === 'en' && isCommonNoun.test(first) ? withSmallLetter(subject) : undefined
  }

  /** 'A house can be sold for one pound': a thing of which the page does not speak otherwise is only an example. */
  function isOneExample(subject: string): boolean {
    if (!indefinite.test(subject)) return false
    const name = subject.replace(indefinite, '').toLowerCase()
    return sentences.filter(({ text }) => text.toLowerCase().includes(name)).length < usesOfSubject
  }

  /** The listeners know what the whole page is about. */
  function isSubjectOfPage(subject: string): boolean {
    const own = contentStems(subject)
    return own.size === 0 || overlap(own, contentStems(page.title)) === 1
  }

  /** The sentence before is about it, or starts with it in other words. */
  function isSameSubject(subject: string, before: Sentence): boolean {
    const known = read(before).subject ?? before.text.split(/\s+/u).slice(0, wordsOfStart).join(' ')
    return overlap(contentStems(subject), contentStems(known)) > mostShared
  }
}

const indefinite = /^(?:an?|una?|une?|uma?|eine?|een)\s/iu
/** The sentences that speak of a thing, at least, if it is more than an example. */
const usesOfSubject = 3
const wordsOfStart = 6
const mostShared = 0.5

function withSmallLetter(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
