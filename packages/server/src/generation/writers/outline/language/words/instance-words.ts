import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** The end of a case: 'It was a clear case of cost inflation.' The pronoun or the verb stands for all that happened. */
const instances: Partial<Record<Language, RegExp>> = {
  en: /^(?:it|this|that) (?:is|was) (?:an?|one|another)\s(?:[\p{L}-]+\s){0,2}(?:case|example|instance) of\s/iu,
  es: /^(?:(?:esto |este |eso )?(?:es|fue|era)) (?:un|otro)\s(?:\p{L}+\s){0,2}(?:caso|ejemplo)\s(?:\p{L}+\s)?del?\s/iu,
  fr: /^(?:c[’']est|c[’']était|ce fut|il s[’']agit d[’']|il s[’']agissait d[’'])\s?(?:un|là un)\s(?:\p{L}+\s){0,2}(?:cas|exemple)\s(?:\p{L}+\s)?d[eu’']/iu,
  de: /^(?:das|dies|es) (?:ist|war) (?:ein|eines?)\s(?:\p{L}+\s){0,2}(?:fall|beispiel) (?:von|für|der|des)\s/iu,
  it: /^(?:questo |ciò )?(?:è|fu|era) (?:stato )?un\s(?:\p{L}+\s){0,2}(?:caso|esempio)\s(?:\p{L}+\s)?d[ieu]/iu,
  pt: /^(?:isso |isto |este |esse )?(?:é|foi|era) (?:um|outro)\s(?:\p{L}+\s){0,2}(?:caso|exemplo)\s(?:\p{L}+\s)?d[eoa]/iu,
  nl: /^(?:dit|dat|het) (?:is|was) een\s(?:\p{L}+\s){0,2}(?:geval|voorbeeld) van\s/iu,
  sv: /^(?:det|detta) (?:är|var) ett\s(?:\p{L}+\s){0,2}(?:fall|exempel) (?:av|på)\s/iu,
  da: /^(?:det|dette) (?:er|var) et\s(?:\p{L}+\s){0,2}(?:tilfælde af|eksempel på)\s/iu,
  no: /^(?:det|dette) (?:er|var) et\s(?:\p{L}+\s){0,2}(?:tilfelle av|eksempel på)\s/iu,
  pl: /^(?:to )?(?:był|jest|to) (?:to )?(?:\p{L}+\s){0,2}(?:przypadek|przykład)\s/iu,
  cs: /^(?:to )?(?:byl|je) (?:to )?(?:\p{L}+\s){0,2}(?:případ|příklad)\s/iu,
  ru: /^это (?:был )?(?:\p{L}+\s){0,2}(?:случай|пример)\s/iu,
  uk: /^це (?:був )?(?:\p{L}+\s){0,2}(?:випадок|приклад)\s/iu,
  zh: /^这(?:就)?是(?:一个)?\p{L}{0,10}的(?:典型)?(?:例子|案例)/u,
  ja: /^これは\p{L}{1,20}の(?:典型的な)?例/u,
}

/** Whether a sentence says of what the events before it are an instance. */
export function closesCase(text: string, language: string): boolean {
  return instances[languageOf(language) ?? 'en']?.test(text) === true
}
