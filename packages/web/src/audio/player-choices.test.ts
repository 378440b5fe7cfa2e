import { afterEach, expect, test, vi } from 'vitest'
import { keepChoices, keepSound, readChoices } from './player-choices.ts'

const usual = { captions: true, transcript: false, muted: false, volume: 1, speed: 1 }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('choices are kept, and captions are on until the user turns them off', () => {
  expect(readChoices()).toEqual(usual)
  const chosen = { captions: false, transcript: true, muted: true, volume: 0.4, speed: 1.5 }
  keepChoices(chosen)
  expect(readChoices()).toEqual(chosen)
})

test.each(['nonsense', '7', 'null', '{"volume":7,"speed":"fast","captions":null}'])(
  'what cannot be read counts as not chosen: %s',
  (stored) => {
    localStorage.setItem('player_choices', stored)
    expect(readChoices()).toEqual(usual)
  },
)

test('a sound is kept beside the choices there are', () => {
  keepChoices({ ...usual, captions: false })
  keepSound({ muted: true, volume: 0.4, speed: 1.5 })
  expect(readChoices()).toEqual({ captions: false, transcript: false, muted: true, volume: 0.4, speed: 1.5 })
})

test('where a browser keeps nothing, nothing is remembered and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  keepChoices(usual)
  expect(readChoices()).toEqual(usual)
})
