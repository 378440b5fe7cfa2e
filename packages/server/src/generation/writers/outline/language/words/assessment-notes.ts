import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** How a page says what a task counts, how often it may be tried and until when, and what it asks of its readers. */
const notes: Partial<Readonly<Record<Language, RegExp>>> = {
  en: /^please (?!note\b)|\b(?:quiz|test|exam) \d? ?is (?:on|due)\b|^late (?:submissions|work)\b|^(?:reminder: )?(?:quiz|test|exam)\b.*\b(?:due|monday|tuesday|wednesday|thursday|friday)\b|^watch the video\b|\bin the forum\b|[(]\s?\d+\s?(?:points?|pts?|marks?)\s?[)]|\b(?:you|students) (?:have|get|will have) (?:\S+ )?(?:attempts|tries)\b|\b(?:is|are) due\b|\bdue (?:on |by )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|midnight)\b|^(?:please |now |then )?(?:submit|turn in|hand in|take notes|bring your|have your|participate in|see you)\b|^(?:please )?(?:don[’']t forget|remember) to (?:submit|post|bring|read|take|complete)\b|\boffice hours\b/iu,
  es: /^por favor\b|^(?:participa|participe|participen) en\b|\bel foro (?:cierra|abre)\b|^(?:no olvid(?:es|en|e)|recuerd(?:a|en|e)) (?:entregar|traer|leer|que el (?:foro|examen|plazo))\b|[(]\s?\d+\s?(?:puntos?|pts?)\s?[)]|\b(?:tienes|tiene|tienen|tenéis) (?:\S+ )?intentos\b|\bfecha (?:límite|de entrega)\b/iu,
  fr: /^(?:merci de|veuillez|prière de)\b|[(]\s?\d+\s?(?:points?|pts?)\s?[)]|\bvous avez (?:droit à )?(?:\S+ )?(?:essais|tentatives)\b|\bà rendre (?:avant|pour|le)\b/iu,
  de: /^bitte\b|[(]\s?\d+\s?(?:punkte?|pkt\.?)\s?[)]|\b(?:sie haben|du hast|ihr habt) (?:\S+ )?versuche\b|\babgabe(?:frist|termin)\b|\babgabe bis\b/iu,
  it: /^(?:si prega di|per favore)\b|[(]\s?\d+\s?punti?\s?[)]|\b(?:hai|avete) (?:\S+ )?tentativi\b|\bda consegnare (?:entro|per)\b/iu,
  pt: /^por favor\b|[(]\s?\d+\s?(?:pontos?|pts?)\s?[)]|\b(?:você tem|vocês têm|tens) (?:\S+ )?tentativas\b|\bdata (?:limite|de entrega)\b/iu,
  nl: /^(?:gelieve|graag)\b|[(]\s?\d+\s?(?:punten|punt|pt)\s?[)]|\b(?:je hebt|u hebt|jullie hebben) (?:\S+ )?pogingen\b|\binleverdatum\b/iu,
  pl: /(?<!\p{L})(?:kartkówk|klasówk|sprawdzian)\p{L}*|(?<!\p{L})proszę (?:powtórzyć|przesyłać|przesłać|przynieść|przeczytać|zapoznać|oddać|przygotować|pamiętać|obejrzeć)(?!\p{L})|[(]\s?\d+\s?(?:punkt(?:y|ów)?|pkt\.?)\s?[)]|(?<!\p{L})(?:masz|macie) (?:\S+ )?(?:próby|prób|podejścia)(?!\p{L})|termin oddania/iu,
  zh: /^请(?:大家|同学们|于|在)|随堂测验|[(（]\s?\d+\s?分\s?[)）]|截止日期|提交截止/u,
  ar: /^(?:يرجى|الرجاء)|[(]\s?\d+\s?(?:نقاط|نقطة|درجات|درجة)\s?[)]/u,
}

/** The minute until which courses accept what is due. */
const untilMidnight = /(?<!\p{N})(?:11|23):59(?!\p{N})/u

/** 'Module 3 Quiz (10 points)', 'You have two attempts.', 'This module is due Sunday.' */
export function isAssessmentNote(text: string, language: string): boolean {
  return untilMidnight.test(text) || (notes[languageOf(language) ?? 'en']?.test(text) ?? false)
}
