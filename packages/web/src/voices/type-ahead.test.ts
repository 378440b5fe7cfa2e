import type { Voice } from '@lectern/domain/voices/voice.ts'
import { describe, expect, test } from 'vitest'
import { findTyped, nothingTyped, typeOn } from './type-ahead.ts'

const voices = ['Amy', 'Carla', 'Clara', 'Clark', 'Dora'].map((name): Voice => ({
  id: name,
  name,
  language: 'en',
}))

const typed = (text: string) =>
  [...text].reduce((before, character, at) => typeOn(before, character, at * 100), nothingTyped)

describe('typing in a list', () => {
  test('finds the next name with this beginning, and wraps around', () => {
    expect(findTyped(voices, typed('c'), 0)).toBe(1)
    expect(findTyped(voices, typed('a'), 3)).toBe(0)
  })

  test('finds the following name when the same letter is typed again', () => {
    expect(findTyped(voices, typed('c'), 1)).toBe(2)
    expect(findTyped(voices, typed('cc'), 2)).toBe(3)
  })

  test('stays at the name while it still matches', () => {
    expect(findTyped(voices, typed('CL'), 2)).toBe(2)
    expect(findTyped(voices, typed('clark'), 2)).toBe(3)
  })

  test('finds nothing if no name has this beginning', () => {
    expect(findTyped(voices, typed('x'), 0)).toBe(-1)
    expect(findTyped([], typed('x'), 0)).toBe(-1)
  })

  test('starts again after a pause', () => {
    expect(typeOn({ text: 'cl', at: 1000 }, 'd', 1500).text).toBe('cld')
    expect(typeOn({ text: 'cl', at: 1000 }, 'd', 1701).text).toBe('d')
  })
})
