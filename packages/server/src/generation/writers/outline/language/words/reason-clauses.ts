import type { Language } from '@lectern/domain/voices/languages.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { causalWords } from '../../../../../platform/languages/causal-words.ts'
import { alternatives, unspaced, wordEnd } from './word-patterns.ts'

/** Words for a reason that mean something else without a comma before them: 'since 1990', 'da ist'. */
const rarer: Partial<Record<Language, readonly string[]>> = {
  en: [', since', ', as', ', so that'],
  de: [', da'],
  nl: [', aangezien'],
  es: [', pues'],
  fr: ['car'],
  pt: [', pois'],
  // With a pronoun at its end: 'because it', before its verb.
  ar: ['لأنه', 'لأنها', 'لأنهم', 'لأنهما'],
}

export function rarerCausalWords(code: Language): readonly string[] {
  return rarer[code] ?? []
}

const trailing = new Map<Language, RegExp>()

/** A statement without the reason that follows it: 'A higher price raises revenue, since few buyers leave.' */
export function withoutReason(text: string, language: string): string {
  const code = languageOf(language) ?? 'en'
  const words = [...causalWords[code].split('|'), ...rarerCausalWords(code)]
    .map((word) => word.replace(/^,\s/u, ''))
    .filter((word) => word !== '')
  const pattern =
    trailing.get(code) ??
    new RegExp(
      unspaced.has(code)
        ? `[,，]\\s?(?:${alternatives(words)}).+$`
        : `[,،]\\s(?:${alternatives(words)})${wordEnd}.+$`,
      'u',
    )
  trailing.set(code, pattern)
  return text.replace(pattern, '')
}

const causes = new Map<Language, RegExp>()

/** An outcome without its cause: 'Supply rises' of 'Supply rises because the price pays', also without a comma. */
export function withoutCause(text: string, language: string): string {
  const code = languageOf(language) ?? 'en'
  if (unspaced.has(code)) return withoutReason(text, language)
  const words = causalWords[code].split('|').filter((word) => word !== '' && !word.startsWith(','))
  const pattern =
    causes.get(code) ??
    new RegExp(`[,،]?\\s(?:${alternatives(words)})${code === 'ar' ? '\\p{L}*\\s' : wordEnd}.+$`, 'iu')
  causes.set(code, pattern)
  const rest = text.replace(pattern, '')
  // 'It does not rise because it is warm': without its cause, the statement is another one.
  return /(?<!\p{L})(?:not|only|mainly|no|nicht|nur|nie|tylko|pas|solo|sólo|non|não|لا|ليس)(?!\p{L})/iu.test(
    rest,
  )
    ? text
    : rest
}

/** 'It has grown, since the war, …' names a time, and 'Er rief, da war es still' a second statement. */
const otherClauses: Readonly<Record<string, RegExp>> = {
  ', since': /^(?:\p{N}|then\b|the (?:\p{L}+ )?(?:\p{N}|end|start|beginning|war|time|day|year|century)\b)/iu,
  ', da':
    /^(?:ist|sind|war|waren|hat|haben|hatte|wird|werden|wurde|kann|können|muss|müssen|gibt|gab|kommt|kam|steht|liegt)(?!\p{L})/u,
}

/**
 * Words that name the reason or the purpose of an instruction, and mean something else after a statement: 'Press the button, so that
 * the dose is delivered', but 'It rained, so that the ground was wet'. 'As shown' and 'as long as' name no reason.
 */
const ofInstructions: Readonly<Record<string, RegExp>> = {
  ', so that': /^(?!)/u,
  ', as':
    /^(?:well|long|soon|far|much|many|little|few|often|if|though|shown|described|needed|required|necessary|appropriate|usual|before|above|below|follows|per|in|for|with|on|at|to|of|a|an|you|your|quickly|slowly|close|near)(?!\p{L})/iu,
}

/** Whether a word for a reason is one only after an instruction, and the words after it are no other clause. */
export function isOnlyOfInstruction(word: string): boolean {
  return ofInstructions[word] !== undefined
}

/** After an Arabic 'because it', only a verb makes a statement, which begins with one of these letters in the present. */
const withoutVerb = /^(?!(?:(?:لا|لم|قد)\s)?[يت]\p{L}{2})/u

/** French 'car' is a coach as well. */
const coach = /(?<!\p{L})(?:une?|les?|du|des|en|au|aux|ce|ces|cet|chaque|par|petit|grand)$/iu

/** Whether a claim ends before a noun that is written as the word for a reason. */
export function endsBeforeNoun(claim: string, word: string): boolean {
  return word === 'car' && coach.test(claim)
}

/** Whether the clause after a word for a reason is none. */
export function opensOtherClause(word: string, clause: string, code: Language): boolean {
  const pattern = code === 'ar' ? withoutVerb : (otherClauses[word] ?? ofInstructions[word])
  return rarerCausalWords(code).includes(word) && pattern?.test(clause) === true
}

/** Words before a reason whose verb is last, each with the word that the reason opens with where it stands alone. */
const openers: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { weil: 'weil', ', da': 'weil', da: 'weil' },
  nl: { omdat: 'omdat', doordat: 'doordat', ', aangezien': 'omdat', aangezien: 'omdat' },
}

/** The word that a reason opens with where it stands alone: 'weil' for 'da', which is the same in other words. */
export function openerOf(word: string, code: Language): string | undefined {
  return openers[code]?.[word]
}

/**
 * Clauses with their verb at the end that are neither a reason nor a condition: a contrast or a concession. A condition or a
 * result may be the reason of something else on the page as well.
 */
const clauses: Partial<Record<Language, RegExp>> = {
  de: /(?:^|,\s)(?:während|obwohl)\s(?<clause>[^,;:()]+)$/iu,
  nl: /(?:^|,\s)(?:terwijl|hoewel)\s(?<clause>[^,;:()]+)$/iu,
}

/** 'Weil dunkle Meere das Licht aufnehmen' of '…, während dunkle Meere das Licht aufnehmen': the form of a reason, and no reason. */
export function clausesAsReasons(text: string, opener: string, language: string): readonly string[] {
  const clause = clauses[languageOf(language) ?? 'en']?.exec(text)?.groups?.['clause']
  return clause === undefined ? [] : [`${opener.charAt(0).toUpperCase()}${opener.slice(1)} ${clause}`]
}
