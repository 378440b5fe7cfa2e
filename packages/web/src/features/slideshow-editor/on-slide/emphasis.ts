import type { KeyboardEvent } from 'react'
import { isShortcut, type Shortcut } from '../../../editing/commands/shortcut.ts'

/** The number of asterisks on each side, in Markdown. */
type Stars = 1 | 2

const keys: readonly (readonly [Shortcut, Stars])[] = [
  ['Mod+B', 2],
  ['Mod+I', 1],
]

export interface SelectedText {
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * Makes the selected text bold or italic, or removes it. The text stays selected. An empty selection gets the signs for
 * the next typed text.
 */
export function emphasize({ text, ...selected }: SelectedText, stars: Stars): SelectedText {
  let { start, end } = selected
  // Excludes spaces and asterisks, because in Markdown the signs touch the words.
  while (start < end && /[\s*]/.test(text.charAt(start))) start += 1
  while (end > start && /[\s*]/.test(text.charAt(end - 1))) end -= 1
  const before = /\**$/.exec(text.slice(0, start))?.[0].length ?? 0
  const after = /^\**/.exec(text.slice(end))?.[0].length ?? 0
  const around = Math.min(before, after)
  // One asterisk is italic, two are bold, three are both.
  const marked = stars === 1 ? around % 2 === 1 : around >= 2
  const signs = '*'.repeat(stars)
  const within = text.slice(start, end)
  if (!marked) {
    return {
      text: text.slice(0, start) + signs + within + signs + text.slice(end),
      start: start + stars,
      end: end + stars,
    }
  }
  return {
    text: text.slice(0, start - stars) + within + text.slice(end + stars),
    start: start - stars,
    end: end - stars,
  }
}

/**
 * Bold and italic with the keyboard, in any Markdown field inside the listening element. The field dispatches an input
 * event.
 */
export function emphasizeByKey(event: KeyboardEvent): void {
  const found = keys.find(([shortcut]) => isShortcut(event.nativeEvent, shortcut))
  const field = event.target
  if (!found || event.defaultPrevented || !isTextField(field)) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = field
  const { text, start, end } = emphasize(
    { text: value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length },
    found[1],
  )
  field.setRangeText(text, 0, value.length)
  field.setSelectionRange(start, end)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function isTextField(target: EventTarget): target is HTMLTextAreaElement | HTMLInputElement {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  )
}
