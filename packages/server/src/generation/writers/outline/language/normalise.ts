import { withSpokenYears } from './spoken-years.ts'

/** A text as its letters and digits in lower case, so that texts can be compared without their punctuation. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The same without text in brackets, which the writer may omit. Years that are spoken stay. */
export function comparable(text: string): string {
  return normalise(withSpokenYears(text).replace(/[([（][^()[\]（）]*[)\]）]/g, ' '))
}

/** Words in lower case; each Chinese or Japanese character is one. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{Script=Han}\p{Script=Hiragana}]|[\p{L}\p{M}\p{N}]+/gu) ?? []
}
