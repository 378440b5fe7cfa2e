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

const shortcuts = ['Mod+S', 'Mod+Z', 'Mod+Y', 'Mod+Shift+Z', 'J', '?'] as const

/** The key presses of keyboard layouts, and the shortcut that each of them is. */
const presses = {
  'Cyrillic S': [{ key: 'ы', code: 'KeyS', ctrlKey: true }, 'Mod+S'],
  'Greek S': [{ key: 'σ', code: 'KeyS', ctrlKey: true }, 'Mod+S'],
  'Hebrew S': [{ key: 'ד', code: 'KeyS', ctrlKey: true }, 'Mod+S'],
  'Arabic S': [{ key: 'س', code: 'KeyS', ctrlKey: true }, 'Mod+S'],
  'Cyrillic Shift and Z': [{ key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'Mod+Shift+Z'],
  'Cyrillic J': [{ key: 'о', code: 'KeyJ' }, 'J'],
  'German Z': [{ key: 'z', code: 'KeyY', ctrlKey: true }, 'Mod+Z'],
  'German Y': [{ key: 'y', code: 'KeyZ', ctrlKey: true }, 'Mod+Y'],
  'Dvorak S': [{ key: 's', code: 'Semicolon', ctrlKey: true }, 'Mod+S'],
  'Dvorak semicolon': [{ key: ';', code: 'KeyZ', ctrlKey: true }, undefined],
  'accented letter': [{ key: 'é', code: 'KeyZ', ctrlKey: true }, undefined],
  'English question mark': [{ key: '?', code: 'Slash', shiftKey: true }, '?'],
  'German question mark': [{ key: '?', code: 'Minus', shiftKey: true }, '?'],
  'French question mark': [{ key: '?', code: 'KeyM', shiftKey: true }, '?'],
  'Arabic question mark': [{ key: '؟', code: 'Slash', shiftKey: true }, '?'],
} as const

test.each(Object.entries(presses))('the key that types the %s is its own shortcut', (_name, [init, own]) => {
  const matching = shortcuts.filter((shortcut) => means(shortcut, init))
  expect(matching).toEqual(own === undefined ? [] : [own])
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
