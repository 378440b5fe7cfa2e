/** Languages without spaces between words, where a word is found anywhere in the text. */
export const unspaced = new Set(['zh', 'ja', 'th'])

/** The end and the start of a word, in every script. */
export const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])'
export const wordStart = '(?<![\\p{L}\\p{M}\\p{N}])'

/** Whether a part of a text is not a part of a longer word: 'ion' in 'An ion moves', but not in 'Ionisation'. */
export function isWholeWord(text: string, at: number, length: number, spaced: boolean): boolean {
  return !spaced || !(letterAtEnd.test(text.slice(0, at)) || letterAtStart.test(text.slice(at + length)))
}

const letterAtEnd = /[\p{L}\p{M}\p{N}]$/u
const letterAtStart = /^[\p{L}\p{M}\p{N}]/u

/** Any of the words, the longest first; without words, nothing. */
export function alternatives(words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') || '(?!)'
}

/** At the start of a text. */
export function starting(words: readonly string[], spaced: boolean): RegExp {
  return new RegExp(`^["“«„「(¿¡]*(?:${alternatives(words)})${spaced ? wordEnd : ''}`, 'u')
}

const objectClause =
  'jak|że|co|czy|kto|gdzie|ile|gdy|gdyby|kiedy|jeśli|jeżeli|aby|żeby|že|kdo|kde|zda|když|či|keď|aby|dass|daß|ob|wenn|wo|hogy|mert|aki|ami|amely|että|joka|jotka|что|как|кто|где|когда|чтобы|що|як|хто|де|коли|чи|щоб'

/**
 * A word before such a clause announces it, and refers to nothing: 'o tym, jak …', 'wtedy, gdy …', 'потому что'. Most
 * languages write a comma there.
 */
const announcing = `(?!,\\s(?:${objectClause})${wordEnd}|\\s(?:что|що)${wordEnd})`

const opensObjectClause = new RegExp(`^(?:${objectClause})${wordEnd}`, 'iu')

/** Whether a clause completes the one before its comma: 'że …', 'dass …', 'чтобы …'. */
export const isObjectClause = (clause: string): boolean => opensObjectClause.test(clause)

/** In 'Сердце — это мышца', the dash and the word are the verb. */
const notAfterDash = '(?<![—–-]\\s)'

/** 'Лава рідка, тому вона тече': the cause is in the same sentence. */
const ofOwnCause = `(?!(?<=,\\s(?:(?:a|i|и|й|і|та|und|en|og|och)\\s)?)(?:тому|поэтому|proto|preto|dlatego|więc|zatem|daher|deshalb|somit|dadurch|ezért|siksi|daarom)${wordEnd})`

/** Among the first five words, or the first characters if words have no spaces between them. */
export function early(words: readonly string[], spaced: boolean): RegExp {
  const any = alternatives(words)
  // A Chinese word that ends in such a character refers to nothing: 应该 is 'should', 尤其 is 'above all'.
  return new RegExp(
    spaced
      ? `^(?:\\S+\\s+){0,4}["“(]?${notAfterDash}${ofOwnCause}(?:${any})${wordEnd}${announcing}`
      : `^.{0,6}(?<![应尤极彼])(?:${any})`,
    'u',
  )
}

/** Anywhere in a text. */
export function containing(words: readonly string[], spaced: boolean): RegExp {
  return new RegExp(
    spaced ? `${wordStart}(?:${alternatives(words)})${wordEnd}` : `(?:${alternatives(words)})`,
    'u',
  )
}

/** The words of a list for `titled`, without the sign that a phrase must be all of a heading. */
export function withoutWholeSign(words: readonly string[]): readonly string[] {
  return words.map((word) => word.replace(/\$$/u, ''))
}

/**
 * A heading has a role if a word of that role is all of it, or a phrase of that role starts or ends it. A phrase that ends in `$`
 * must be all of it: 'To prepare', but not 'To prepare a solution'.
 */
export function titled(roleWords: readonly string[], spaced: boolean): RegExp {
  const isPhrase = (word: string) => !word.endsWith('$') && (spaced ? word.includes(' ') : word.length > 2)
  const words = withoutWholeSign(roleWords)
  const phrases = alternatives(roleWords.filter(isPhrase))
  return new RegExp(
    `^[^\\p{L}]*(?:${alternatives(words)})[^\\p{L}]*$|^(?:${phrases})${spaced ? wordEnd : ''}|${spaced ? wordStart : ''}(?:${phrases})[^\\p{L}\\p{N}]*$`,
    'u',
  )
}

/** Any word of a list such as `not|kein*`, in a lower-case text. A `*` stands for any ending. */
export function listed(list: string, code: string): RegExp {
  const words = list.split('|')
  const whole = alternatives(words.filter((word) => !word.endsWith('*')))
  const starts = alternatives(words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)))
  return new RegExp(unspaced.has(code) ? whole : `${wordStart}(?:(?:${whole})${wordEnd}|(?:${starts}))`, 'u')
}
