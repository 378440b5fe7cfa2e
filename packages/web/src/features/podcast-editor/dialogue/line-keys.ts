import type { KeyboardEvent } from 'react'
import type { KeyHint } from '../../../editing/commands/shortcut-list.tsx'
import type { DialogueOperations } from '../document/dialogue-operations.ts'
import { messages } from './messages.ts'

type LineOperations = Pick<DialogueOperations, 'split' | 'join' | 'lineBefore' | 'moveBy'>

/** A key of the text field of a line. The handler and the list of shortcuts use the same declaration. */
interface LineKey {
  readonly hint?: () => KeyHint
  /** Returns the act of the key at this place of the text. Undefined if the field handles it. */
  readonly operationOf: (
    event: KeyboardEvent<HTMLTextAreaElement>,
    line: string,
    operations: LineOperations,
  ) => (() => void) | undefined
}

const keyList: readonly LineKey[] = [
  {
    hint: () => ({ label: messages.splitKey, keys: 'Mod+Enter' }),
    operationOf: (event, line, operations) =>
      event.key === 'Enter' && modifiersOf(event) === 'mod'
        ? () => operations.split(line, event.currentTarget.selectionStart)
        : undefined,
  },
  {
    hint: () => ({ label: messages.joinBeforeKey, keys: messages.backspaceAtStart }),
    operationOf(event, line, operations) {
      if (event.key !== 'Backspace' || caretOf(event) !== 0) return undefined
      const before = operations.lineBefore(line)
      return before === undefined ? undefined : () => operations.join(before)
    },
  },
  {
    hint: () => ({ label: messages.joinNextKey, keys: messages.deleteAtEnd }),
    operationOf: (event, line, operations) =>
      event.key === 'Delete' && caretOf(event) === event.currentTarget.value.length
        ? () => operations.join(line)
        : undefined,
  },
  {
    hint: () => ({ label: messages.moveKey, keys: 'Alt+↑ ↓' }),
    operationOf: (event, line, operations) =>
      event.key === 'ArrowUp' && modifiersOf(event) === 'alt' ? () => operations.moveBy(line, -1) : undefined,
  },
  {
    operationOf: (event, line, operations) =>
      event.key === 'ArrowDown' && modifiersOf(event) === 'alt'
        ? () => operations.moveBy(line, 1)
        : undefined,
  },
]

/** Shortcuts of a line, for the list of shortcuts. */
export const lineKeys = (): readonly KeyHint[] => keyList.flatMap(({ hint }) => hint?.() ?? [])

/** Handles the shortcuts of the text field of a line. */
export function handleLineKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  line: string,
  operations: LineOperations,
): void {
  if (event.nativeEvent.isComposing) return
  const act = keyList
    .map(({ operationOf }) => operationOf(event, line, operations))
    .find((found) => found !== undefined)
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
