import { sum } from '@lectern/domain/numbers/sum.ts'
import type { Alignment } from '../evidence/align.ts'
import type { Relation } from '../language/lexicon.ts'
import type { Checked, Mismatch } from '../evidence/sentence.ts'
import type { Token } from '../text/tokens.ts'
import { sameRoot } from '../language/words.ts'

/** A cause and its effect, an earlier and a later event, or two compared things. */
interface Sides {
  readonly relation: Relation
  readonly mark: Token
  /** 1 if the left side causes, precedes or exceeds the right side, otherwise -1. */
  readonly sign: 1 | -1
  readonly left: readonly string[]
  readonly right: readonly string[]
  /** Words that decide the sign besides the mark. */
  readonly polar: readonly Token[]
}

/** The same relation in a sentence and on the page. */
export interface ComparedRelation {
  readonly own: Sides
  readonly page: Sides
  /** The sides changed places. */
  readonly isCrossed: boolean
  readonly isReversed: boolean
}

const enoughShared = 0.55

/** A cause, an order or a comparison that an aligned sentence of the page has the other way round. */
export function reversedRelation(sentence: Checked, alignment: Alignment): readonly Mismatch[] {
  const relation = comparedRelation(sentence, alignment)
  if (!relation?.isReversed) return []
  const { own, page } = relation
  return [
    {
      reason: 'direction',
      words: [own.mark.text],
      expected: [page.mark.text],
      block: alignment.sentence.block,
    },
  ]
}

/** The same in a sentence that shares its words with one of the page in another order. */
export function reversedRelations(sentence: Checked): readonly Mismatch[] {
  const most = sentence.related[0]?.share ?? 0
  const compared = sentence.related
    .filter(({ share }) => share >= Math.max(enoughShared, most - 0.1))
    .filter(({ alignment }) => comparedRelation(sentence, alignment) !== undefined)
    .map(({ alignment }) => reversedRelation(sentence, alignment))
  return compared.some((found) => found.length === 0) ? [] : (compared[0] ?? [])
}

/** The first relation that both have; undefined if the words do not show which side is which. */
export function comparedRelation(
  sentence: Checked,
  { sentence: page }: Alignment,
): ComparedRelation | undefined {
  for (const own of relationsIn(sentence.text, sentence.tokens))
    for (const other of relationsIn(page.text, page.tokens)) {
      const found = own.relation === other.relation ? compare(own, other) : undefined
      if (found) return found
    }
  return undefined
}

/** Whether the relation explains why a word is beside its opposite. */
export function usesRelation({ own, isCrossed }: ComparedRelation, token: Token): boolean {
  return isCrossed || own.polar.includes(token)
}

function compare(own: Sides, page: Sides): ComparedRelation | undefined {
  // Words of both sides of the page say nothing about the order.
  const only = (words: readonly string[], others: readonly string[]) =>
    words.filter((word) => !others.some((other) => isSame(word, other)))
  const [left, right] = [only(page.left, page.right), only(page.right, page.left)]
  const shared = (one: readonly string[], other: readonly string[]) =>
    one.filter((word) => other.some((second) => isSame(word, second))).length
  const straight = [shared(own.left, left), shared(own.right, right)]
  const crossed = [shared(own.left, right), shared(own.right, left)]
  const isStraight = standsFor(straight, crossed)
  const isCrossed = standsFor(crossed, straight)
  if (isStraight === isCrossed) return undefined
  return { own, page, isCrossed, isReversed: isCrossed === (own.sign === page.sign) }
}

/** Whether words of both sides are where they should be; or many of one side, and none elsewhere. */
function standsFor(found: readonly number[], others: readonly number[]): boolean {
  const isOnBoth = (counts: readonly number[]) => counts.every((count) => count > 0)
  return isOnBoth(found) ? !isOnBoth(others) : !isOnBoth(others) && sum(found) >= 2 && sum(others) === 0
}

function relationsIn(text: string, tokens: readonly Token[]): readonly Sides[] {
  return tokens.flatMap((mark, index) => {
    if (mark.kind !== 'relation') return []
    const before = tokens.slice(0, index)
    const after = tokens.slice(index + 1)
    const polar = mark.relation === 'than' ? polarNear(before, after) : undefined
    if (mark.relation === 'than' && polar?.kind !== 'polar') return []
    const sign = polar?.kind === 'polar' ? (polar.side === 0 ? 1 : -1) : mark.sign
    const isLeading = wordsOf(before).length === 0
    const comma = isLeading ? text.slice(mark.end).search(/[,，،、]/u) : -1
    if (isLeading && comma < 0) return []
    const [left, right] = isLeading
      ? [after.filter(({ at }) => at > mark.end + comma), after.filter(({ at }) => at < mark.end + comma)]
      : [before, after]
    return [
      {
        relation: mark.relation,
        mark,
        sign,
        left: wordsOf(left),
        right: wordsOf(right),
        polar: polar ? [polar] : [],
      },
    ]
  })
}

/** 'larger than', 'more light than'; in Chinese the word follows: 比 … 大. */
function polarNear(before: readonly Token[], after: readonly Token[]): Token | undefined {
  const isPolar = ({ kind }: Token) => kind === 'polar'
  return before.slice(-4).findLast(isPolar) ?? after.slice(0, 12).find(isPolar)
}

/** Signs and numbers are equal or not. Words have forms. */
function isSame(one: string, other: string): boolean {
  return one === other || (!one.startsWith('#') && sameRoot(one, other))
}

/** The words of a side. A word with an opposite stands for itself, unless it decides the comparison. */
function wordsOf(tokens: readonly Token[], deciding?: Token): readonly string[] {
  return tokens.flatMap((token) => {
    if (token === deciding) return []
    if (token.kind === 'polar') return [`#${token.side} ${token.pair}`]
    if (token.kind === 'number') return [`#${token.values[0]}`]
    return token.kind === 'word' && token.isContent ? [token.folded] : []
  })
}
