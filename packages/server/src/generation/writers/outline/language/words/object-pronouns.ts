import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Pronouns for an object, which no other word of the language looks like. */
const pronouns: Partial<Record<Language, string>> = {
  en: 'it|them|him',
  de: 'ihn|ihm|ihnen',
  nl: 'hem|hen',
  pl: 'ją|go|nią|niej|niego|nimi',
  cs: 'ho|jej|jimi',
  sk: 'ho|jej|nimi',
  ru: 'его|её|ним|ней|ними',
  uk: 'його|її|ним|ними',
  da: 'dem|ham|hende',
  no: 'dem|ham|henne',
  sv: 'dem|honom|henne',
}

/** After more words, the pronoun mostly means something of the same sentence: 'Plants take up water and store it'. */
const mostBefore = 3
/** A time before the verb has no antecedent: 'W ciągu 23 lat podzieliły ją …'. */
const mostAfterTime = 6
const startsWithTime = /^\p{L}+\s(?:\p{L}+\s)?\p{N}+\s/u

/** Whether a pronoun near the start of a sentence means something that was said before: 'Plants can store it in leaves.' */
export function hasOpenPronoun(text: string, language: string): boolean {
  const known = pronouns[languageOf(language) ?? 'en']?.split('|')
  const words = text
    .toLowerCase()
    .split(/\s+/u)
    .slice(0, (startsWithTime.test(text) ? mostAfterTime : mostBefore) + 1)
  // 'If it rains, …', and 'it is clear that …' need no antecedent.
  return (
    known !== undefined &&
    words.slice(1).some((word, at) => known.includes(word) && !opensClause.test(words[at] ?? ''))
  )
}

const opensClause =
  /^(?:if|when|that|as|because|since|while|how|where|whether|although|though|before|after|until|and|but|or|is|was|does|did|has|had|can|may|will|makes|made|take|takes)$|[,;:]$/u

/** Whether a statement ends in such a pronoun, and has no word before it that it could mean: 'Much scatter lowers it'. */
export function endsInPronoun(text: string, language: string): boolean {
  const known = pronouns[languageOf(language) ?? 'en']?.split('|')
  const words = text.toLowerCase().split(/\s+/u)
  return known?.includes(words.at(-1) ?? '') === true && !/[,،]/u.test(text)
}
