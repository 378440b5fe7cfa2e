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
  test('goes to the next name that begins so, and around', () => {
    expect(findTyped(voices, typed('c'), 0)).toBe(1)
    expect(findTyped(voices, typed('a'), 3)).toBe(0)
  })

  test('goes from one to the next with the same letter again', () => {
    expect(findTyped(voices, typed('c'), 1)).toBe(2)
    expect(findTyped(voices, typed('cc'), 2)).toBe(3)
  })

  test('stays where it is while the name still fits', () => {
    expect(findTyped(voices, typed('CL'), 2)).toBe(2)
    expect(findTyped(voices, typed('clark'), 2)).toBe(3)
  })

  test('finds nothing where no name begins so', () => {
    expect(findTyped(voices, typed('x'), 0)).toBe(-1)
    expect(findTyped([], typed('x'), 0)).toBe(-1)
  })

  test('begins anew after a pause', () => {
    expect(typeOn({ text: 'cl', at: 1000 }, 'd', 1500).text).toBe('cld')
    expect(typeOn({ text: 'cl', at: 1000 }, 'd', 1701).text).toBe('d')
  })
})
