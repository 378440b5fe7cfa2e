import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced } from './word-patterns.ts'

/** Words with which a sentence opens that names the reason before its claim. */
const openers: Partial<Record<Language, string>> = {
  en: 'because|since',
  es: 'como|ya que|puesto que|dado que|debido a que|porque',
  fr: 'comme|puisque|étant donné que|parce que|vu que',
  de: 'weil|da',
  it: 'poiché|siccome|dato che|visto che',
  pt: 'como|uma vez que|visto que|já que|dado que|porque',
  nl: 'omdat|doordat|aangezien',
  da: 'fordi|eftersom',
  no: 'fordi|ettersom',
  sv: 'eftersom',
  fi: 'koska',
  hu: 'mivel|minthogy',
  pl: 'ponieważ|jako że',
  cs: 'protože|jelikož|poněvadž',
  sk: 'pretože|keďže',
  ru: 'поскольку|так как',
  uk: 'оскільки|через те що',
  ro: 'deoarece|întrucât|fiindcă',
  el: 'επειδή',
  id: 'karena',
  vi: 'vì|bởi vì',
  he: 'מכיוון ש|כיוון ש|משום ש|מאחר ש',
  ar: 'بما أن|نظرا لأن|نظرًا لأن',
  hi: 'चूँकि|चूंकि',
  zh: '因为|由于',
}

/** Words with which the claim after such a reason may open: 'so', 'for this reason'. */
const links: Partial<Record<Language, string>> = {
  hu: 'ezért|így',
  fi: 'niin',
  ru: 'то',
  uk: 'то',
  el: 'γι’ αυτό',
  id: 'maka',
  vi: 'nên|cho nên',
  ar: 'فإن|فإنّ',
  hi: 'इसलिए',
  zh: '所以|因此|因而|故',
}

/** A time is no reason: 'Since 1990, …', 'Comme au XIXe siècle, …', 'Da war es still, …'. */
const notReason: Partial<Record<Language, RegExp>> = {
  en: /^(?:of|this|that|\p{N}|then\b|the\s(?:\p{L}+\s)?(?:end|start|beginning|war|time|day|year|century|\p{N})\b)/iu,
  es: /^(?:en|se|si|\p{L}+(?:mos|emos)\s|resultado|consecuencia|ejemplo|cualquier)(?!\p{L})/iu,
  fr: /^(?:nous|on|pour|dans|au|à|en|si|le\smontre|\p{L}+\sl[’'])(?!\p{L})/iu,
  pt: /^(?:em|no|na|se|resultado|consequência|exemplo|vimos|qualquer)(?!\p{L})/iu,
  de: /^(?:ist|sind|war|waren|hat|haben|kann|muss|gibt|wird|werden|kommt|steht|liegt|hilft|sitzt|fehlt|bleibt)(?!\p{L})/iu,
  id: /^(?:itu|ini)(?!\p{L})/iu,
  vi: /^(?:vậy|thế|lẽ)(?!\p{L})/iu,
}

/** 'Since the war ended, prices have risen': a time with what has been so from then on. */
const notClaim: Partial<Record<Language, RegExp>> = {
  en: /\b(?:has|have)\s(?:\p{L}+\s)?(?:been|\p{L}+(?:ed|en))\b|\?$/iu,
}

/** In these languages the verb comes first in a claim after its reason, as in a question. */
const asks: Partial<Record<Language, string>> = {
  de: 'Warum',
  nl: 'Waarom',
  da: 'Hvorfor',
  no: 'Hvorfor',
  sv: 'Varför',
}

const fewest = { ofReason: 8, ofClaim: 8 }
const patterns = new Map<Language, RegExp>()

/** A reason and the claim after it: 'Because hair cells do not grow again, the damage lasts.' */
export interface FrontedReason {
  readonly opener: string
  readonly reason: string
  readonly claim: string
  /** The question for the reason, in languages in which the claim has the order of one. */
  readonly ask?: string
}

/** The parts of a sentence without its full stop that opens with a reason; undefined if one of them has further clauses. */
export function frontedReasonIn(text: string, language: string): FrontedReason | undefined {
  const code = languageOf(language) ?? 'en'
  const words = openers[code]
  if (words === undefined) return undefined
  const pattern = patterns.get(code) ?? patternOf(words, code)
  patterns.set(code, pattern)
  const [, opener = '', reason = '', claim = ''] = pattern.exec(text) ?? []
  if (reason.length < fewestSigns(fewest.ofReason, code) || claim.length < fewestSigns(fewest.ofClaim, code))
    return undefined
  if (notReason[code]?.test(reason) === true || notClaim[code]?.test(claim) === true) return undefined
  const ask = asks[code]
  return {
    opener: opener.toLowerCase(),
    reason,
    claim,
    ...(ask !== undefined && { ask: `${ask} ${claim}?` }),
  }
}

/** A Chinese sign says as much as some letters. */
function fewestSigns(letters: number, code: Language): number {
  return unspaced.has(code) ? letters / 2 : letters
}

function patternOf(words: string, code: Language): RegExp {
  const isUnspaced = unspaced.has(code)
  const after = isUnspaced || code === 'he' ? '' : '\\s'
  const link = links[code]
  const linked =
    link === undefined ? '' : `(?:(?:${alternatives(link.split('|'))})${isUnspaced ? '[，,]?' : '\\s'})?`
  return new RegExp(
    `^(${alternatives(words.split('|'))})${after}([^,，،;；:：.。!?]+)[,，،]\\s?${linked}([^;；:：!?？؟]+)$`,
    'iu',
  )
}
