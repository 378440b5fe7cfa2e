import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { collectListeners } from '../../testing/collect-listeners.ts'
import { listenToPageKeys } from './page-keys.ts'

/** The keys that reached the player. */
const keys: string[] = []

const listeners = collectListeners(document)

// The keys of a page are listened to as long as it is open, so all tests have one page.
beforeAll(() => {
  document.body.innerHTML = `<main><div id="player"><div><section class="player"></section></div></div>
    <input><button>Follow</button><a href="#a">A</a></main>`
  const host = document.querySelector('#player')
  // As the player does with its own shortcuts.
  document.querySelector('.player')?.addEventListener('keydown', (event) => {
    event.preventDefault()
    if (event instanceof KeyboardEvent) keys.push(event.key)
  })
  if (host) listenToPageKeys(host)
})
afterAll(() => listeners.remove())
beforeEach(() => {
  keys.length = 0
})

/** False if the browser does not act on the key, such as by scrolling. */
const press = (key: string, selector = 'body', more: object = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

test('keys reach the player while no element has the focus, and do not scroll the page', () => {
  for (const key of [' ', 'ArrowLeft', 'ArrowRight']) expect(press(key)).toBe(false)
  expect(keys).toEqual([' ', 'ArrowLeft', 'ArrowRight'])
})

test('keys of focused elements, of the browser and of scrolling stay where they are', () => {
  for (const selector of ['input', 'button', 'a']) expect(press(' ', selector)).toBe(true)
  for (const key of ['ArrowDown', 'Home', 'PageDown', 'f', 'k', 'm', '5']) expect(press(key)).toBe(true)
  expect(press(' ', 'body', { shiftKey: true }), 'scrolls up').toBe(true)
  expect(press('l', 'body', { ctrlKey: true })).toBe(true)
  expect(keys).toEqual([])
})

test('a player below the card at the end receives no keys', () => {
  document.querySelector('#player > div')?.setAttribute('inert', '')
  expect(press(' ')).toBe(true)
  expect(keys).toEqual([])
})
