import type { Phrases } from './phrase-book.ts'

/** 'above that level' */
const thatNoun =
  /\b(?:above|below|at|of|for|by|from|on|with|under|over|after|before|during|against|into|within) that (?!is\b|are\b|was\b|were\b|the\b|an?\b|it\b|they\b|he\b|she\b|we\b|of\b)\p{L}{3,}/u
/** 'Prices then rise' follows from what was said before, unless the same sentence says when: 'If …, then …'. */
const linked = /(?<!\p{L})(?:then|dann|entonces|alors(?! que)|allora|então)(?!\p{L})/u
const condition =
  /(?<!\p{L})(?:if|when|once|first|since|from|until|by|wenn|falls|sobald|erst|bis|si|cuando|desde|hasta|quand|lorsque|se|quando|da|fino|até)(?!\p{L})/u

/** Whether a pronoun anywhere in a sentence may point at the sentence before it: 'Rain and snow feed them.' */
export function refersBack(text: string, { pointingBack }: Phrases): boolean {
  const low = text.toLowerCase()
  if (thatNoun.test(low) || (linked.test(low) && !condition.test(low))) return true
  const words = new Set(low.match(/[\p{L}\p{M}’']+/gu) ?? [])
  return pointingBack.some((word) =>
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u.test(word) ? low.includes(word) : words.has(word),
  )
}
