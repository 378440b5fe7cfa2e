import { afterEach, expect, test, vi } from 'vitest'
import { savePlayerChoices, saveSound, readPlayerChoices } from './player-choices.ts'

const usual = { captions: true, transcript: false, muted: false, volume: 1, speed: 1 }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('choices are stored, and captions are on until the user turns them off', () => {
  expect(readPlayerChoices()).toEqual(usual)
  const chosen = { captions: false, transcript: true, muted: true, volume: 0.4, speed: 1.5 }
  savePlayerChoices(chosen)
  expect(readPlayerChoices()).toEqual(chosen)
})

test.each(['nonsense', '7', 'null', '{"volume":7,"speed":"fast","captions":null}'])(
  'a stored value that cannot be read is replaced by the defaults: %s',
  (stored) => {
    localStorage.setItem('player_choices', stored)
    expect(readPlayerChoices()).toEqual(usual)
  },
)

test('a sound is stored with the existing choices', () => {
  savePlayerChoices({ ...usual, captions: false })
  saveSound({ muted: true, volume: 0.4, speed: 1.5 })
  expect(readPlayerChoices()).toEqual({
    captions: false,
    transcript: false,
    muted: true,
    volume: 0.4,
    speed: 1.5,
  })
})

test('a browser without storage has the default choices and no errors', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  savePlayerChoices(usual)
  expect(readPlayerChoices()).toEqual(usual)
})
