import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Verbs that open an objective. None of them is also a name. */
const goalVerbs: Partial<Record<Language, RegExp>> = {
  en: /^(?:analyse|analyze|apply|assess|calculate|classify|compare|compute|contrast|critique|define|demonstrate|derive|describe|determine|differentiate|discuss|distinguish|evaluate|examine|explain|explore|identify|illustrate|interpret|investigate|outline|recall|recognise|recognize|relate|solve|summarise|summarize|understand|use)\s/iu,
  es: /^(?:analizar|aplicar|calcular|clasificar|comparar|comprender|definir|describir|determinar|distinguir|evaluar|examinar|explicar|identificar|interpretar|reconocer|resolver|resumir|usar|utilizar)\s/iu,
  fr: /^(?:analyser|appliquer|calculer|classer|comparer|comprendre|décrire|définir|déterminer|distinguer|évaluer|examiner|expliquer|identifier|interpréter|reconnaître|résoudre|résumer|utiliser)\s/iu,
}

/**
 * Whether a text opens with the verb of an objective: 'Apply Bayes’ rule to a test'. A text in title case may be the
 * name of a command: 'Apply Filter'.
 */
export function startsWithGoalVerb(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  return (goalVerbs[code]?.test(text) ?? false) && /\s\p{Ll}/u.test(text)
}
