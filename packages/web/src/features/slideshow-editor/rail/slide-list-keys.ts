import type { KeyboardEvent } from 'react'
import { latinKey } from '../../../ui/latin-key.ts'
import type { SlideOperations } from '../document/slide-operations.ts'
import { messages } from './messages.ts'

/** A pressed key in the slide list. */
interface Press {
  readonly key: string
  /** The direction of an arrow key; 0 for other keys. */
  readonly step: -1 | 0 | 1
  readonly alt: boolean
  readonly shift: boolean
  readonly mod: boolean
}

/** A key of the slide list. The handler and the list of shortcuts use the same declaration. */
interface SlideListKey {
  /** Row of the key in the list of shortcuts. */
  readonly hint?: { readonly label: () => string; readonly keys: string }
  readonly matches: (press: Press) => boolean
  readonly run: (operations: SlideOperations, press: Press) => void
}

const slideListKeyList: readonly SlideListKey[] = [
  {
    hint: { label: () => messages.goToSlideBeside, keys: '↑ ↓' },
    matches: ({ step, alt, shift }) => step !== 0 && !alt && !shift,
    run: (operations, { step }) => operations.selectBy(step),
  },
  {
    hint: { label: () => messages.selectMore, keys: 'Shift+↑ ↓' },
    matches: ({ step, alt, shift }) => step !== 0 && !alt && shift,
    run: (operations, { step }) => operations.selectBy(step, 'range'),
  },
  {
    hint: { label: () => messages.selectAll, keys: 'Mod+A' },
    matches: ({ key, mod }) => key === 'a' && mod,
    run: (operations) => operations.selectAll(),
  },
  {
    hint: { label: () => messages.moveSelected, keys: 'Alt+↑ ↓' },
    matches: ({ step, alt }) => step !== 0 && alt,
    run: (operations, { step }) => step !== 0 && operations.moveBy(step),
  },
  {
    hint: { label: () => messages.deleteSelectedByKey, keys: 'Delete' },
    matches: ({ key }) => key === 'delete' || key === 'backspace',
    run: (operations) => operations.askToDelete(),
  },
  {
    matches: ({ key }) => key === 'home' || key === 'end',
    run: (operations, { key, shift }) =>
      operations.selectBy(key === 'home' ? -Infinity : Infinity, shift ? 'range' : 'only'),
  },
]

/** The keys of the slide list, for the list of shortcuts. */
export const slideListKeys = () =>
  slideListKeyList.flatMap(({ hint }) => (hint ? [{ label: hint.label(), keys: hint.keys }] : []))

/**
 * Handles the keys of the slide list while one of its slides has the focus. On a phone the list is horizontal, so both
 * directions work.
 */
export function handleSlideListKey(event: KeyboardEvent<HTMLElement>, operations: SlideOperations): void {
  if (!(event.target instanceof Element) || !event.target.matches('[data-slide-act=select]')) return
  const press = pressOf(event)
  const key = slideListKeyList.find(({ matches }) => matches(press))
  if (!key) return
  event.preventDefault()
  key.run(operations, press)
}

function pressOf(event: KeyboardEvent<HTMLElement>): Press {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  return {
    key: latinKey(event.nativeEvent).toLowerCase(),
    step: stepOf(event.key, rtl),
    alt: event.altKey,
    shift: event.shiftKey,
    mod: event.ctrlKey || event.metaKey,
  }
}

function stepOf(key: string, rtl: boolean): -1 | 0 | 1 {
  if (key === 'ArrowUp') return -1
  if (key === 'ArrowDown') return 1
  if (key === 'ArrowLeft') return rtl ? 1 : -1
  if (key === 'ArrowRight') return rtl ? -1 : 1
  return 0
}
