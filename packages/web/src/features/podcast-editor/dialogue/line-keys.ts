import type { KeyboardEvent } from 'react'
import type { KeyHint } from '../../../editing/commands/shortcut-list.tsx'
import type { DialogueActs } from '../document/dialogue-acts.ts'
import { messages } from './messages.ts'

/** Shortcuts of a line, for the list of shortcuts. */
export const lineKeys = (): readonly KeyHint[] => [
  { label: messages.splitKey, keys: 'Mod+Enter' },
  { label: messages.joinBeforeKey, keys: messages.backspaceAtStart },
  { label: messages.joinNextKey, keys: messages.deleteAtEnd },
  { label: messages.moveKey, keys: 'Alt+↑ ↓' },
]

/** Handles the shortcuts of the text field of a line. */
export function handleLineKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  line: string,
  acts: Pick<DialogueActs, 'split' | 'join' | 'lineBefore' | 'moveBy'>,
): void {
  const act = event.nativeEvent.isComposing ? undefined : actOf(event, line, acts)
  if (!act) return
  event.preventDefault()
  act()
}

function actOf(
  event: KeyboardEvent<HTMLTextAreaElement>,
  line: string,
  acts: Pick<DialogueActs, 'split' | 'join' | 'lineBefore' | 'moveBy'>,
): (() => void) | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event
  const { selectionStart, selectionEnd, value } = event.currentTarget
  const mod = ctrlKey || metaKey
  if (key === 'Enter' && mod && !altKey && !shiftKey) return () => acts.split(line, selectionStart)
  if (altKey && !mod && !shiftKey) {
    if (key === 'ArrowUp') return () => acts.moveBy(line, -1)
    if (key === 'ArrowDown') return () => acts.moveBy(line, 1)
  }
  // A held key empties the line and must not join it with another line.
  if (repeat || altKey || mod || shiftKey || selectionStart !== selectionEnd) return undefined
  const before = acts.lineBefore(line)
  if (key === 'Backspace' && selectionStart === 0 && before !== undefined) return () => acts.join(before)
  if (key === 'Delete' && selectionStart === value.length) return () => acts.join(line)
  return undefined
}
