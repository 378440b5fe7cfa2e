import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { contentStems, overlap } from '../../language/words/content-words.ts'
import { circumstanceOf } from '../../language/words/circumstances.ts'
import { isHedged } from '../../language/hedges.ts'
import { withEndMark, withoutStop } from '../../language/marks.ts'
import { opensScene } from '../../language/words/scene-openers.ts'
import { refersBack } from '../../language/refers-back.ts'
import { askForObject, objectStatement } from '../../language/words/object-questions.ts'
import type { ObjectStatement } from '../../language/words/object-questions.ts'
import { namesReader } from '../../language/words/question-frames.ts'
import { shortFrames } from '../../language/short-frames.ts'
import { subjectAtStart } from '../../language/words/subject-at-start.ts'
import { withSmallStart } from '../../language/enumerate.ts'
import { isProperWord } from '../../language/words/proper-words.ts'
import { afterColon } from '../../language/sentences/after-colon.ts'
import { memoized } from '../../language/memoized.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
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
  /**
   * Asks for the subject of a sentence, if the sentence `before` has another one, or for what the subject contains, needs or does:
   * 'What do the roots store?' A thing with a definite article `canBeNamed` only if the listeners have heard of it.
   */
  readonly forSubject: (
    sentence: Sentence,
    before: Sentence | undefined,
    canBeNamed?: (subject: string) => boolean,
  ) => string | undefined
  /** Asks for the next of several things by its label, or by the subject of its first sentence: 'And inflammation?' */
  readonly forItem: (sentence: Sentence) => string | undefined
}

/** The label at the start of an item or of a row: 'Hunger: …', '“Too much glue”: …', 'Second – …'. */
const labelAtStart = /^["“„«「『]?([^:：.!?。！？"“”„«»「」『』]{2,48}?)["”»」』]?(?:\s?[:：]|\s[–-]\s)/u
const mostOfLabel = 3
/** A label of more words than a listener asks for. */
const longLabel = /^[^:：.!?。！？]{2,80}[:：]\s?\S/u

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
    object: objectAskedFor(text, page.language),
  })),
)

/** The parts of a short plain statement about the thing that its subject contains, needs or does. */
function objectAskedFor(text: string, language: string): ObjectStatement | undefined {
  if (namesReader(text, language) || isHedged(text, language) || /\p{N}/u.test(text)) return undefined
  const found = objectStatement(withoutStop(text, language), language)
  const isShort = found !== undefined && countWords(found.subject) <= mostOfSubject
  return isShort && countWords(found.object) <= mostOfObject ? found : undefined
}

const mostOfSubject = 5
const mostOfObject = 14

export function createShortQuestions(material: Material): ShortQuestions {
  const { page, sentences, lexicon } = material
  const read = startsOf(material)
  const code = languageOf(page.language) ?? 'en'
  const frames = shortFrames[code] ?? {}
  const capitals = capitalsIn(sentences)
  const lowerForms = lowerFormsIn(sentences)
  const isName = (word: string) => {
    const bare = word.replace(/[’']s$/u, '')
    return isProperWord(bare, code) || capitals.has(bare)
  }
  const asked = new Set<string>()

  return {
    forItem(sentence) {
      const frame = frames.subject
      const label = labelOf(sentence.text)
      // The start of a long label is no subject: 'Motor hums but does not turn: …'
      if (label === undefined && longLabel.test(sentence.text)) return undefined
      const name = label ?? read(sentence).subject
      if (frame === undefined || name === undefined || asked.has(name.toLowerCase())) return undefined
      if (refersBack(name, lexicon)) return undefined
      const inside = inSentence(name) ?? (label === undefined ? undefined : name)
      if (inside === undefined) return undefined
      asked.add(name.toLowerCase())
      // The frame takes a subject with its particle.
      return frame.replace('{}', () => (code === 'ja' && label !== undefined ? `${inside}は` : inside))
    },
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
    forSubject(sentence, before, canBeNamed = () => true) {
      const thing = forObject(sentence, canBeNamed)
      if (thing !== undefined) return thing
      const frame = frames.subject
      const subject = sentence.listed ? undefined : read(sentence).subject
      if (subject === undefined || frame === undefined || asked.has(subject.toLowerCase())) return undefined
      if ((isKnownThing(subject) || isUnheard(subject)) && !canBeNamed(subject)) return undefined
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

  function labelOf(text: string): string | undefined {
    const label = labelAtStart.exec(text)?.[1]?.trim()
    if (label === undefined || countWords(label) > mostOfLabel || /\p{N}|[,،，、;()]/u.test(label))
      return undefined
    // 'As a result: …' is no name of a thing.
    if (code === 'ko') return undefined
    // 'Fuse blows at once' is a statement, and no name.
    const subject = subjectAtStart(withEndMark(label, code), code)
    if (code === 'en' && subject !== undefined && countWords(subject) < countWords(label)) return undefined
    return lexicon.isDependent(`${label} ${label}`) || opensScene(label, code) ? undefined : label
  }

  /** 'What do the roots store?' Statements that lean on others, are hedged or address the reader are not asked for so. */
  function forObject(sentence: Sentence, canBeNamed: (subject: string) => boolean): string | undefined {
    const { object } = read(sentence)
    if (!object || sentence.listed || !standsAlone(sentence)) return undefined
    const { subject } = object
    if (asked.has(`object of ${subject.toLowerCase()}`) || isOneExample(subject, sentence)) return undefined
    if (contentStems(subject).size === 0 || refersBack(subject, lexicon) || !canBeNamed(subject))
      return undefined
    const name = inSentence(subject)
    const text = name === undefined ? undefined : askForObject({ ...object, subject: name }, page.language)
    if (text === undefined) return undefined
    asked.add(`object of ${subject.toLowerCase()}`)
    asked.add(subject.toLowerCase())
    return text
  }

  /** 'The principle' is one that was named before. Romance languages have the article also where nothing was. */
  function isKnownThing(subject: string): boolean {
    return definite[code]?.test(subject) === true
  }

  /** One common noun without an article, such as 'Students', may be news to the listeners. */
  function isUnheard(subject: string): boolean {
    return code === 'en' && !subject.includes(' ') && !isName(subject)
  }

  /** As within a sentence; undefined if one word at the start of a sentence may be a name or not. */
  function inSentence(subject: string): string | undefined {
    const [first = '', second] = subject.split(/\s+/u)
    if (article.test(subject)) return withSmallStart(subject)
    if (isName(first) || isOwner(first)) return subject
    if (code === 'de') return asGermanNoun(subject)
    const known = afterColon(subject, sentences, page.language)
    if (known !== subject || !/^\p{Lu}\p{Ll}/u.test(first)) return known
    if (code !== 'en') return withKnownCapital(subject)
    if (second !== undefined) return /^\p{Lu}/u.test(second) ? subject : withSmallStart(subject)
    return isCommonNoun.test(first) ? withSmallStart(subject) : undefined
  }

  /** 'Amira's first loaf': the page never has the owner with a small letter. 'Women's work' starts with no name. */
  function isOwner(first: string): boolean {
    const [, owner] = /^(\p{Lu}\p{Ll}+)[’']s$/u.exec(first) ?? []
    return owner !== undefined && !lowerForms.has(owner.toLowerCase()) && !commonOwner.test(owner)
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

/** Words that are no names, with the ending of an owner. */
const commonOwner =
  /^(?:today|tomorrow|yesterday|wom[ae]n|m[ae]n|child|children|people|one|everyone|each|other|another|nature|society|humanity|life|it|he|she|that|there|here|what|who|let)$/iu

const definite: Partial<Record<Language, RegExp>> = {
  en: /^the\s/iu,
  de: /^(?:der|die|das)\s/iu,
  nl: /^(?:de|het)\s/iu,
}
const indefinite = /^(?:an?|una?|une?|uma?|eine?|een)\s/iu
/** The sentences that speak of a thing, at least, if it is more than an example. */
const usesOfSubject = 3
const wordsOfStart = 6
const mostShared = 0.5
