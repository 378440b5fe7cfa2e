import type { KeyboardEvent } from 'react'
import { latinKey } from '../../../ui/latin-key.ts'
import { type PlayerCommands, playerActions } from './player-actions.ts'

const typing = 'input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable]'
const choosing = 'input'
const pressing = 'button, a, summary, [role=button]'
const scrollKeys = ['ArrowUp', 'ArrowDown', 'Home', 'End', ' ']

/**
 * Handles the shortcuts of a player. Leaves a key to the focused element if that uses it for typing, choosing, pressing or
 * scrolling.
 */
export function handlePlayerKey(
  event: KeyboardEvent,
  commands: PlayerCommands,
  direction: 'ltr' | 'rtl',
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof Element && isTaken(event.key, event.target)) return
  const key = playerKey(latinKey(event.nativeEvent), direction)
  const action = playerActions.find(({ keys }) => keys.includes(key))
  if (!action) return
  event.preventDefault()
  if (!event.repeat || !action.toggles) action.run(commands, key)
}

/** A key as the list of actions names it: letters in lower case, and arrows in reading direction. */
export function playerKey(key: string, direction: 'ltr' | 'rtl'): string {
  if (key === 'ArrowRight') return direction === 'ltr' ? 'Onward' : 'Backward'
  if (key === 'ArrowLeft') return direction === 'ltr' ? 'Backward' : 'Onward'
  return key.length === 1 ? key.toLowerCase() : key
}

function isTaken(key: string, target: Element): boolean {
  if (target.closest(typing)) return true
  if (key.length > 1 || key === ' ') {
    if (target.closest(choosing)) return true
    if (key === ' ' && target.closest(pressing)) return true
  }
  return scrollKeys.includes(key) && scrolls(target)
}

function scrolls(target: Element): boolean {
  const page = target.closest('[data-page]')
  return page !== null && page.scrollHeight > page.clientHeight
}
