import type { KeyboardEvent } from 'react'
import type { KeyHint } from '../../../editing/commands/shortcut-list.tsx'
import type { DialogueActs } from '../document/dialogue-acts.ts'
import { messages } from './messages.ts'

type LineActs = Pick<DialogueActs, 'split' | 'join' | 'lineBefore' | 'moveBy'>

/** A key of the text field of a line. The handler and the list of shortcuts use the same declaration. */
interface LineKey {
  readonly hint?: () => KeyHint
  /** Returns the act of the key at this place of the text. Undefined if the field handles it. */
  readonly actOf: (
    event: KeyboardEvent<HTMLTextAreaElement>,
    line: string,
    acts: LineActs,
  ) => (() => void) | undefined
}

const keyList: readonly LineKey[] = [
  {
    hint: () => ({ label: messages.splitKey, keys: 'Mod+Enter' }),
    actOf: (event, line, acts) =>
      event.key === 'Enter' && modifiersOf(event) === 'mod'
        ? () => acts.split(line, event.currentTarget.selectionStart)
        : undefined,
  },
  {
    hint: () => ({ label: messages.joinBeforeKey, keys: messages.backspaceAtStart }),
    actOf(event, line, acts) {
      if (event.key !== 'Backspace' || caretOf(event) !== 0) return undefined
      const before = acts.lineBefore(line)
      return before === undefined ? undefined : () => acts.join(before)
    },
  },
  {
    hint: () => ({ label: messages.joinNextKey, keys: messages.deleteAtEnd }),
    actOf: (event, line, acts) =>
      event.key === 'Delete' && caretOf(event) === event.currentTarget.value.length
        ? () => acts.join(line)
        : undefined,
  },
  {
    hint: () => ({ label: messages.moveKey, keys: 'Alt+↑ ↓' }),
    actOf: (event, line, acts) =>
      event.key === 'ArrowUp' && modifiersOf(event) === 'alt' ? () => acts.moveBy(line, -1) : undefined,
  },
  {
    actOf: (event, line, acts) =>
      event.key === 'ArrowDown' && modifiersOf(event) === 'alt' ? () => acts.moveBy(line, 1) : undefined,
  },
]

/** Shortcuts of a line, for the list of shortcuts. */
export const lineKeys = (): readonly KeyHint[] => keyList.flatMap(({ hint }) => hint?.() ?? [])

/** Handles the shortcuts of the text field of a line. */
export function handleLineKey(event: KeyboardEvent<HTMLTextAreaElement>, line: string, acts: LineActs): void {
  if (event.nativeEvent.isComposing) return
  const act = keyList.map(({ actOf }) => actOf(event, line, acts)).find((found) => found !== undefined)
  if (!act) return
  event.preventDefault()
  act()
}

/** The pressed modifiers: `mod` is Control or Command. */
function modifiersOf({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  return [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && 'shift'].filter(Boolean).join('+')
}

/** Place of the caret for a single press without modifiers. A held key empties the line and must not join it. */
function caretOf(event: KeyboardEvent<HTMLTextAreaElement>): number | undefined {
  const { selectionStart, selectionEnd } = event.currentTarget
  if (event.repeat || modifiersOf(event) !== '' || selectionStart !== selectionEnd) return undefined
  return selectionStart
}
