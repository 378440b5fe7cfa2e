import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/**
 * Openers of a sentence about what the readers will practise in class. Other verbs may teach: 'You will see that the cell divides.' Languages
 * without an entry have no such opener that is sure.
 */
const openers: Partial<Readonly<Record<Language, RegExp>>> = {
  en: /^you(?: will|’ll|'ll| are going to) (?:practi[sc]e|work (?:in|on|with)|rehearse|need your|be asked|be graded)\b/iu,
  es: /^(?:allí )?(?:practicar|trabajar)(?:ás|án|éis|emos)(?!\p{L})/iu,
  fr: /^vous (?:allez (?:pratiquer|travailler|vous entraîner)|pratiquerez|travaillerez|vous entraînerez)(?!\p{L})/iu,
  de: /^(?:dort |dann )?(?:üben|arbeiten) (?:sie|wir)(?!\p{L})|^(?:sie|wir) werden (?:dort|dann) (?:üben|arbeiten)(?!\p{L})/iu,
}

/** 'You will practise on a pad, not on each other.' */
export function announcesAct(text: string, language: string): boolean {
  return openers[languageOf(language) ?? 'en']?.test(text) ?? false
}
