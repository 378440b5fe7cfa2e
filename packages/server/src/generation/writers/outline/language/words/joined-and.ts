/** Arabic words that start with the letter of 'and' themselves, or may do so. */
const native =
  /^(?:و(?:ج|ص|قع|قف|قت|قود|قي|ضع|ضح|ضو|لد|لا(?!\s)|لي(?!س)|زن|زا|زي|زع|عد|عي|عا|ثق|ثي|ثب|سع|سط|سي|سا|رد|رث|رق|را|رش|رم|ا|ط|ظ|حد|حي|حش|فق|فا|فر|في(?!\s)|هب|هم|كا(?!ن)|كي|با|بر|شك|شي|شا|خ|دا|دي|تر|تد|تي|يك|يل|ي$|ما$)|وقد|ولقد)/u

/** A letter after 'and' that comes after a first 'و' only if this is 'and': 'وأنشئ', 'وبقي', 'ومن'. */
const joined = /^و(?=[أإآبمنغذ]|ال\p{L}{2}|كان|لا\s|لم\s|لن\s|ليس|هو\s|هي\s|في\s|ت[ُعم]|ي[ُعم])/u

/** An Arabic statement without the 'and' that is written together with its first word. Words that may start with that letter stay. */
export function withoutJoinedAnd(text: string, language: string): string {
  if (!/^ar(?![a-z])/u.test(language) || (native.test(text) && !text.startsWith('وال'))) return text
  return /^وال(?:د|ي|ا)/u.test(text) ? text : text.replace(joined, '')
}

/** Whether an Arabic sentence starts with 'so' joined to a word that other sentences have alone: 'فحنين كان طبيبًا'. */
export function opensWithJoinedSo(text: string, words: ReadonlySet<string>): boolean {
  const [, word = ''] = /^ف(\p{L}{3,})(?![\p{L}\p{M}])/u.exec(text) ?? []
  return word !== '' && words.has(word) && !words.has(`ف${word}`)
}

/** Whether one of the first words of an Arabic sentence ends in a pronoun, which means something before it: 'كان مركزها'. */
export function hasJoinedPronoun(text: string): boolean {
  return text
    .split(/\s+/u)
    .slice(0, 4)
    .some(
      (word) =>
        /\p{L}{2}(?:ها|هم|هما|هن|ه)[،.]?$/u.test(word) &&
        !/^(?:هذه|وجه|مياه|شبه|فقه|تجاه|اتجاه|انتباه|كره|منه)$/u.test(word),
    )
}

/** 'كان حنين …' without the verb if the subject follows it: a noun with its article, or one of the `known` words. */
export function withoutCopula(text: string, known: ReadonlySet<string>): string {
  const [verb = '', subject = ''] = /^كانت?\s([\p{L}\p{M}]+)/u.exec(text) ?? []
  const isSubject = /^ال\p{L}{2}/u.test(subject) || known.has(subject)
  return verb !== '' && isSubject ? text.slice(text.indexOf(subject)) : text
}

/** 'ويُروى أنه كان يدفع …': after 'and', a pronoun near the start means something of the sentence before. */
export function opensWithPronoun(text: string): boolean {
  return text.startsWith('و') && hasJoinedPronoun(text.split(/\s+/u).slice(0, 2).join(' '))
}
