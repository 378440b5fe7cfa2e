import type { KeyboardEvent } from 'react'
import { latinKey } from '../../../ui/latin-key.ts'
import type { SlideActs } from '../document/slide-acts.ts'
import { messages } from './messages.ts'

/** The keys of the slide list, for the list of shortcuts. */
export const slideListKeys = () => [
  { label: messages.goToSlideBeside, keys: '↑ ↓' },
  { label: messages.selectMore, keys: 'Shift+↑ ↓' },
  { label: messages.selectAll, keys: 'Mod+A' },
  { label: messages.moveSelected, keys: 'Alt+↑ ↓' },
  { label: messages.deleteSelectedByKey, keys: 'Delete' },
]

/**
 * Handles the keys of the slide list while one of its slides has the focus. On a phone the list is horizontal, so both
 * directions work.
 */
export function handleSlideListKey(event: KeyboardEvent<HTMLElement>, acts: SlideActs): void {
  if (!(event.target instanceof Element) || !event.target.matches('[data-slide-act=select]')) return
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const step = stepOf(event.key, rtl)
  if (step !== undefined && event.altKey) acts.moveBy(step)
  else if (step !== undefined) acts.selectBy(step, event.shiftKey ? 'range' : 'only')
  else if (event.key === 'Home') acts.selectBy(-Infinity, event.shiftKey ? 'range' : 'only')
  else if (event.key === 'End') acts.selectBy(Infinity, event.shiftKey ? 'range' : 'only')
  else if (event.key === 'Delete' || event.key === 'Backspace') acts.askToDelete()
  else if (latinKey(event.nativeEvent).toLowerCase() === 'a' && (event.ctrlKey || event.metaKey))
    acts.selectAll()
  else return
  event.preventDefault()
}

function stepOf(key: string, rtl: boolean): -1 | 1 | undefined {
  if (key === 'ArrowUp') return -1
  if (key === 'ArrowDown') return 1
  if (key === 'ArrowLeft') return rtl ? 1 : -1
  if (key === 'ArrowRight') return rtl ? -1 : 1
  return undefined
}
