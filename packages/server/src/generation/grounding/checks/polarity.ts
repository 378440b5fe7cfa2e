import type { Alignment } from '../evidence/align.ts'
import type { Checked, Mismatch } from '../evidence/sentence.ts'
import type { Token } from '../text/tokens.ts'
import { comparedRelation, usesRelation } from './relations.ts'

/** Negations in front of words that stand on neither side: how far a negation reaches. */
const reach = 4
const enoughShared = 0.6
/** Fewer aligned words do not show that two sentences say the same. */
const fewestShared = 2

/**
 * Finds words that reverse the meaning of an aligned sentence: a negation on only one side, or a word with its
 * opposite. Two of them cancel out: 'does not rise' is 'falls'.
 */
export function polarityOf(sentence: Checked, alignment: Alignment): readonly Mismatch[] {
  if (weightOfPairs(alignment) < fewestShared) return []
  const { hasConcord } = sentence.lexicon
  const added = loneNegations(alignment, 'own', hasConcord)
  const dropped = loneNegations(alignment, 'page', hasConcord)
  const relation = comparedRelation(sentence, alignment)
  const opposed = oppositesIn(alignment).filter(([own]) => !(relation && usesRelation(relation, own)))
  if ((added.length + dropped.length + opposed.length) % 2 === 0) return []
  const block = alignment.sentence.block
  const reason = opposed.length > 0 ? 'direction' : 'negation'
  const words = opposed.length > 0 ? opposed.map(([own]) => own) : added
  const expected = opposed.length > 0 ? opposed.map(([, page]) => page) : dropped
  return [{ reason, words: textsOf(words), expected: textsOf(expected), block }]
}

function weightOfPairs({ own, pairs }: Alignment): number {
  return pairs.reduce((sum, [row]) => {
    const token = own[row]
    return sum + (isMeaning(token) ? (token?.kind === 'word' && token.isSyllable ? 0.5 : 1) : 0)
  }, 0)
}

function textsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.map(({ text }) => text)
}

/** Aligned words that are opposites. */
function oppositesIn({ own, page, pairs }: Alignment): readonly (readonly [Token, Token])[] {
  return pairs.flatMap(([row, column]) => {
    const [one, other] = [own[row], page[column]]
    const isOpposed = one?.kind === 'polar' && other?.kind === 'polar' && one.side !== other.side
    return one && other && isOpposed ? [[one, other] as const] : []
  })
}

/** Negations on one side, close to words that both sides have, without a negation near them on the other side. */
function loneNegations(alignment: Alignment, side: 'own' | 'page', hasConcord: boolean): readonly Token[] {
  const tokens = alignment[side]
  const matched = new Set(alignment.pairs.map((pair) => pair[side === 'own' ? 0 : 1]))
  const lone = tokens.flatMap((token, index) => {
    if (token.kind !== 'negation' || matched.has(index)) return []
    if (side === 'page' && isInClauseBefore(alignment, token, matched)) return []
    const isInside = isNear(tokens, matched, index)
    const isSecond = hasConcord && isDoubled(alignment, side, tokens, index)
    return isInside && !isSecond && !hasOtherNegation(alignment, side, index) ? [{ token, index }] : []
  })
  // 'ne … pas' and 'nunca … nada' are one negation.
  return lone
    .filter(({ index }, at) => !hasConcord || index - (lone[at - 1]?.index ?? -9) > reach)
    .map(({ token }) => token)
}

function isNear(tokens: readonly Token[], matched: ReadonlySet<number>, index: number): boolean {
  const isMatched = (at: number) => matched.has(at) && isMeaning(tokens[at])
  const after = [1, 2, 3].some((step) => isMatched(index + step))
  const before = [1, 2, 3].some((step) => isMatched(index - step))
  return after && before ? true : after || (before && index >= tokens.length - 2)
}

/** Whether a negation is in a clause of the page before all that the other sentence says: 'It was not pure, so it failed.' of 'It failed.' */
function isInClauseBefore(
  { page, sentence }: Alignment,
  { at, end }: Token,
  matched: ReadonlySet<number>,
): boolean {
  const said = page.filter((token, index) => matched.has(index) && isMeaning(token))
  const [first] = said
  return (
    first !== undefined &&
    said.every((token) => token.at > at) &&
    /[,،;；，]/u.test(sentence.text.slice(end, first.at))
  )
}

function isMeaning(token: Token | undefined): boolean {
  return token?.kind === 'polar' || token?.kind === 'number' || (token?.kind === 'word' && token.isContent)
}

/** Whether the other side has a negation of its own between the same words. */
function hasOtherNegation({ own, page, pairs }: Alignment, side: 'own' | 'page', index: number): boolean {
  const places = pairs.map(([row, column]) =>
    side === 'own' ? { here: row, there: column } : { here: column, there: row },
  )
  const others = side === 'own' ? page : own
  const matched = new Set(places.map(({ there }) => there))
  const before = places.findLast(({ here }) => here < index)
  const after = places.find(({ here }) => here > index)
  const from = (before?.there ?? -1) - reach
  const to = (after?.there ?? others.length) + reach
  return others.some(({ kind }, at) => kind === 'negation' && at >= from && at <= to && !matched.has(at))
}

/** In some languages, a second negation near an aligned one belongs to it. */
function isDoubled(
  { pairs }: Alignment,
  side: 'own' | 'page',
  tokens: readonly Token[],
  index: number,
): boolean {
  return pairs.some((pair) => {
    const here = side === 'own' ? pair[0] : pair[1]
    return Math.abs(here - index) <= reach && tokens[here]?.kind === 'negation'
  })
}

/** A negation in a sentence whose words stand in other order on the page, where no related sentence denies anything. */
export function strayNegation(sentence: Checked): readonly Mismatch[] {
  const { tokens, lexicon, related } = sentence
  const negations = tokens.filter(({ kind }) => kind === 'negation')
  const [first] = related
  if (!lexicon.isComplete || negations.length === 0 || !first || first.share < enoughShared) return []
  const closelyRelated = related.filter(({ share }) => share >= 0.45)
  const isDenied = closelyRelated.some(({ alignment }) =>
    alignment.sentence.tokens.some((token) => token.kind === 'negation' || isOpposite(token, tokens)),
  )
  if (isDenied) return []
  return [
    { reason: 'negation', words: textsOf(negations), expected: [], block: first.alignment.sentence.block },
  ]
}

function isOpposite(token: Token, own: readonly Token[]): boolean {
  return (
    token.kind === 'polar' &&
    own.some((other) => other.kind === 'polar' && other.pair === token.pair && other.side !== token.side)
  )
}
