import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Lexicon } from './lexicon.ts'
import { withoutOwnReferences } from './words/own-references.ts'
import { saysSameThing } from './words/same-thing.ts'

/** 'above that level' */
const thatNoun =
  /\b(?:above|below|at|of|for|by|from|on|with|under|over|after|before|during|against|into|within) that (?!is\b|are\b|was\b|were\b|the\b|an?\b|it\b|they\b|he\b|she\b|we\b|of\b)\p{L}{3,}/u
/** 'The novel of that name' refers to a name, which the same sentence may have said. */
const ofThatName = /\bof that name\b/u

/** A word that says when or in what case, and the words in the same sentence that say it instead. */
interface Linking {
  readonly linked: RegExp
  readonly condition: RegExp
}

/**
 * 'Prices then rise' follows from what was said before, unless the same sentence says when: 'If …, then …'. 'The then
 * president' names an office, and 'by then' belongs to a time. A word of one language means something else in another.
 */
const linking: Readonly<Record<string, Linking>> = {
  en: {
    linked: /(?<!\b(?:the|an?|by|from|since|until|his|her|its|their)\s)\bthen\b/u,
    condition: /\b(?:if|when|once|first|since|until)\b/u,
  },
  de: { linked: words('dann'), condition: words('wenn|falls|sobald|erst|bis') },
  es: { linked: words('entonces'), condition: words('si|cuando|desde|hasta') },
  fr: { linked: words('alors(?! que)'), condition: words('si|quand|lorsque') },
  it: { linked: words('allora'), condition: words('se|quando|da|fino') },
  pt: { linked: words('então'), condition: words('se|quando|desde|até') },
}

function words(any: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'u')
}

/** 'A forecast helps only if it is understood': the pronoun means the subject of the same sentence. */
const ownPronoun =
  /^((?!if\b|when\b|as\b|because\b|once\b|until\b|unless\b)[^,;:]{8,}\b(?:if|when|because|once|until|unless)) (?:it|they)(?= (?:is|are|was|were|has|have|can|cannot)\b)/u

/** 'Yeasts raise the dough, and bacteria make it sour': the pronoun of the second clause means something of the first. */
const ofSecondClause = /^([^,;:]{12,}, (?:and|or|so) [^,;:]*?)\b(?:it|them|they|its|their)\b/u

/** 'Сердце — это мышца' and 'потому что' have these words as part of the verb and of the conjunction. */
const slavicSentence = /[—–-]\s+(?:это|це)(?!\p{L})|(?<!\p{L})(?:потому|тому),?\s(?:что|що)(?!\p{L})/gu

/** Whether a pronoun anywhere in a sentence may point at the sentence before it: 'Rain and snow feed them.' */
export function refersBack(
  text: string,
  { language, phrases: { pointingBack } }: Pick<Lexicon, 'language' | 'phrases'>,
): boolean {
  const code = languageOf(language) ?? 'en'
  const own = withoutOwnReferences(text, language, pointingBack)
  const low =
    code === 'en'
      ? own.replace(ownPronoun, '$1').replace(ofSecondClause, '$1')
      : own.replace(slavicSentence, '')
  if ((code === 'en' && namesByThat(text)) || isLinked(low, linking[code]) || saysSameThing(low, code))
    return true
  const found = new Set(low.match(/[\p{L}\p{M}’']+/gu) ?? [])
  return pointingBack.some((word) =>
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u.test(word) ? low.includes(word) : found.has(word),
  )
}

/** 'Above that level', unless the sentence itself says which. */
function namesByThat(text: string): boolean {
  const low = text.toLowerCase()
  const hasName = /\s\p{Lu}\p{Ll}/u.test(text)
  return thatNoun.test(hasName ? low.replace(ofThatName, '') : low)
}

function isLinked(low: string, link: Linking | undefined): boolean {
  return link !== undefined && link.linked.test(low) && !link.condition.test(low)
}
