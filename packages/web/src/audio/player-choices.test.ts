import { afterEach, expect, test, vi } from 'vitest'
import { keepChoices, keepSound, readChoices } from './player-choices.ts'

const usual = { captions: true, transcript: false, muted: false, volume: 1, speed: 1 }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('choices are stored, and captions are on until the user turns them off', () => {
  expect(readChoices()).toEqual(usual)
  const chosen = { captions: false, transcript: true, muted: true, volume: 0.4, speed: 1.5 }
  keepChoices(chosen)
  expect(readChoices()).toEqual(chosen)
})

test.each(['nonsense', '7', 'null', '{"volume":7,"speed":"fast","captions":null}'])(
  'a stored value that cannot be read is replaced by the defaults: %s',
  (stored) => {
    localStorage.setItem('player_choices', stored)
    expect(readChoices()).toEqual(usual)
  },
)

test('a sound is stored with the existing choices', () => {
  keepChoices({ ...usual, captions: false })
  keepSound({ muted: true, volume: 0.4, speed: 1.5 })
  expect(readChoices()).toEqual({ captions: false, transcript: false, muted: true, volume: 0.4, speed: 1.5 })
})

test('a browser without storage has the default choices and no errors', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  keepChoices(usual)
  expect(readChoices()).toEqual(usual)
})
