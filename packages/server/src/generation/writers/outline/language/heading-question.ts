import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

const auxiliary = 'is|are|was|were|do|does|did|can|could|will|would|has|have|had|should|must|may|might'

/** Headings that are questions without their mark. */
const questions: Partial<Record<Language, RegExp>> = {
  en: new RegExp(
    `^(?:(?:what|who|how|why|when|where|how (?:many|much|far|long|often|fast))\\s(?:${auxiliary})\\s|(?:what|which|how many|how much)\\s\\p{L}+\\s(?:${auxiliary})\\s|who\\s\\p{Ll}+s\\s)`,
    'iu',
  ),
  es: /^(?:qué|quién(?:es)?|cómo|por qué|para qué|cuándo|(?:de |a )?dónde|cuál(?:es)?|cuánt[oa]s?)\s/iu,
  fr: /^(?:qu[’']est-ce qu[e’']|pourquoi\s|comment\s|qui\s(?:est|sont|a|ont)\s|quel(?:le)?s?\s)/iu,
  de: /^(?:was|wer|wie|warum|wieso|wo|wann|welche[rsnm]?\s\p{L}+)\s(?:ist|sind|war|waren|hat|haben|wird|werden|wurde|wurden|kann|können|macht|bedeutet|heißt|funktioniert|entsteht|entstehen|gibt|gehört|kommt)\s?/iu,
  pl: /^(?:czym|czemu|co|kto|kogo|jak|dlaczego|kiedy|gdzie|skąd|po co|od czego|ile|jak[aie]\p{L}*|któr\p{L}+)\s\p{Ll}/iu,
  pt: /^(?:o que|quem|como|por qu[eê]|para que serve\p{L}*|qual|quais|quant[oa]s?)\s/iu,
  ar: /^(?:ما\s(?:هو|هي|هم|معنى)|ماذا|لماذا|كيف|أين|متى|هل|كم)\s/u,
  hi: /\s(?:क्या|क्यों|कैसे|कौन|कब|कहाँ|कहां|कितन\S*)\s\S+(?:\s\S+)?$/u,
  zh: /^(?:什么|为什么|为何|如何|怎样|怎么|谁|哪|何时)|(?:是什么|吗|呢|为什么)$/u,
}

/** A clause of an English question: 'How rivers grow', 'What the court can order'. */
const clause = /^(?:what|who|how|why)\s(?!(?:about|if|else|not|next)\b)\p{L}/iu

/** 'What salt does to plants', 'What cells are made of': the noun is the subject, and no question ends so. */
const nounClause =
  /^(?:what|which|how many|how much)\s\p{L}+\s(?:(?:do|does|did)(?:\s(?:to|for|with|in|not|when|and|at|on)\s|$)|(?:is|are|was|were|can|could|must|has|have|had|will|would|should)(?:\s.*)?\s(?:of|like|from|for|to|about|with|do)$)/iu

/** A heading that is a question without its mark, with the mark: 'What is a river' as 'What is a river?' */
export function questionOf(heading: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  if (/[?？؟!:：.,]/u.test(heading) || questions[code]?.test(heading) !== true) return undefined
  if (code === 'en' && nounClause.test(heading)) return undefined
  const marks: Partial<Record<Language, string>> = { zh: '？', ar: '؟', fr: ' ?' }
  const opening = code === 'es' ? '¿' : ''
  return `${opening}${heading.trim()}${marks[code] ?? '?'}`
}

/** A heading that completes 'Tell us …': 'how rivers grow'. Only English needs it: others ask in the same words. */
export function clauseOf(heading: string, language: string): string | undefined {
  if (languageOf(language) !== 'en' || /[?!:.,]/u.test(heading) || !clause.test(heading)) return undefined
  if (questionOf(heading, language) !== undefined) return undefined
  const [first = ''] = heading.split(' ')
  return first.toLowerCase() + heading.slice(first.length)
}
