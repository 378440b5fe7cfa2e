import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Work of a course, which is due, submitted and graded. Rent is due, too, and forms are submitted. */
const work =
  '(?:module|assignment|homework|quiz|test|exam|essay|worksheet|project|discussion|lab report|reflection|journal|answers?|file)'
const things = '(?:own|book|textbook|notebook|laptop|calculator|notes|answers|homework)'
const day = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|midnight|tomorrow)'

/**
 * How a page says what a task counts, how often it may be tried and until when, and what it asks of its readers. Each names the work of
 * a course: 'The colour is due to iron' and 'Bring your knees to your chest' are taught.
 */
const notes: Partial<Readonly<Record<Language, RegExp>>> = {
  en: new RegExp(
    [
      String.raw`^please (?:read|bring|watch|submit|post|click|complete|review|email|contact|sign up|upload|download|prepare|arrive)\b`,
      String.raw`\b${work} (?:\d+ )?(?:is|are) (?:due(?! to\b)|on ${day})`,
      String.raw`^(?:due|${work} \d+:?) (?:is )?(?:due )?(?:on |by )?${day}`,
      String.raw`^late (?:submissions|work) (?:loses?|costs?|gets?|will|is not|are not)\b`,
      String.raw`^(?:check(?: out)?|watch|see) (?:the|this|these|our)(?: short| following)? (?:videos?|clips?|links?)\b|\bpost\b.*\bin the forum\b|\boffice hours\b|^last (?:updated|modified)\b|^take notes\b|^see you\b`,
      String.raw`[(]\s?\d+\s?(?:points?|pts?|marks?)\s?[)]`,
      String.raw`\b(?:you|students) (?:have|get|will have) (?:\S+ )?(?:attempts|tries)\b`,
      String.raw`^(?:now |then )?(?:submit|turn in|hand in|upload) (?:your|the) ${work}\b`,
      String.raw`^(?:bring|have) your ${things}\b|^participate in (?:the|this) (?:discussion|forum)\b`,
      String.raw`^(?:don[’']t forget|remember) to (?:submit|post|bring your ${things}|(?:complete|take) (?:the|your) (?:${work}|survey)|read (?:the )?(?:chapter|article|pages))\b`,
    ].join('|'),
    'iu',
  ),
  es: /^(?:aquí )?(?:os|les|te) dejo (?:aquí )?(?:los|las|el|la|un|una) (?:apuntes|resumen|material|ficha|presentación|tema)|(?<!\p{L})entran? (?:tod[oa]s? )?en el examen(?!\p{L})|^por favor,? (?:lee|lea|lean|trae|traiga|traigan|entrega|entreguen|envía|envíen|mira|vean)\b|^(?:participa|participe|participen) en (?:el|este) (?:foro|debate)\b|\bel foro (?:cierra|abre)\b|^(?:no olvid(?:es|en|e)|recuerd(?:a|en|e)) (?:entregar|traer (?:el|tu|su) (?:libro|cuaderno|calculadora)|leer el capítulo|que el (?:foro|examen|plazo de entrega))\b|[(]\s?\d+\s?(?:puntos?|pts?)\s?[)]|\b(?:tienes|tiene|tienen|tenéis) (?:\S+ )?intentos\b|^fecha (?:límite|de entrega)\s?:|\bha(?:z|ga|ced|gan) clic aquí(?!\p{L})|[(]vale \d+(?:[.,]\d+)? puntos?[)]|^última actualización\b/iu,
  fr: /^voici (?:les|le|la|vos) (?:notes|résumé|fiche|documents?|support)|(?:est|sont) au programme (?:de l[’']examen|du contrôle)|^(?:merci de|veuillez|prière de) (?:lire|apporter|rendre|déposer|envoyer|regarder|préparer|cliquer|vous inscrire)\b|[(]\s?\d+\s?(?:points?|pts?)\s?[)]|\bvous avez (?:droit à )?(?:\S+ )?(?:essais|tentatives)\b|\bà rendre (?:avant|pour|le)\b|(?<!\p{L})à faire pour (?:le|lundi|mardi|mercredi|jeudi|vendredi)(?!\p{L})|[(]noté sur \d+[)]|\bcliquez ici\b|^dernière mise à jour(?!\p{L})/iu,
  de: /^(?:hier|anbei) (?:sind|ist|findet ihr|finden sie) (?:die|das|der|eure|ihre) (?:notizen|zusammenfassung|unterlagen|skript|arbeitsblatt|folien)|(?:kommt|kommen) in der (?:klausur|prüfung|arbeit) (?:dran|vor)|^bitte (?:lest|lesen|bringt|bringen|gebt|geben|seht|schaut|bearbeitet|bearbeiten|ladet|laden|klickt|klicken|meldet|melden|schickt|schicken)\b|[(]\s?\d+\s?(?:punkte?|pkt\.?)\s?[)]|\b(?:sie haben|du hast|ihr habt) (?:\S+ )?versuche\b|^abgabe(?:frist|termin)?\s?:|^abgabe bis\b|^zuletzt (?:aktualisiert|geändert)\b|\bklick(?:t|en sie)? hier\b/iu,
  it: /^(?:si prega di|per favore,?) (?:leggere|portare|consegnare|inviare|guardare|cliccare|leggete|portate|consegnate)\b|[(]\s?\d+\s?punti?\s?[)]|\b(?:hai|avete) (?:\S+ )?tentativi\b|\bda consegnare (?:entro|per)\b|[(]voto in \p{L}+[)]|^compiti per\b|^verifica (?:il|del) \d|\bclicca(?:te)? qui\b|^ultimo aggiornamento\b/iu,
  pt: /^por favor,? (?:leia|leiam|traga|tragam|entregue|entreguem|envie|enviem|assista|clique)\b|[(]\s?\d+\s?(?:pontos?|pts?)\s?[)]|\b(?:você tem|vocês têm|tens) (?:\S+ )?tentativas\b|^data (?:limite|de entrega)\s?:|[(]vale \d+(?:[.,]\d+)? pontos?[)]|\bclique aqui\b|^última atualização(?!\p{L})/iu,
  nl: /^(?:gelieve|graag) .*(?:lezen|meebrengen|meenemen|inleveren|bekijken)\b|[(]\s?\d+\s?(?:punten|punt|pt)\s?[)]|\b(?:je hebt|u hebt|jullie hebben) (?:\S+ )?pogingen\b|\binleverdatum\b/iu,
  pl: /(?<!\p{L})(?:kartkówk|klasówk|sprawdzian)\p{L}*|(?<!\p{L})proszę (?:powtórzyć|przesyłać|przesłać|przynieść|przeczytać|zapoznać|oddać|przygotować|pamiętać|obejrzeć)(?!\p{L})|[(]\s?\d+\s?(?:punkt(?:y|ów)?|pkt\.?)\s?[)]|(?<!\p{L})(?:masz|macie) (?:\S+ )?(?:próby|prób|podejścia)(?!\p{L})|^termin oddania|^zadanie domowe na(?!\p{L})|[(]za \d+ pkt\.?[)]|\bkliknij(?:cie)? tutaj\b|^ostatnia aktualizacja(?!\p{L})/iu,
  zh: /^请(?:大家|同学们|于|在)?.{0,12}(?:阅读|提交|预习|复习|观看|点击|完成作业|完成练习)|随堂测验|[(（]\s?\d+\s?分\s?[)）]|^(?:作业)?截止日期[：:是为]|提交截止|点击(?:下方|下面|以下|此处|这里)|\d日(?:之)?前提交|共\d+分|最后更新|任课教师/u,
  ar: /^(?:يرجى|الرجاء) (?:قراءة|إحضار|تسليم|إرسال|مشاهدة|مراجعة|النقر|حل)|[(]\s?\d+\s?(?:نقاط|نقطة|درجات|درجة)\s?[)]|آخر تحديث|اضغط هنا|انقر هنا/u,
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
