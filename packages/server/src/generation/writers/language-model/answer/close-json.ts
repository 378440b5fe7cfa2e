import { bracketsOf } from './find-json.ts'

/** JSON that was cut off, completed. */
export interface ClosedJson {
  readonly text: string
  /** Whether an unfinished part was dropped. */
  readonly shortened: boolean
}

/**
 * Completes JSON that was cut off. If only brackets are missing, they are added. If it stops inside a value, it is cut
 * after the last complete object of its outermost list; undefined if there is none.
 */
export function closeJson(text: string): ClosedJson | undefined {
  const stack: string[] = []
  let last = -1
  let finished: { end: number; stack: readonly string[] } | undefined
  for (const { at, character } of bracketsOf(text)) {
    if (character === '{' || character === '[') stack.push(character)
    else {
      stack.pop()
      last = at
    }
    const closesItem = character === '}' && stack.at(-1) === '['
    if (closesItem && stack.length <= (finished?.stack.length ?? Infinity))
      finished = { end: at + 1, stack: [...stack] }
  }
  if (last >= 0 && /^[\s`]*$/.test(text.slice(last + 1)))
    return { text: text.slice(0, last + 1) + closers(stack), shortened: false }
  if (!finished) return undefined
  return { text: text.slice(0, finished.end) + closers(finished.stack), shortened: true }
}

function closers(stack: readonly string[]): string {
  return stack
    .map((opener) => (opener === '{' ? '}' : ']'))
    .toReversed()
    .join('')
}
