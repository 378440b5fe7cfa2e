import { expect, test } from 'vitest'
import { endTranslation, translateWith } from '@lectern/domain/messages/translated.ts'
import { editing } from '../../messages/languages/de/editing.ts'
import { isShortcut, type Shortcut, shortcutText } from './shortcut.ts'

/** Whether a key press triggers the shortcut while the element with `data-focus`, or else the first element, has the focus. */
function means(shortcut: Shortcut, init: KeyboardEventInit & { key: string }, html = '<p></p>'): boolean {
  document.body.innerHTML = html
  const target = document.body.querySelector('[data-focus]') ?? document.body.firstElementChild
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init })
  target?.dispatchEvent(event)
  return isShortcut(event, shortcut)
}

test('shortcuts with Control work everywhere, also while typing', () => {
  expect(means('Mod+S', { key: 's', ctrlKey: true }, '<textarea></textarea>')).toBe(true)
  expect(means('Mod+S', { key: 's', ctrlKey: true, shiftKey: true })).toBe(false)
  expect(means('Mod+S', { key: 's' })).toBe(false)
})

test.each([
  ['Cyrillic', 'ы', 'KeyS'],
  ['Greek', 'σ', 'KeyS'],
  ['Hebrew', 'ד', 'KeyS'],
  ['Arabic', 'س', 'KeyS'],
])('Control and S save on a %s keyboard layout', (_layout, key, code) => {
  expect(means('Mod+S', { key, code, ctrlKey: true })).toBe(true)
  expect(means('Mod+Z', { key, code, ctrlKey: true })).toBe(false)
})

test('on a Latin keyboard layout, the letter decides and not its position', () => {
  expect(means('Mod+Z', { key: ';', code: 'KeyZ', ctrlKey: true })).toBe(false)
  expect(means('Mod+Y', { key: 'z', code: 'KeyY', ctrlKey: true })).toBe(false)
  expect(means('Mod+Z', { key: 'z', code: 'KeyY', ctrlKey: true })).toBe(true)
  expect(means('Mod+Q', { key: 'é', code: 'KeyQ', ctrlKey: true })).toBe(false)
})

test('shortcuts without Control work on other keyboard layouts', () => {
  expect(means('J', { key: 'о', code: 'KeyJ' })).toBe(true)
  expect(means('L', { key: 'л', code: 'KeyK' })).toBe(false)
  expect(means('?', { key: '؟', code: 'Slash', shiftKey: true })).toBe(true)
})

test.each(['?', 'J', 'L', 'Space'] as const)('%s works only outside text fields', (key) => {
  const pressed = { key: key === 'Space' ? ' ' : key.toLowerCase() }
  expect(means(key, pressed)).toBe(true)
  expect(means(key, pressed, '<input type="range">')).toBe(true)
  expect(means(key, { ...pressed, ctrlKey: true })).toBe(false)
  for (const field of ['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable></p>'])
    expect(means(key, pressed, field)).toBe(false)
})

test('space presses the focused button, and letters stay shortcuts', () => {
  const button = '<button><b data-focus>Play</b></button>'
  expect(means('Space', { key: ' ' }, button)).toBe(false)
  expect(means('L', { key: 'l' }, button)).toBe(true)
})

test('keys have the names that keyboards of the language of the interface have', () => {
  expect(['Mod+Shift+Z', 'Enter F2', 'Space', 'Alt+↑ ↓', '?'].map(shortcutText)).toEqual([
    'Ctrl+Shift+Z',
    'Enter F2',
    'Space',
    'Alt+↑ ↓',
    '?',
  ])
  translateWith((feature) => (feature === 'editing/commands' ? editing['editing/commands'] : undefined))
  expect(['Mod+Shift+Z', 'Enter F2', 'Space'].map(shortcutText)).toEqual([
    'Strg+Umschalt+Z',
    'Eingabe F2',
    'Leertaste',
  ])
  endTranslation()
})
