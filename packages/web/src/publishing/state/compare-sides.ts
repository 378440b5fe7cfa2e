import type { WordChange } from '../../editing/history/compare-parts.ts'
import { compareWords } from '../../editing/history/compare-parts.ts'

/** A run of words on one side. `only` is not on the other side. `gap` stands for words that both sides have. */
export interface SideWords {
  readonly kind: 'same' | 'only' | 'gap'
  readonly words: string
}

/** How many letters of unchanged words stay before and after a difference. */
const context = 90

/** The words of both sides of a page that differ, with the words around them. */
export function compareSides(theirs: string, ours: string): { theirs: SideWords[]; ours: SideWords[] } {
  const changes = compareWords(ours, theirs, undefined)
  return { theirs: sideOf(changes, 'added'), ours: sideOf(changes, 'removed') }
}

function sideOf(changes: readonly WordChange[], only: 'added' | 'removed'): SideWords[] {
  const own = changes.filter(({ kind }) => kind === 'same' || kind === only)
  return own.flatMap(({ kind, words }, at): SideWords[] =>
    kind === 'same'
      ? shortened(words, { isFirst: at === 0, isLast: at === own.length - 1 })
      : [{ kind: 'only', words }],
  )
}

function shortened(words: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): SideWords[] {
  if (words.length <= 2 * context) return [{ kind: 'same', words }]
  const before = isFirst ? '' : words.slice(0, wordEnd(words, context))
  const after = isLast ? '' : words.slice(wordStart(words, words.length - context))
  const side = (text: string): SideWords[] => (text ? [{ kind: 'same', words: text }] : [])
  // A page without a difference has one run of words.
  if (!before && !after) return [{ kind: 'same', words: words.slice(0, wordEnd(words, 2 * context)) }, gap]
  return [...side(before), gap, ...side(after)]
}

const gap: SideWords = { kind: 'gap', words: '…' }

/** The end of the word at a position. Texts without spaces are cut at the position. */
function wordEnd(text: string, at: number): number {
  const end = text.indexOf(' ', at)
  return end === -1 || end > at + 30 ? at : end
}

function wordStart(text: string, at: number): number {
  const start = text.lastIndexOf(' ', at)
  return start === -1 || start < at - 30 ? at : start
}
