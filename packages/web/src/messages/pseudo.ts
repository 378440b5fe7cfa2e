import type { Messages } from '@lectern/domain/messages/translated.ts'

/**
 * The pseudo language, for tests: English with an accent on each letter, and as long as German. Text without accents on a
 * screen is not a message, or comes from the author. Markup of rich messages (`<link>`) stays as it is.
 */
export function pseudo(_feature: string, english: Messages): Messages {
  return accentAll(english)
}

function accentAll(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => {
      if (typeof message === 'string') return [name, accent(message)]
      if (typeof message === 'object') return [name, accentAll(message)]
      return [name, (...values: never[]) => accent(message(...values))]
    }),
  )
}

/** Combining acute accent. */
const accentSign = '\u0301'

const accent = (sentence: string): string =>
  sentence
    .replaceAll(/(?<=<[^>]*)[a-z]|([a-z])/gi, (found, letter) => (letter ? `${found}${accentSign}` : found))
    .replaceAll(new RegExp(`[aeiou]${accentSign}`, 'gi'), '$&$&')
