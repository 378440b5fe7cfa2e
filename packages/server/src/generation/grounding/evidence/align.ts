import type { PageSentence } from './page-evidence.ts'
import type { Token } from '../text/tokens.ts'
import { sameName, sameRoot } from '../language/words.ts'

/** Tokens of a sentence beside tokens of a sentence of the page, in the order of both. */
export interface Alignment {
  readonly own: readonly Token[]
  readonly page: readonly Token[]
  readonly sentence: PageSentence
  /** Indices in `own` and `page`. */
  readonly pairs: readonly (readonly [number, number])[]
  /** Share of the sentence that is in the page's sentence in this order, from 0 to 1. */
  readonly score: number
}

/** Pairs of tokens that are compared: two sentences of 500 words. Longer texts are no sentences. */
const mostPairs = 250_000

/** Finds the longest common sequence of two sentences, by the weight of its tokens. */
export function alignWords(tokens: readonly Token[], sentence: PageSentence): Alignment {
  const own = tokens.filter(isCompared)
  const page = sentence.tokens.filter(isCompared)
  if (own.length * page.length > mostPairs) return { own, page, sentence, pairs: [], score: 0 }
  const width = page.length + 1
  const best = new Float64Array((own.length + 1) * width)
  for (let row = own.length - 1; row >= 0; row -= 1) {
    for (let column = page.length - 1; column >= 0; column -= 1) {
      const [one, other] = [own[row], page[column]]
      const weight = one && other ? likeness(one, other) : 0
      const matched = weight > 0 ? weight + (best[(row + 1) * width + column + 1] ?? 0) : 0
      best[row * width + column] = Math.max(
        matched,
        best[(row + 1) * width + column] ?? 0,
        best[row * width + column + 1] ?? 0,
      )
    }
  }
  const total = own.reduce((sum, token) => sum + weightOf(token), 0)
  return {
    own,
    page,
    sentence,
    pairs: pairsOf(own, page, best, width),
    score: total === 0 ? 0 : Math.min(1, (best[0] ?? 0) / total),
  }
}

function isCompared({ kind }: Token): boolean {
  return kind !== 'neutral' && kind !== 'about'
}

function pairsOf(own: readonly Token[], page: readonly Token[], best: Float64Array, width: number) {
  const pairs: [number, number][] = []
  let [row, column] = [0, 0]
  while (row < own.length && column < page.length) {
    const [one, other] = [own[row], page[column]]
    const here = best[row * width + column] ?? 0
    const weight = one && other ? likeness(one, other) : 0
    if (weight > 0 && here === weight + (best[(row + 1) * width + column + 1] ?? 0)) {
      pairs.push([row, column])
      row += 1
      column += 1
    } else if (here === (best[(row + 1) * width + column] ?? 0)) row += 1
    else column += 1
  }
  return pairs
}

/** The weight of two tokens that stand for each other, 0 if they do not. Numbers and opposites are compared later. */
function likeness(one: Token, other: Token): number {
  if (one.kind === 'word' && other.kind === 'word')
    return isSame(one.folded, other.folded, one.isCapital && other.isCapital) ? weightOf(one) : 0
  if (one.kind !== other.kind) return 0
  if (one.kind === 'number' && other.kind === 'number') return shareValue(one.values, other.values) ? 1 : 0.3
  if (one.kind === 'month' && other.kind === 'month') return one.month === other.month ? 1 : 0.3
  if (one.kind === 'polar' && other.kind === 'polar') return one.pair === other.pair ? 0.8 : 0
  if (one.kind === 'relation' && other.kind === 'relation') return one.relation === other.relation ? 0.3 : 0
  return one.kind === 'negation' ? 0.05 : 0
}

function isSame(one: string, other: string, areNames: boolean): boolean {
  return one === other || (sameRoot(one, other) && (!areNames || sameName(one, other)))
}

/** Whether two numbers can have the same value. */
export function shareValue(one: readonly number[], other: readonly number[]): boolean {
  return one.some((value) => other.some((second) => Math.abs(value - second) <= 1e-4 * Math.abs(value)))
}

function weightOf(token: Token): number {
  if (token.kind === 'word') return token.isSyllable ? 0.5 : token.isContent ? 1 : 0.25
  if (token.kind === 'negation') return 0
  return token.kind === 'polar' ? 0.8 : token.kind === 'relation' ? 0.3 : 1
}
