/** Accents, Hebrew and Arabic vowel signs and the Arabic tatweel. Signs of other scripts are letters, as in Hindi. */
const accents =
  /\u0640|[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED]/gu

/** Letters that have no accent in Unicode, and letters that writers use for each other. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
}
const replaced = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')

/** Lower-case text without accents and with one form of each letter, so that a search matches text that is typed in another way. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(accents, '')
    .toLowerCase()
    .replaceAll(accents, '')
    .replaceAll(replaced, (letter) => letters[letter] ?? letter)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Whether folded text contains all words of a folded search, in any order. Chinese needs no spaces between them. */
export const containsWords = (folded: string, search: string): boolean =>
  search.split(' ').every((word) => folded.includes(word))
