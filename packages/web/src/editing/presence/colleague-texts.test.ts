import { describe, expect, test } from 'vitest'
import { colleaguesText, colleagueDetails } from './colleague-texts.ts'

const describeEditing = (part: string, name: string) =>
  part === 'c' ? { sentence: `${name} is editing slide 3`, brief: `${name}: slide 3` } : undefined
const maya = { name: 'Maya Okafor', part: 'c' }
const ada = { name: 'Ada King', part: null }
const grace = { name: 'Grace Hopper', part: 'gone' }

describe('the note on colleagues', () => {
  test.each([
    [[], undefined],
    [[maya], 'Maya Okafor is editing slide 3'],
    [[ada], 'Ada King has this slideshow open too'],
    [[grace], 'Grace Hopper has this slideshow open too'],
    [[maya, ada], 'Maya Okafor and Ada King have this slideshow open too'],
    [[maya, ada, grace], 'Maya Okafor, Ada King and 1 other have this slideshow open too'],
    [
      [{ name: 'C# Club', part: null }, ada, maya],
      'C# Club, Ada King and 1 other have this slideshow open too',
    ],
    [[maya, ada, grace, grace], 'Maya Okafor, Ada King and 2 others have this slideshow open too'],
  ])('of %j is %s', (colleagues, text) => {
    expect(colleaguesText(colleagues, 'slideshow', describeEditing)).toBe(text)
  })

  test('has a line for each colleague, with the part if it is known', () => {
    expect(colleagueDetails([maya, ada, grace], describeEditing)).toBe(
      'Maya Okafor: slide 3\nAda King\nGrace Hopper',
    )
  })
})
