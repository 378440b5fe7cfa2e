import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Lexicon } from './lexicon.ts'
import { withoutOwnReferences } from './words/own-references.ts'

/** 'above that level' */
const thatNoun =
  /\b(?:above|below|at|of|for|by|from|on|with|under|over|after|before|during|against|into|within) that (?!is\b|are\b|was\b|were\b|the\b|an?\b|it\b|they\b|he\b|she\b|we\b|of\b)\p{L}{3,}/u
/** 'The novel of that name' refers to a name, which the same sentence may have said. */
const ofThatName = /\bof that name\b/u

/** 'River mouths do the same': the same as what, only the sentence before says. */
const sameThing: Readonly<Record<string, RegExp>> = {
  en: /\b(?:do|does|did) the same(?! \p{L})|\b(?:do|does|did) the same(?= (?:may|can|will|must|is|are|was|were|would|could|might|has|have|often|usually)\b)|\bsomething (?:very |quite |rather )?similar(?! to)|\bthe same (?:is true|applies|holds|goes)\b/u,
  de: words(
    '(?:tun|tut|tat|taten|machen|macht) (?:dasselbe|das gleiche)(?! wie)|etwas (?:sehr |ganz )?ähnliches(?! wie)|(?:dasselbe|das gleiche) gilt',
  ),
  es: words(
    '(?:hacen|hace|hizo|hicieron) lo mismo(?! que)|algo (?:muy )?(?:parecido|similar)(?! a)|lo mismo (?:ocurre|sucede|pasa|vale)',
  ),
  fr: words(
    '(?:font|fait|fit|firent) (?:de même|la même chose)(?! que)|quelque chose de (?:très )?(?:semblable|similaire)(?! à)|il en va de même',
  ),
  it: words(
    '(?:fanno|fa|fece|fecero) (?:lo stesso|la stessa cosa)(?! di| che)|qualcosa di (?:molto )?simile(?! a)|lo stesso vale',
  ),
  pl: words(
    '(?:robią|robi|robił|robiły|czynią) to samo(?! co)|coś (?:bardzo )?podobnego(?! do)|to samo dotyczy',
  ),
  pt: words(
    '(?:fazem|faz|fez|fizeram) o mesmo(?! que)|algo (?:muito )?(?:semelhante|parecido)(?! a)|o mesmo (?:vale|acontece|ocorre)',
  ),
}

/** Whether a sentence says that something does the same as the thing of the sentence before, or something similar. */
export function saysSameThing(text: string, language: string): boolean {
  return sameThing[languageOf(language) ?? 'en']?.test(text.toLowerCase()) === true
}

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
  if ((code === 'en' && namesByThat(text)) || isLinked(low, linking[code]) || sameThing[code]?.test(low))
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
