import type { Language } from '@lectern/domain/voices/languages.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Verbs that say what a thing is, what it consists of, or what it does in general. Its subject comes before them. */
const verbs: Readonly<Record<Language, string>> = {
  en: 'can|has|have|must|is|are|was|were|means|refers to|refer to|describes|consists of|consist of|measures|depends on|depend on',
  es: 'es|son|fue|fueron|era|eran|consiste en|consisten en|se define como|se llama|se llaman|se denomina|significa|depende de|dependen de|se compone de',
  fr: 'est|sont|était|étaient|fut|furent|consiste|consistent|désigne|désignent|signifie|dépend|dépendent|se compose de',
  de: 'ist|sind|war|waren|bezeichnet|bedeutet|beschreibt|besteht aus|bestehen aus|heißt|heißen|nennt man|versteht man|wird|werden',
  it: 'è|sono|era|erano|fu|furono|consiste|consistono|indica|significa|dipende|dipendono|si chiama|si chiamano',
  ja: 'とは|である|です|を指す|を意味する|といい|という',
  ko: '이란|란|이다|입니다|을 말한다|를 말한다|뜻한다|의미한다',
  pt: 'é|são|foi|foram|era|eram|consiste|consistem|significa|designa|chama-se|chamam-se|depende|dependem',
  ru: 'это|является|являются|называется|называются|представляет собой|означает|состоит|состоят|зависит|зависят|был|была|было|были',
  zh: '是|指|即|称为|叫做|意味着|取决于',
  ar: 'هو|هي|هم|كان|كانت|تعني|يعني|يسمى|تسمى|يعرف|تعرف|عبارة عن|يتكون|تتكون|يعتمد|تعتمد',
  cs: 'je|jsou|byl|byla|bylo|byly|znamená|označuje|nazývá se|nazývají se|skládá se|závisí',
  da: 'er|var|betyder|betegner|kaldes|består af|afhænger af',
  nl: 'is|zijn|was|waren|betekent|heet|heten|noemt men|bestaat uit|bestaan uit|hangt af',
  fi: 'on|ovat|oli|olivat|tarkoittaa|tarkoittavat|kutsutaan|koostuu|koostuvat|riippuu',
  el: 'είναι|ήταν|σημαίνει|ονομάζεται|ονομάζονται|αποτελείται|εξαρτάται',
  he: 'הוא|היא|הם|הן|היה|הייתה|פירושו|נקרא|נקראת|מורכב|תלוי',
  hi: 'है|हैं|था|थी|थे|कहते|कहलाता|कहलाती|अर्थ|निर्भर',
  hu: 'az a|azt jelenti|jelentése|volt|voltak|nevezzük|áll|függ|jelenti',
  id: 'adalah|ialah|merupakan|berarti|disebut|terdiri|bergantung',
  no: 'er|var|betyr|betegner|kalles|består av|avhenger av',
  pl: 'jest|są|to|był|była|było|były|oznacza|oznaczają|nazywa się|nazywamy|polega na|składa się|zależy',
  ro: 'este|sunt|era|erau|a fost|au fost|înseamnă|se numește|se numesc|constă|depinde|reprezintă',
  sk: 'je|sú|bol|bola|bolo|boli|znamená|označuje|nazýva sa|nazývajú sa|skladá sa|závisí',
  sv: 'är|var|betyder|betecknar|kallas|består av|beror på',
  th: 'คือ|หมายถึง|เป็น|เรียกว่า|ประกอบด้วย|ขึ้นอยู่กับ',
  tr: 'dır|dir|dur|dür|tır|tir|tur|tür|denir|demektir|oluşur|bağlıdır|adlandırılır',
  uk: 'це|є|називається|називаються|означає|складається|залежить|був|була|було|були',
  vi: 'là|được gọi là|nghĩa là|bao gồm|phụ thuộc|gồm',
}

/** Languages with the verb at the end of the sentence. */
const verbLast = new Set<Language>(['ja', 'ko', 'hi', 'tr', 'hu'])

const patterns = new Map<Language, RegExp>()

function patternOf(code: Language): RegExp {
  const known = patterns.get(code) ?? new RegExp(sourceOf(code), 'u')
  patterns.set(code, known)
  return known
}

function sourceOf(code: Language): string {
  const words = alternatives(verbs[code].split('|'))
  if (code === 'tr') return `(?:${words})[.!?]*$`
  return unspaced.has(code) || code === 'ko' ? `(?:${words})` : `${wordStart}(?:${words})${wordEnd}`
}

/**
 * The subject of a sentence that says what something is or does in general: 'High-alert medications' of 'High-alert
 * medications are drugs that …'; undefined for other sentences.
 */
export function subjectOfStatement(text: string, language: string): string | undefined {
  const low = text.toLowerCase()
  const code = languageOf(language) ?? 'en'
  const { index } = patternOf(code).exec(low) ?? {}
  if (index === undefined) return undefined
  if (verbLast.has(code)) return low.slice(0, Math.min(index, longestSubject))
  const subject = low.slice(0, index).trim()
  const isSubject = subject.length > 1 && subject.length <= longestSubject && !/[,;:，、،]/u.test(subject)
  return isSubject ? subject : undefined
}

const longestSubject = 60
