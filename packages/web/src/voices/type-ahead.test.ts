import type { Voice } from '@lectern/domain/voices/voice.ts'
import { describe, expect, test } from 'vitest'
import { findVoiceByText, nothingTyped, appendTyped } from './type-ahead.ts'

const voices = ['Amy', 'Carla', 'Clara', 'Clark', 'Dora'].map((name): Voice => ({
  id: name,
  name,
  language: 'en',
}))

const typed = (text: string) =>
  [...text].reduce((before, character, at) => appendTyped(before, character, at * 100), nothingTyped)

describe('typing in a list', () => {
  test('finds the next name with this beginning, and wraps around', () => {
    expect(findVoiceByText(voices, typed('c'), 0)).toBe(1)
    expect(findVoiceByText(voices, typed('a'), 3)).toBe(0)
  })

  test('finds the following name when the same letter is typed again', () => {
    expect(findVoiceByText(voices, typed('c'), 1)).toBe(2)
    expect(findVoiceByText(voices, typed('cc'), 2)).toBe(3)
  })

  test('stays at the name while it still matches', () => {
    expect(findVoiceByText(voices, typed('CL'), 2)).toBe(2)
    expect(findVoiceByText(voices, typed('clark'), 2)).toBe(3)
  })

  test('finds nothing if no name has this beginning', () => {
    expect(findVoiceByText(voices, typed('x'), 0)).toBe(-1)
    expect(findVoiceByText([], typed('x'), 0)).toBe(-1)
  })

  test('starts again after a pause', () => {
    expect(appendTyped({ text: 'cl', at: 1000 }, 'd', 1500).text).toBe('cld')
    expect(appendTyped({ text: 'cl', at: 1000 }, 'd', 1701).text).toBe('d')
  })
})
