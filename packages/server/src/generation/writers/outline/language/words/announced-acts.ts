import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Openers of a sentence about what the readers will do in class. Languages without an entry have no such opener that is sure. */
const openers: Partial<Readonly<Record<Language, RegExp>>> = {
  en: /^(?:you|we)(?: will|’ll|'ll| are going to)\s/iu,
  es: /^(?:allí |en ella |en él )?\p{L}+(?:rás|réis|remos)\s/iu,
  fr: /^(?:vous|nous) (?:allez|allons|\p{L}+r(?:ez|ons))\s/iu,
  de: /^(?:(?:dort|dann) (?:werden|wirst|werdet|üben)|(?:sie|wir) werden|du wirst|ihr werdet)\s/iu,
  it: /^(?:lì |là )?\p{L}+(?:rai|rete|remo)\s/iu,
  pt: /^(?:(?:você|tu) (?:vai|vais|irá)|vocês (?:vão|irão)|(?:nós )?vamos)\s/iu,
  pl: /^(?:tam )?(?:będziesz|będziecie|będziemy)\s/iu,
  nl: /^(?:(?:je|jij|u|jullie) (?:gaat|gaan|zal|zult|zullen)|we (?:gaan|zullen))\s/iu,
}

/** 'You will practise on a pad, not on each other.' */
export function announcesAct(text: string, language: string): boolean {
  return openers[languageOf(language) ?? 'en']?.test(text) ?? false
}
