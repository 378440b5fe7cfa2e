import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/**
 * Headings of exercises and links that are subjects of other courses: 'Reflection' in optics, 'Notes' in music, 'Resources' in
 * economics, 'Preparation' in chemistry, 'Activity' in physics. In lower case, as whole headings.
 */
const headings: Partial<Record<Language, string>> = {
  en: 'reflection|reflections|preparation|preparations|resources|notes|activity|activities|exercise|contact|tasks|licence|license|copyright|feedback|deadlines',
  es: 'reflexión|preparación|recursos|notas|actividad|actividades|ejercicio|contacto|tareas|licencia|enlaces|plazos',
  fr: 'réflexion|préparation|ressources|notes|activité|activités|exercice|contact|tâches|licence|liens',
  de: 'reflexion|vorbereitung|ressourcen|noten|notizen|aktivität|aktivitäten|kontakt|aufgaben|lizenz|fristen|termine',
  it: 'riflessione|preparazione|risorse|note|attività|esercizio|contatto|compiti|licenza|scadenze',
  pt: 'reflexão|preparação|recursos|notas|atividade|atividades|exercício|contato|contacto|tarefas|licença|ligações',
  nl: 'reflectie|voorbereiding|bronnen|noten|activiteit|activiteiten|contact|taken|licentie',
  pl: 'refleksja|przygotowanie|zasoby|nuty|notatki|aktywność|kontakt|zadania|licencja|odbicie',
  cs: 'reflexe|příprava|zdroje|noty|aktivita|aktivity|kontakt|úkoly|licence',
  sk: 'reflexia|príprava|zdroje|noty|aktivita|aktivity|kontakt|úlohy|licencia',
  ru: 'рефлексия|подготовка|ресурсы|ноты|активность|деятельность|контакт|контакты|задачи|лицензия|ссылки',
  uk: 'рефлексія|підготовка|ресурси|ноти|активність|діяльність|контакт|контакти|завдання|ліцензія',
  da: 'refleksion|forberedelse|ressourcer|noter|aktivitet|aktiviteter|kontakt|opgaver|licens',
  no: 'refleksjon|forberedelse|ressurser|noter|aktivitet|aktiviteter|kontakt|oppgaver|lisens',
  sv: 'reflektion|förberedelse|resurser|noter|aktivitet|aktiviteter|kontakt|uppgifter|licens',
  ro: 'reflexie|reflecție|pregătire|resurse|note|activitate|activități|contact|sarcini|licență',
  fi: 'heijastus|valmistelu|resurssit|nuotit|aktiivisuus|tehtävät|lisenssi',
}

/** Whether a heading of exercises or links may also be what a section teaches. */
export function mayNameSubject(heading: string, language: string): boolean {
  const words = headings[languageOf(language) ?? 'en']
  return words !== undefined && words.split('|').includes(heading.trim().toLowerCase())
}

/** Headings of what to do before the work of a course, or before a procedure: 'Before you start'. In lower case, as whole headings. */
const beforeWork: Partial<Record<Language, string>> = {
  en: 'before you start|before you begin|before starting|preparation|preparations',
  es: 'antes de empezar|antes de comenzar|preparación',
  fr: 'avant de commencer|préparation',
  de: 'bevor sie beginnen|bevor du beginnst|vorbereitung',
  it: 'prima di iniziare|prima di cominciare|preparazione',
  pt: 'antes de começar|preparação',
  nl: 'voordat je begint|voorbereiding',
  pl: 'zanim zaczniesz|przygotowanie',
}

/** Whether a heading says that its section comes before a procedure or before the work of a course. */
export function precedesWork(heading: string, language: string): boolean {
  return beforeWork[languageOf(language) ?? 'en']?.split('|').includes(heading.trim().toLowerCase()) === true
}

/** Words of a course: a text with one of them is about the work of its students. */
const courses: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:essays?|assignments?|homework|seminars?|lectures?|lecturers?|tutors?|students?|course|module|classroom|exam|exams|worksheets?|hand(?:ed)? in|submit(?:ted)?|upload(?:ed)?|deadline|textbook|chapter|website|web page|video|link|links|e-?mail|reading list|author|authors)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ensayo|trabajo final|deberes|seminario|alumn[oa]s?|estudiantes?|curso|asignatura|examen|entreg\p{L}+|capítulo|sitio web|página web|vídeos?|correo|autor(?:es)?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:devoirs?|séminaire|élèves?|étudiant\p{L}*|cours|examen|rendre|chapitre|manuel|site|vidéos?|courriel|auteurs?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:hausaufgaben?|seminar|schüler\p{L}*|studierende\p{L}*|studenten|kurs|klausur|prüfung|abgabe|abgeben|einreichen|kapitel|lehrbuch|webseite|website|videos?|e-mail|autor\p{L}*)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:compito in classe|seminario|student[ei]|alunn[oi]|corso|esame|consegn\p{L}+|capitolo|sito|video|autor[ei])(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:ensaio|seminário|alun[oa]s?|estudantes?|curso|exame|entreg\p{L}+|capítulo|site|vídeos?|autor(?:es)?)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:esej\p{L}*|prac[aęy] domow\p{L}+|seminari\p{L}+|student\p{L}*|uczni\p{L}+|kurs\p{L}*|egzamin\p{L}*|odda\p{L}+|rozdział\p{L}*|podręcznik\p{L}*|stron\p{L} internetow\p{L}+|film\p{L}*|autor\p{L}*)(?!\p{L})/iu,
}

/** Whether a text speaks of the work of a course. English words are used in courses of all languages. */
export function speaksOfCourse(text: string, language: string): boolean {
  return [courses[languageOf(language) ?? 'en'], courses.en].some((pattern) => pattern?.test(text) === true)
}
