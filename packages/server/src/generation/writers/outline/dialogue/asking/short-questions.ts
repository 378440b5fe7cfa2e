import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { contentStems, overlap } from '../../language/words/content-words.ts'
import { circumstanceOf } from '../../language/words/circumstances.ts'
import { shortFrames } from '../../language/short-frames.ts'
import { subjectAtStart } from '../../language/words/subject-at-start.ts'
import { withSmallStart } from '../../language/enumerate.ts'
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

/** A plural, or an ending of nouns that are no names. */
const isCommonNoun = /(?:[^su]s|tion|sion|ment|ness|ity|ism|ance|ence|ing|age|ure)$/u

/** The words that the page writes with a capital letter within sentences. */
const capitalsIn = memoized(
  (sentences: Material['sentences']): ReadonlySet<string> =>
    new Set(sentences.flatMap(({ text }) => text.match(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}’'-]+/gu) ?? [])),
)

/** The words that the page writes with a small letter, also without one to three letters of their ending. */
const lowerFormsIn = memoized(
  (sentences: Material['sentences']): ReadonlySet<string> =>
    new Set(
      sentences
        .flatMap(({ text }) => text.match(/(?<![\p{L}’'-])\p{Ll}{3,}/gu) ?? [])
        .flatMap((word) =>
          lettersOfEnding
            .map((letters) => word.slice(0, word.length - letters))
            .filter((form) => form.length >= fewestOfForm),
        ),
    ),
)
const lettersOfEnding = [0, 1, 2, 3]
const fewestOfForm = 3

/** The first sentence that speaks of a thing, and whether few do. Each conversation about a page asks for the same things. */
const usesOf = memoized((sentences: Material['sentences']) => {
  const texts = sentences.map(({ text }) => ({ text, low: text.toLowerCase() }))
  const known = new Map<string, { readonly first: string | undefined; readonly isRare: boolean }>()
  return (name: string) => {
    const cached = known.get(name)
    if (cached) return cached
    const found = texts.filter(({ low }) => low.includes(name))
    const uses = { first: found[0]?.text, isRare: found.length < usesOfSubject }
    known.set(name, uses)
    return uses
  }
})

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
  const frames = shortFrames[code] ?? {}
  const capitals = capitalsIn(sentences)
  const lowerForms = lowerFormsIn(sentences)
  const isName = (word: string) => isProperWord(word, code) || capitals.has(word)
  const asked = new Set<string>()

  return {
    forCircumstance(sentence) {
      const frame = frames.circumstance
      const found = frame === undefined || sentence.listed ? undefined : read(sentence).circumstance
      if (!found || frame === undefined || asked.has(found.circumstance)) return undefined
      asked.add(found.circumstance)
      const text = found.rest.charAt(0).toUpperCase() + found.rest.slice(1)
      return {
        text: frame.replace('{}', () => withSmallStart(found.circumstance)),
        answer: { ...sentence, text, words: countWords(text), isDependent: true },
      }
    },
    hasCircumstance(sentence) {
      const isOpen = frames.circumstance !== undefined && !sentence.listed
      const found = isOpen ? read(sentence).circumstance : undefined
      return found !== undefined && !asked.has(found.circumstance)
    },
    forSubject(sentence, before) {
      const frame = frames.subject
      const subject = sentence.listed ? undefined : read(sentence).subject
      if (subject === undefined || frame === undefined || asked.has(subject.toLowerCase())) return undefined
      if (
        isSubjectOfPage(subject) ||
        isOneExample(subject, sentence) ||
        (before && isSameSubject(subject, before))
      )
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
    if (article.test(subject)) return withSmallStart(subject)
    if (isName(first)) return subject
    if (code === 'de') return asGermanNoun(subject)
    const known = afterColon(subject, sentences, page.language)
    if (known !== subject || !/^\p{Lu}\p{Ll}/u.test(first)) return known
    if (code !== 'en') return withKnownCapital(subject)
    if (second !== undefined) return /^\p{Lu}/u.test(second) ? subject : withSmallStart(subject)
    return isCommonNoun.test(first) ? withSmallStart(subject) : undefined
  }

  /** 'Wasser' is a noun, and 'Wichtig' is none. 'Sanfter Tourismus' starts with an adjective if the page has 'sanfter' elsewhere. */
  function asGermanNoun(subject: string): string | undefined {
    const [first = '', second = ''] = subject.split(/\s+/u)
    if (lowerForms.has(first.toLowerCase()))
      return /^\p{Lu}/u.test(second) ? withSmallStart(subject) : undefined
    return capitals.has(first) ? subject : undefined
  }

  /**
   * 'Zygmunt August' is a name: each of its words has a capital. 'Ściana komory' starts with a noun if the page has another form of
   * it in lower case, and 'Francja w XVIII wieku' with a name. Undefined if neither is sure.
   */
  function withKnownCapital(subject: string): string | undefined {
    const [first = '', second = '', ...more] = subject.split(/\s+/u)
    if (/^\p{Lu}/u.test(second))
      return [second, ...more].every((word) => /^\p{Lu}\p{Ll}/u.test(word)) ? subject : undefined
    return lowerForms.has(first.toLowerCase().slice(0, -1)) ? withSmallStart(subject) : undefined
  }

  /**
   * 'A house can be sold for one pound': a thing of which the page does not speak otherwise is only an example. 'An aquifer is …' says for
   * the first time what no listener can ask for.
   */
  function isOneExample(subject: string, sentence: Sentence): boolean {
    if (!indefinite.test(subject)) return false
    const name = subject.replace(indefinite, '').toLowerCase()
    const { first, isRare } = usesOf(sentences)(name)
    return isRare || first === sentence.text
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
