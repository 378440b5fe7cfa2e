const notText = /`[^`]*`|\$\$[^$]+\$\$|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])[^$\n]+\$/g
/** `1)` and `a)` are no brackets, if none is open. */
const noBracket = /(?<![\p{L}\p{N}])(?:\p{N}{1,2}|\p{Ll})[)）]/gu
const smiley = /(?<=\s|^)[:;]-?[)(]/g
/** A bracket with more sentences is a mistake of the page. */
const mostSentences = 6

/** How many brackets of the text stay open; less than 0 if one closes that was not open. */
function openBrackets(text: string): number {
  const plain = text.replace(notText, '').replace(smiley, '')
  const open = count(plain, /[([{（【［]/g) - count(plain, /[)\]}）】］]/g)
  if (open >= 0) return open
  const without = plain.replace(noBracket, '')
  return count(without, /[([{（【［]/g) - count(without, /[)\]}）】］]/g)
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0
}

/** Whether every bracket that opens in the text also closes in it. */
export function hasWholeBrackets(text: string): boolean {
  return openBrackets(text) === 0
}

/** In Hebrew, the sign is part of an abbreviation: 'ארה"ב'. */
const inAbbreviation = /(?<=\p{Script=Hebrew})"(?=\p{Script=Hebrew})/gu

/**
 * Whether every straight quotation mark that opens in the text also closes in it. After a number, it may be a unit ('12"') or
 * the end of a title ('"Fahrenheit 451"').
 */
export function hasWholeQuotes(text: string): boolean {
  const plain = text.replace(notText, '').replace(inAbbreviation, '')
  return [/"/g, /(?<!\p{N})"/gu].some((sign) => count(plain, sign) % 2 === 0)
}

/** Whether every bracket, quotation mark, formula and piece of code that opens in the text also ends in it. */
export function isBalanced(text: string): boolean {
  return (
    [/[“”„«»「」]/g, /"/g, /\$/g, /`/g].every(
      (sign) => count(text.replace(inAbbreviation, ''), sign) % 2 === 0,
    ) && hasWholeBrackets(text)
  )
}

/**
 * Sentences with whole brackets. A bracket around whole sentences is removed. Two sentences are joined if a bracket opens
 * within the first and closes in the second.
 */
export function withWholeBrackets(sentences: readonly string[], space: string): readonly string[] {
  const whole: string[] = []
  for (let at = 0; at < sentences.length; at++) {
    const one = sentences[at] ?? ''
    const group = bracketedFrom(sentences, at)
    if (group.length > 0) {
      whole.push(...withoutOuterBrackets(group))
      at += group.length - 1
    } else if (openBrackets(one) > 0 && closesIn(sentences, at) === at + 1) {
      whole.push(`${one}${space}${sentences[at + 1] ?? ''}`)
      at++
    } else whole.push(one)
  }
  return whole
}

/** Sentences with whole quotations: 'Next comes “Is it ready? The finger test”.' is one. */
export function withWholeQuotations(sentences: readonly string[], space: string): readonly string[] {
  const whole: string[] = []
  for (let at = 0; at < sentences.length; at++) {
    const one = sentences[at] ?? ''
    const group = [2, 3]
      .map((length) => sentences.slice(at, at + length).join(space))
      .findIndex((joined) => isOpenQuotation(one) && !isOpenQuotation(joined))
    const last = group < 0 ? at : Math.min(at + group + 1, sentences.length - 1)
    whole.push(sentences.slice(at, last + 1).join(space))
    at = last
  }
  return whole
}

function isOpenQuotation(text: string): boolean {
  return count(text, /[“”„«»]/gu) % 2 === 1
}

/** The sentences from `at` on that are one bracket: `(It is old. Nobody knows why.)` */
function bracketedFrom(sentences: readonly string[], at: number): readonly string[] {
  if (!/^[([（]/.test(sentences[at] ?? '')) return []
  const group = sentences.slice(at, closesIn(sentences, at) + 1)
  return /^[([（][^()[\]（）]*[.!?。！？।؟…]["“”’»]?[)\]）]$/u.test(group.join(' ')) ? group : []
}

/** Where the brackets that open in the sentence are closed. */
function closesIn(sentences: readonly string[], at: number): number {
  const following = sentences.slice(at, at + mostSentences)
  const within = following.findIndex((_, to) => openBrackets(following.slice(0, to + 1).join(' ')) === 0)
  return within < 0 ? -1 : at + within
}

function withoutOuterBrackets(sentences: readonly string[]): readonly string[] {
  return sentences.map((one, at) => {
    const opened = at === 0 ? one.slice(1).trimStart() : one
    return at === sentences.length - 1 ? opened.slice(0, -1).trimEnd() : opened
  })
}

const value = '(?:[A-Za-zα-ωΑ-Ω]{1,3}|[0-9.]{1,4})[²³ⁿ]?'
const values = new RegExp(`^\\(${value}(?:[\\s,+·*/^−-]{1,3}${value}){0,3}\\)$`, 'u')
const named =
  /(?:^|[^A-Za-zα-ωΑ-Ω0-9₀-₉])(?:[A-Za-zα-ωΑ-Ω]['′]?|sin|cos|tan|log|ln|exp|max|min|[A-Za-z]*[A-Z0-9₀-₉]\p{Ll}?)$/u

/**
 * Whether a bracket is the argument of what is before it, and no remark: 'O(n)', 'f(x, y)', 'NaCl(aq)'. In 'person(s)' and
 * 'DNA (molecule)' it is none.
 */
export function isArgument(before: string, bracket: string): boolean {
  return values.test(bracket) && named.test(before)
}
