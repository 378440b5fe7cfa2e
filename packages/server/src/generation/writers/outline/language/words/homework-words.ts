import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

interface HomeworkWords {
  /** Labels before a colon. */
  readonly labels: string
  /** The plural of 'exercise' before numbers. */
  readonly exercises?: string
}

/** How a page says what learners do at home. As expressions, in any case. */
const words: Readonly<Record<Language, HomeworkWords>> = {
  ar: { labels: '(?:ال)?واجب(?: (?:ال)?منزلي)?', exercises: '(?:ال)?تمارين|التمرينين' },
  cs: { labels: 'domácí úkol|úkol na doma', exercises: 'cvičení' },
  da: { labels: 'hjemmearbejde|lektier(?: til næste gang)?', exercises: 'opgaverne|opgave' },
  de: { labels: 'hausaufgaben?|hausübung(?:en)?|ha', exercises: 'aufgaben|übungen' },
  el: { labels: 'εργασία για το σπίτι|κατ’ οίκον εργασία', exercises: 'ασκήσεις' },
  en: { labels: 'homework|home work|for homework|hw|exit tickets?', exercises: 'exercises|problems' },
  es: { labels: 'deberes|tareas?(?: para casa)?', exercises: 'ejercicios|problemas' },
  fi: { labels: 'kotitehtävät?|läksyt?', exercises: 'tehtävät' },
  fr: { labels: 'devoirs?(?: à la maison)?|travail à la maison', exercises: 'exercices' },
  he: { labels: 'שיעורי בית|שיעורי־בית', exercises: 'תרגילים' },
  hi: { labels: 'गृहकार्य|होमवर्क', exercises: 'अभ्यास' },
  hu: { labels: 'házi feladat(?:ok)?', exercises: 'feladatok' },
  id: { labels: 'pekerjaan rumah|pr|tugas rumah', exercises: 'latihan' },
  it: { labels: 'compiti(?: a casa| per casa)?', exercises: 'esercizi' },
  ja: { labels: '宿題' },
  ko: { labels: '숙제' },
  nl: { labels: 'huiswerk', exercises: 'opgaven|oefeningen' },
  no: { labels: 'hjemmearbeid|lekser?(?: til neste gang)?', exercises: 'oppgavene' },
  pl: { labels: 'zadanie domowe|zadania domowe|praca domowa', exercises: 'zadania|ćwiczenia' },
  pt: { labels: 'tarefas? de casa|deveres(?: de casa)?|trabalho de casa|tpc', exercises: 'exercícios' },
  ro: { labels: 'temă(?: pentru acasă)?|tema pentru acasă', exercises: 'exercițiile' },
  ru: { labels: 'домашнее задание|задание на дом', exercises: 'упражнения|задачи' },
  sk: { labels: 'domáca úloha', exercises: 'cvičenia' },
  sv: { labels: 'läxa|hemuppgift(?:er)?', exercises: 'uppgifterna|övningarna' },
  th: { labels: 'การบ้าน' },
  tr: { labels: 'ödev', exercises: 'alıştırmaları|soruları' },
  uk: { labels: 'домашнє завдання|завдання додому', exercises: 'вправи|задачі' },
  vi: { labels: 'bài tập về nhà', exercises: 'bài tập' },
  zh: { labels: '(?:课后|家庭|课外|本周)?作业' },
}

/** Words before the day on which it is due. */
const until = 'for|by|until|para|pour|per|für|bis|zum|na|do|til|till|voor|до|на|pentru'

/** The next lesson, or its day, before a colon: 'For Monday: read the table.' */
const nextLesson =
  /^\P{L}*(?:for (?:next (?:time|week|lesson|class)|(?:next )?(?:mon|tues|wednes|thurs|fri)day)|para (?:la próxima (?:clase|semana)|el (?:próximo )?(?:lunes|martes|miércoles|jueves|viernes))|(?:bis|für|zum) (?:nächste[nr]? (?:mal|woche|stunde)|(?:nächsten )?(?:montag|dienstag|mittwoch|donnerstag|freitag))|pour (?:la prochaine (?:fois|séance)|la semaine prochaine|(?:lundi|mardi|mercredi|jeudi|vendredi)(?: prochain)?)|per (?:la prossima (?:volta|lezione|settimana)|(?:lunedì|martedì|mercoledì|giovedì|venerdì))|para (?:a próxima aula|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?)|na (?:następną lekcję|następne zajęcia|poniedziałek|wtorek|środę|czwartek|piątek)|voor (?:de volgende (?:les|keer)|(?:maan|dins|woens|donder|vrij)dag)|下(?:节课|一?周|次课)前?)\s?[:：]/iu

const patterns = new Map<Language, RegExp>()

function patternFor(code: Language): RegExp {
  const known = patterns.get(code)
  if (known) return known
  const { labels, exercises } = words[code]
  // 'Tareas del hígado: …' are the work of a liver.
  const label = String.raw`^\P{L}*(?:${labels})(?:\s(?:${until})\s[^:：.。]{1,20})?\s?[:：]`
  // 'Exercises 4 and 5', 'exercises 4–6': one number alone may count what was done.
  const list = String.raw`(?<![\p{L}\p{M}])(?:${exercises})\s\d+(?:\s?[–,-]\s?|\s\p{L}{1,4}\s)\d+`
  const found = new RegExp(exercises === undefined ? label : `${label}|${list}`, 'iu')
  patterns.set(code, found)
  return found
}

/** 'Homework: mark the five largest lakes.', 'For Tuesday, do exercises 4 and 5 on page 61.' */
export function isHomework(text: string, language: string): boolean {
  return nextLesson.test(text) || patternFor(languageOf(language) ?? 'en').test(text)
}
