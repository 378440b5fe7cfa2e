import { foldCase, isSpace, isSpacedLetter, unspacedScripts } from './case-folding.ts'

/** A range of a text. `end` is exclusive. */
export interface Found {
  readonly start: number
  readonly end: number
}

interface Ending {
  /** Position among all terms. The smallest wins. */
  readonly rank: number
  /** True if a letter may be directly before, or directly after. */
  readonly opensAnywhere: boolean
  readonly closesAnywhere: boolean
}

/** A tree of the terms by folded code point. White space of any length is one step, that of the space. */
interface Node {
  readonly next: Map<number, Node>
  ending?: Ending
}

const beginsUnspaced = new RegExp(`^[${unspacedScripts}]`, 'u')
const endsUnspaced = new RegExp(`[${unspacedScripts}]$`, 'u')
const space = 0x20
/** Formulas and addresses are skipped as a whole. */
const untouched =
  /\$\$[^$]+\$\$|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?\)\/])(?!\s)[^$\n]+(?<!\s)\$(?!\d)|https?:\/\/\S+/ivy

/**
 * Finds the terms in a text in one pass, in any case. A term matches whole words, or anywhere in scripts without spaces
 * between words. Of terms that start at the same position the first in `ranked` is found.
 * @param ranked Terms without white space at either end.
 */
export function createTermMatcher(ranked: readonly string[]): (text: string) => Found[] {
  const root = treeOf(ranked)
  const opensInWords = ranked.some((term) => beginsUnspaced.test(term))
  return (text) => {
    const found: Found[] = []
    for (let at = 0, before = 0; at < text.length;) {
      const codePoint = text.codePointAt(at) ?? 0
      const end = endOfUntouched(text, at, codePoint)
      const isInWord = isSpacedLetter(before)
      const termEnd = end ?? (isInWord && !opensInWords ? undefined : endOfTerm(root, text, at, isInWord))
      if (termEnd !== undefined) {
        if (end === undefined) found.push({ start: at, end: termEnd })
        before = codePointBefore(text, termEnd)
        at = termEnd
      } else {
        before = codePoint
        at += unitsOf(codePoint)
      }
    }
    return found
  }
}

function treeOf(ranked: readonly string[]): Node {
  const root: Node = { next: new Map() }
  for (const [rank, term] of ranked.entries()) {
    let node = root
    for (const step of stepsOf(term)) {
      const next = node.next.get(step) ?? { next: new Map() }
      node.next.set(step, next)
      node = next
    }
    node.ending ??= {
      rank,
      opensAnywhere: beginsUnspaced.test(term),
      closesAnywhere: endsUnspaced.test(term),
    }
  }
  return root
}

function stepsOf(term: string): number[] {
  return [...term.replaceAll(/\s+/g, ' ')].map((character) => foldCase(character.codePointAt(0) ?? 0))
}

function endOfUntouched(text: string, at: number, codePoint: number): number | undefined {
  // Faster than running the expression at every position: its matches start with `$`, `h` or `H`.
  if (codePoint !== 0x24 && codePoint !== 0x68 && codePoint !== 0x48) return undefined
  untouched.lastIndex = at
  const [found] = untouched.exec(text) ?? []
  return found === undefined ? undefined : at + found.length
}

function endOfTerm(root: Node, text: string, start: number, isInWord: boolean): number | undefined {
  let best: { rank: number; end: number } | undefined
  let node: Node | undefined = root
  for (let at = start; at < text.length;) {
    const codePoint = text.codePointAt(at) ?? 0
    const blank = isSpace(codePoint)
    node = node.next.get(blank ? space : foldCase(codePoint))
    if (!node) break
    at = blank ? endOfSpace(text, at) : at + unitsOf(codePoint)
    const { ending } = node
    if (ending && (!best || ending.rank < best.rank) && fits(ending, text, at, isInWord))
      best = { rank: ending.rank, end: at }
  }
  return best?.end
}

function fits(ending: Ending, text: string, end: number, isInWord: boolean): boolean {
  if (isInWord && !ending.opensAnywhere) return false
  return ending.closesAnywhere || end === text.length || !isSpacedLetter(text.codePointAt(end) ?? 0)
}

function endOfSpace(text: string, start: number): number {
  let end = start
  while (end < text.length && isSpace(text.charCodeAt(end))) end += 1
  return end
}

/** Length of a code point in a string. */
const unitsOf = (codePoint: number) => (codePoint > 0xffff ? 2 : 1)

function codePointBefore(text: string, at: number): number {
  const last = text.charCodeAt(at - 1)
  const isPair = last >= 0xdc00 && last <= 0xdfff && at > 1 && (text.codePointAt(at - 2) ?? 0) > 0xffff
  return isPair ? (text.codePointAt(at - 2) ?? 0) : last
}
