import type { KeyboardEvent } from 'react'
import { isShortcut, type Shortcut } from '../../../editing/commands/shortcut.ts'

/** How many stars stand around what is to be marked, in Markdown. */
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

/** Makes what is selected bold or italic, or takes that from it; what was selected stays so. Without a selection, what is typed next. */
export function emphasize({ text, ...selected }: SelectedText, stars: Stars): SelectedText {
  let { start, end } = selected
  // Neither spaces nor stars are marked: Markdown wants its signs close to the words.
  while (start < end && /[\s*]/.test(text.charAt(start))) start += 1
  while (end > start && /[\s*]/.test(text.charAt(end - 1))) end -= 1
  const before = /\**$/.exec(text.slice(0, start))?.[0].length ?? 0
  const after = /^\**/.exec(text.slice(end))?.[0].length ?? 0
  const around = Math.min(before, after)
  // One star is italic, two are bold, three are both.
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

/** Bold and italic from the keyboard, in any field of Markdown inside of what listens. The field then tells that it changed. */
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
