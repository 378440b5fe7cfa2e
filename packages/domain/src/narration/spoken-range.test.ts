import { expect, test } from 'vitest'
import { spokenRange } from './spoken-range.ts'

const sentences = [
  { text: 'Wind.', start_ms: 100, end_ms: 800 },
  { text: 'Rain falls.', start_ms: 900, end_ms: 2000 },
  { text: 'Wind.', start_ms: 2100, end_ms: 2800 },
]
const script = ' Wind.\nRain falls. Wind.'
const spokenAt = (time: number, text = script) => {
  const range = spokenRange(text, sentences, time)
  return range && [range[0], text.slice(...range)]
}

test('the current sentence is the one that started last, also in the pause after it', () => {
  expect(spokenAt(0)).toBeUndefined()
  expect(spokenAt(100)).toEqual([1, 'Wind.'])
  expect(spokenAt(850)).toEqual([1, 'Wind.'])
  expect(spokenAt(900)).toEqual([7, 'Rain falls.'])
})

test('a repeated sentence is found at the occurrence that is spoken', () => {
  expect(spokenAt(5000)).toEqual([19, 'Wind.'])
})

test('an edited script has no range for it', () => {
  expect(spokenAt(900, 'Wind. Snow falls.')).toBeUndefined()
})
