import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** How a sentence says what a lesson teaches, up to what it teaches: 'In this lesson, you will learn …'. */
const aims: Partial<Record<Language, string>> = {
  en: "(?:in|by the end of|after) th(?:is|ese|e) (?:lesson|chapter|unit|page|class|module|lecture|section|week|course|notes),? (?:you|we|students)(?:[’']ll| will| are going to| can)? (?:learn|see|find out|discover|explore|look at|examine|study|ask|understand)(?: about)?|today,? (?:you|we)(?:[’']ll| will| are going to)? (?:learn|see|find out|discover|explore|look at|examine|study)(?: about)?",
  es: '(?:en|con|al final de|tras) est[ea] (?:lección|tema|unidad|clase|página|capítulo|módulo|sesión),? (?:vamos a (?:aprender|ver|estudiar|descubrir|conocer)|aprender(?:ás|emos|éis|án)|ver(?:ás|emos|éis|án)|estudiar(?:ás|emos)|descubrir(?:ás|emos|éis)|conocer(?:ás|emos|éis)|aprendemos|vemos)',
  fr: '(?:dans|au cours de|à la fin de) c(?:e|ette|et) (?:leçon|cours|chapitre|séance|unité|module|page),? (?:vous|nous|tu|on) (?:allez|allons|vas|va) (?:apprendre|découvrir|voir|étudier|comprendre)|(?:dans|au cours de) c(?:e|ette|et) (?:leçon|cours|chapitre|séance|unité|module|page),? (?:vous (?:apprendrez|découvrirez|verrez)|nous (?:apprendrons|verrons|étudierons))',
  de: 'in dies(?:er|em) (?:lektion|stunde|kapitel|einheit|modul|unterricht|kurs|vorlesung|abschnitt|text) (?:lern(?:st|en|t) (?:du|sie|ihr|wir)|erf(?:ährst|ahren|ahrt) (?:du|sie|ihr|wir)|(?:seht|sehen|siehst) (?:ihr|sie|wir|du)),?|(?:du lernst|ihr lernt|sie lernen|wir lernen|ihr erfahrt|du erfährst) (?:hier|heute|in dies(?:er|em) \\p{L}+),?',
  it: '(?:in|con) quest[oa] (?:lezione|capitolo|unità|modulo|corso|pagina),? (?:impar(?:erai|eremo|erete|iamo)|vedr(?:ai|emo|ete)|scopr(?:irai|iremo|irete)|studier(?:ai|emo|ete))',
  pt: '(?:n|com )est[ea] (?:aula|lição|unidade|capítulo|módulo|página|texto),? (?:(?:você (?:vai|irá)|vocês vão|vamos) (?:aprender|ver|estudar|descobrir|conhecer)|(?:aprender|ver|estudar|conhecer|descobrir)(?:á|ás|emos|ão))',
  nl: 'in (?:deze|dit) (?:les|hoofdstuk|module|paragraaf|college),? (?:leer (?:je|u)|leren (?:we|jullie)|ontdek je|bekijken we|zie je),?',
  pl: '(?:na|w|z|podczas) t(?:ej|ym|ego) (?:lekcji|zajęciach|rozdziale|module|wykładzie|kursie|tekście) (?:dowie(?:sz|cie|my) się|pozna(?:sz|cie|my)|nauczy(?:sz|cie|my) się|zobaczy(?:sz|cie|my)|omówimy),?',
  cs: 'v této (?:lekci|hodině|kapitole) se (?:dozví(?:š|te|me)|nauč(?:íš|íte|íme)),?',
  sk: 'v tejto (?:lekcii|hodine|kapitole) sa (?:dozvi(?:eš|ete|eme)|nauč(?:íš|íte|íme)),?',
  ru: '(?:на|в) эт(?:ом|ой) (?:уроке|лекции|главе|занятии|разделе|теме) (?:мы|вы|ты) (?:узна(?:ем|ете|ешь)|изучи(?:м|те|шь)|рассмотрим|познакоми(?:мся|тесь)),?',
  uk: '(?:на|у|в) ць(?:ому|ій) (?:уроці|лекції|розділі|занятті|темі) (?:ми|ви|ти) (?:дізна(?:ємося|єтеся|єшся)|вивчи(?:мо|те|ш)|розглянемо),?',
  ar: '(?:في|خلال) هذ(?:ا|ه) (?:الدرس|الوحدة|الفصل|المحاضرة|الحصة)،? (?:سنتعلم|ستتعلم|ستتعلمون|نتعلم|سنتعرف على|نتعرف على|ستتعرف على|سندرس|سنكتشف|سنشرح|ستعرف|سنعرف)',
  zh: '(?:在?(?:本节课|这节课|本课|本章|本单元|这一课|今天)(?:中|里)?[,，]?(?:我们|你|同学们|大家)?(?:将|会|要|来|一起)*(?:学习|学会|了解|认识|探讨|讨论|研究|知道))',
}

const patterns = new Map<string, RegExp>(
  Object.entries(aims).map(([code, words]) => [
    code,
    new RegExp(`^(?:${words})\\s?(?<aim>\\S.*?)[.。!]?$`, 'iu'),
  ]),
)

/** 'How plants grow.' of 'In this lesson, you will learn how plants grow.'; undefined for a sentence that says something else. */
export function aimOfLesson(text: string, language: string): string | undefined {
  const aim = patterns.get(languageOf(language) ?? 'en')?.exec(text.trim())?.groups?.aim
  return aim === undefined || /[:：]$/u.test(aim) ? undefined : aim
}
