import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { isTime, startsWithCase, startsWithCondition } from './conditions.ts'
import { whyInEnglish } from './why-in-english.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/**
 * Questions for the reason of a clause, which replaces `{}` as it is. Languages in which the verb of such a question changes its
 * place or its form are left out.
 */
const reasonFrames: Partial<Record<Language, string>> = {
  es: '¿Por qué {}?',
  fr: 'Pourquoi est-ce que {} ?',
  it: 'Perché {}?',
  pt: 'Por que {}?',
  ru: 'Почему {}?',
  uk: 'Чому {}?',
  pl: 'Dlaczego {}?',
  cs: 'Proč {}?',
  sk: 'Prečo {}?',
  ro: 'De ce {}?',
  fi: 'Miksi {}?',
  el: 'Γιατί {};',
  tr: 'Neden {}?',
  id: 'Mengapa {}?',
  vi: 'Vì sao {}?',
  th: 'เพราะเหตุใด{}',
  ar: 'لماذا {}؟',
  he: 'מדוע {}?',
  zh: '为什么{}？',
}

/** Questions for what holds in a case, which replaces `{}` with its conjunction: 'if the air is clean'. */
const caseFrames: Partial<Record<Language, string>> = {
  en: 'What happens {}?',
  es: '¿Qué ocurre {}?',
  fr: 'Que se passe-t-il {} ?',
  it: 'Che cosa succede {}?',
  pt: 'O que acontece {}?',
  ru: 'Что происходит, {}?',
  uk: 'Що відбувається, {}?',
  pl: 'Co się dzieje, {}?',
  cs: 'Co se stane, {}?',
  sk: 'Čo sa stane, {}?',
  ro: 'Ce se întâmplă {}?',
  fi: 'Mitä tapahtuu, {}?',
  hu: 'Mi történik, {}?',
  el: 'Τι συμβαίνει {};',
  id: 'Apa yang terjadi {}?',
  vi: 'Điều gì xảy ra {}?',
  th: 'จะเกิดอะไรขึ้น{}',
  ar: 'ماذا يحدث {}؟',
  he: 'מה קורה {}?',
  tr: '{}, ne olur?',
  hi: '{}, तो क्या होता है?',
  zh: '{}，会怎么样？',
  ja: '{}、どうなるでしょうか。',
}

/** Questions for the result of a statement, `{}`, in languages in which a question that points at it comes before it. */
const resultFrames: Partial<Record<Language, string>> = {
  zh: '{}，这会带来什么结果？',
  ja: '{}。その結果、どうなるでしょうか。',
  ko: '{}. 그 결과 어떻게 될까요?',
}

/** A question for the result of a statement without its full stop; undefined in languages that need no frame. */
export function askResult(statement: string, language: string): string | undefined {
  return resultFrames[languageOf(language) ?? 'en']?.replace('{}', () => statement)
}

const whichIsTrue: Readonly<Record<Language, string>> = {
  en: 'Which of these statements is true?',
  es: '¿Cuál de estas afirmaciones es verdadera?',
  fr: 'Laquelle de ces affirmations est vraie ?',
  de: 'Welche dieser Aussagen ist richtig?',
  it: 'Quale di queste affermazioni è vera?',
  pt: 'Qual destas afirmações é verdadeira?',
  nl: 'Welke van deze uitspraken is juist?',
  pl: 'Które z tych stwierdzeń jest prawdziwe?',
  cs: 'Které z těchto tvrzení je pravdivé?',
  sk: 'Ktoré z týchto tvrdení je pravdivé?',
  ru: 'Какое из этих утверждений верно?',
  uk: 'Яке з цих тверджень правильне?',
  da: 'Hvilket af disse udsagn er rigtigt?',
  no: 'Hvilken av disse påstandene er riktig?',
  sv: 'Vilket av dessa påståenden är sant?',
  fi: 'Mikä näistä väitteistä on totta?',
  hu: 'Melyik állítás igaz ezek közül?',
  ro: 'Care dintre aceste afirmații este adevărată?',
  el: 'Ποια από αυτές τις προτάσεις είναι σωστή;',
  tr: 'Bu ifadelerden hangisi doğrudur?',
  id: 'Manakah dari pernyataan ini yang benar?',
  vi: 'Câu nào trong các câu này là đúng?',
  th: 'ข้อความใดต่อไปนี้ถูกต้อง',
  hi: 'इनमें से कौन-सा कथन सही है?',
  ar: 'أي من هذه العبارات صحيحة؟',
  he: 'איזו מהטענות האלה נכונה?',
  zh: '下列哪种说法是正确的？',
  ja: '次のうち正しいものはどれでしょうか。',
  ko: '다음 중 옳은 것은 무엇일까요?',
}

/** A question for the one true statement among the options. */
export function askWhichIsTrue(language: string): string {
  return whichIsTrue[languageOf(language) ?? 'en']
}

/** The words that ask for a reason. */
const reasonWords: Readonly<Record<Language, string>> = {
  en: 'why',
  es: 'por qué',
  fr: 'pourquoi',
  de: 'warum|wieso|weshalb|weswegen',
  it: 'perché|per quale motivo',
  pt: 'por que|por quê|porque',
  nl: 'waarom',
  pl: 'dlaczego|czemu',
  cs: 'proč',
  sk: 'prečo',
  ru: 'почему|отчего|зачем',
  uk: 'чому|навіщо',
  da: 'hvorfor',
  no: 'hvorfor',
  sv: 'varför',
  fi: 'miksi',
  hu: 'miért',
  ro: 'de ce',
  el: 'γιατί',
  tr: 'neden|niçin|niye',
  id: 'mengapa|kenapa',
  vi: 'vì sao|tại sao',
  th: 'ทำไม|เหตุใด',
  hi: 'क्यों',
  ar: 'لماذا',
  he: 'מדוע|למה',
  zh: '为什么|为何|為什麼|為何',
  ja: 'なぜ|どうして',
  ko: '왜',
}

/** Short forms that belong in the second place of a Czech or Slovak clause, also after a word that asks. */
const secondPlace: Partial<Record<Language, RegExp>> = {
  cs: /(?<!\p{L})(?:se|si|by|jsem|jsme|jsi|jste|mu|ho|jim|je)(?!\p{L})/u,
  sk: /(?<!\p{L})(?:sa|si|by|som|sme|ste|mu|ho|im)(?!\p{L})/u,
}

/** 'Warum …' of a clause; undefined if the language or the clause has no such question without a change of its words. */
export function askReason(clause: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  if (code === 'en') return whyInEnglish(clause)
  // 'Why if it had come earlier would …' and 'Why that it rises is …' have two clauses.
  if (startsWithCondition(clause, language) || /^(?:que|che|că|że|že|что|що|ότι|bahwa|rằng)\s/iu.test(clause))
    return undefined
  const frame = reasonFrames[code]
  if (frame === undefined || secondPlace[code]?.test(clause)) return undefined
  if (code !== 'fr') return frame.replace('{}', () => clause)
  // An 'h' may or may not be silent.
  if (/^h/iu.test(clause)) return undefined
  const isElided = /^[aeiouyàâéèêëîïôûœ]/iu.test(clause)
  return frame.replace(isElided ? 'que {}' : '{}', () => (isElided ? `qu’${clause}` : clause))
}

/**
 * Verbs of the past, in lower case: a question in the present does not fit them. In other languages that change their verbs, a
 * case that begins with a word for a time ('when') has no such question.
 */
const past: Partial<Record<Language, RegExp>> = {
  en: /\b(?:was|were|had|did|came|began|became|went|took|saw|got|\p{L}{3,}ed)\b/u,
  es: /(?:\p{L}(?:ó|aron|ieron|aban?|ían?)|(?<!\p{L})(?:fue|fueron|era|eran|hubo|hizo|hicieron|vino|vinieron))(?!\p{L})/u,
  fr: /(?:\p{L}(?:ait|aient|èrent|irent)|(?<!\p{L})(?:fut|furent|eut|(?:a|ont|est|sont)\s\p{L}+(?:é|ée|és|ées|i|u)))(?!\p{L})/u,
  pl: /\p{L}(?:ł|ła|ło|ły|li)(?!\p{L})/u,
}
const withoutTense: ReadonlySet<Language> = new Set(['zh', 'th', 'vi', 'id'])

/** 'What happens if …?' of a condition with its conjunction in lower case; undefined in a language without such a question. */
export function askCase(condition: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  const frame = caseFrames[code]
  if (frame === undefined || !startsWithCase(condition, language)) return undefined
  const ofPast = past[code]
  if (isTime(condition, language) && ofPast === undefined && !withoutTense.has(code)) return undefined
  // Polish 'jeśli' itself ends as a verb of the past does.
  if (ofPast?.test(condition.toLowerCase().replace(/^\S+\s/u, '')) === true) return undefined
  return frame.replace('{}', () => condition)
}

/** 'What happens {}?' of a Chinese case, which has its word for a time at its end. */
export function askAtTime(condition: string): string {
  return (caseFrames.zh ?? '{}').replace('{}', () => condition)
}

/** Pronouns for the reader. Languages that leave them out have few. */
const readers: Partial<Record<Language, string>> = {
  en: 'you|your',
  es: 'usted|tú|tu|tus',
  fr: 'vous|tu|votre|vos',
  it: 'tu|tuo|tua|voi',
  pt: 'você|vocês|seu',
  ru: 'вы|ты|вам|вас|тебя',
  uk: 'ви|ти|вам|вас|тебе',
  id: 'anda|kamu',
  vi: 'bạn',
  th: 'คุณ',
  he: 'אתה|את|אתם',
  hi: 'आप|आपको|तुम',
  zh: '你|您',
  ja: 'あなた',
}

const readerPatterns = new Map<Language, RegExp>()

/** Whether a text names its reader. */
export function namesReader(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const pattern = readerPatterns.get(code) ?? ofWords(readers[code]?.split('|') ?? [], code)
  readerPatterns.set(code, pattern)
  return pattern.test(text)
}

function ofWords(words: readonly string[], code: Language): RegExp {
  const any = alternatives(words)
  return new RegExp(unspaced.has(code) ? `(?:${any})` : `${wordStart}(?:${any})${wordEnd}`, 'iu')
}

const patterns = new Map<Language, RegExp>()

/** Whether a question asks for a reason. */
export function asksForReason(question: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const pattern = patterns.get(code) ?? ofWords(reasonWords[code].split('|'), code)
  patterns.set(code, pattern)
  return pattern.test(question)
}
