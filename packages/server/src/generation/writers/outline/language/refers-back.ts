import type { Phrases } from './phrase-book.ts'

/** Whether a pronoun anywhere in a sentence may point at the sentence before it: 'Rain and snow feed them.' */
export function refersBack(text: string, { pointingBack }: Phrases): boolean {
  const low = text.toLowerCase()
  const words = new Set(low.match(/[\p{L}\p{M}’']+/gu) ?? [])
  return pointingBack.some((word) =>
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u.test(word) ? low.includes(word) : words.has(word),
  )
}
