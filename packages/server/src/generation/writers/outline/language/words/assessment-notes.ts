import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** How a page says what a task counts, how often it may be tried and until when, and what it asks of its readers. */
const notes: Partial<Readonly<Record<Language, RegExp>>> = {
  en: /^please (?!note\b)|\b(?:quiz|test|exam) \d? ?is (?:on|due)\b|^late (?:submissions|work)\b|^(?:reminder: )?(?:quiz|test|exam)\b.*\b(?:due|monday|tuesday|wednesday|thursday|friday)\b|^watch the video\b|\bin the forum\b|[(]\s?\d+\s?(?:points?|pts?|marks?)\s?[)]|\b(?:you|students) (?:have|get|will have) (?:\S+ )?(?:attempts|tries)\b|\b(?:is|are) due\b|\bdue (?:on |by )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|midnight)\b|^(?:please |now |then )?(?:submit|turn in|hand in|take notes|bring your|have your|participate in|see you)\b|^(?:please )?(?:don[’']t forget|remember) to (?:submit|post|bring|read|take|complete)\b|\boffice hours\b|^last (?:updated|modified)\b/iu,
  es: /^por favor\b|^(?:participa|participe|participen) en\b|\bel foro (?:cierra|abre)\b|^(?:no olvid(?:es|en|e)|recuerd(?:a|en|e)) (?:entregar|traer|leer|que el (?:foro|examen|plazo))\b|[(]\s?\d+\s?(?:puntos?|pts?)\s?[)]|\b(?:tienes|tiene|tienen|tenéis) (?:\S+ )?intentos\b|\bfecha (?:límite|de entrega)\b|\bha(?:z|ga|ced|gan) clic aquí(?!\p{L})|[(]vale \d+(?:[.,]\d+)? puntos?[)]|^última actualización\b/iu,
  fr: /^(?:merci de|veuillez|prière de)\b|[(]\s?\d+\s?(?:points?|pts?)\s?[)]|\bvous avez (?:droit à )?(?:\S+ )?(?:essais|tentatives)\b|\bà rendre (?:avant|pour|le)\b|(?<!\p{L})à faire pour (?:le|lundi|mardi|mercredi|jeudi|vendredi)(?!\p{L})|[(]noté sur \d+[)]|\bcliquez ici\b|^dernière mise à jour(?!\p{L})/iu,
  de: /^bitte\b|[(]\s?\d+\s?(?:punkte?|pkt\.?)\s?[)]|\b(?:sie haben|du hast|ihr habt) (?:\S+ )?versuche\b|\babgabe(?:frist|termin)\b|\babgabe bis\b|^zuletzt (?:aktualisiert|geändert)\b|\bklick(?:t|en sie)? hier\b/iu,
  it: /^(?:si prega di|per favore)\b|[(]\s?\d+\s?punti?\s?[)]|\b(?:hai|avete) (?:\S+ )?tentativi\b|\bda consegnare (?:entro|per)\b|[(]voto in \p{L}+[)]|^compiti per\b|^verifica (?:il|del) \d|\bclicca(?:te)? qui\b|^ultimo aggiornamento\b/iu,
  pt: /^por favor\b|[(]\s?\d+\s?(?:pontos?|pts?)\s?[)]|\b(?:você tem|vocês têm|tens) (?:\S+ )?tentativas\b|\bdata (?:limite|de entrega)\b|[(]vale \d+(?:[.,]\d+)? pontos?[)]|\bclique aqui\b|^última atualização(?!\p{L})/iu,
  nl: /^(?:gelieve|graag)\b|[(]\s?\d+\s?(?:punten|punt|pt)\s?[)]|\b(?:je hebt|u hebt|jullie hebben) (?:\S+ )?pogingen\b|\binleverdatum\b/iu,
  pl: /(?<!\p{L})(?:kartkówk|klasówk|sprawdzian)\p{L}*|(?<!\p{L})proszę (?:powtórzyć|przesyłać|przesłać|przynieść|przeczytać|zapoznać|oddać|przygotować|pamiętać|obejrzeć)(?!\p{L})|[(]\s?\d+\s?(?:punkt(?:y|ów)?|pkt\.?)\s?[)]|(?<!\p{L})(?:masz|macie) (?:\S+ )?(?:próby|prób|podejścia)(?!\p{L})|termin oddania|^zadanie domowe na(?!\p{L})|[(]za \d+ pkt\.?[)]|\bkliknij(?:cie)? tutaj\b|^ostatnia aktualizacja(?!\p{L})/iu,
  zh: /^请(?:大家|同学们|于|在)|随堂测验|[(（]\s?\d+\s?分\s?[)）]|截止日期|提交截止|点击(?:下方|下面|以下|此处|这里)|\d日(?:之)?前提交|共\d+分|最后更新|任课教师/u,
  ar: /^(?:يرجى|الرجاء)|[(]\s?\d+\s?(?:نقاط|نقطة|درجات|درجة)\s?[)]|آخر تحديث|اضغط هنا|انقر هنا/u,
  ru: /(?<!\p{L})сдать до(?!\p{L})|[(](?:макс\. )?\d+ балл(?:а|ов)?[)]|срок сдачи|нажмите здесь|^последнее обновление/iu,
  ja: /提出期限|締め?切|配点|最終更新|動画を(?:見て|視聴して)、?.*答え|ここをクリック|担当[：:]/iu,
  tr: /[(]\d+ puan[)]|(?<!\p{L})teslim tarihi(?!\p{L})|buraya tıkla|^son güncelleme(?!\p{L})/iu,
}

/** The minute until which courses accept what is due. */
const untilMidnight = /(?<!\p{N})(?:11|23):59(?!\p{N})/u

/** 'Module 3 Quiz (10 points)', 'You have two attempts.', 'This module is due Sunday.' */
export function isAssessmentNote(text: string, language: string): boolean {
  return untilMidnight.test(text) || (notes[languageOf(language) ?? 'en']?.test(text) ?? false)
}
