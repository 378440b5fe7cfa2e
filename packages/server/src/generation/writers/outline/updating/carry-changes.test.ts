import { describe, expect, test } from 'vitest'
import { applyEdits, sentenceEdits } from './carry-changes.ts'

const passage = (text: string | undefined) => (text === undefined ? undefined : { id: 'b1', path: [], text })

function carry(text: string, before: string, after: string | undefined, language = 'en') {
  return applyEdits(
    text,
    sentenceEdits([{ before: passage(before), after: passage(after) }], language),
    language,
  )
}

const third =
  'Plankton releases about a third of the oxygen that is made each year; seaweed adds the rest. It is tiny.'
const half =
  'Plankton releases roughly half of the oxygen that is made each year; forests add the rest. It is tiny.'

describe('A text of a slide', () => {
  test('gets the new sentence where it took the old one as a whole', () => {
    expect(carry(`Look at the sea. ${third}`, third, half)).toBe(`Look at the sea. ${half}`)
  })

  test('gets the new words where it shortened the sentence', () => {
    expect(carry('Plankton makes about a third of our oxygen', third, half)).toBe(
      'Plankton makes roughly half of our oxygen',
    )
  })

  test('keeps a bullet without a full stop without one', () => {
    expect(
      carry(
        'The dark reactions make sugar',
        'The dark reactions make sugar.',
        'The Calvin cycle makes sugar.',
      ),
    ).toBe('The Calvin cycle makes sugar')
  })

  test('loses a sentence that went from the page', () => {
    const before = 'Plants need light. Warmth speeds the process up.'
    expect(carry('Plants need light. Warmth speeds the process up.', before, 'Plants need light.')).toBe(
      'Plants need light.',
    )
    expect(
      carry('Plants need light. Warmth speeds the process up.', 'Warmth speeds the process up.', undefined),
    ).toBe('Plants need light.')
  })

  test('stays as it is if it does not say what changed', () => {
    const text = 'A leaf is a workshop without a roof.'
    expect(carry(text, third, half)).toBe(text)
    expect(carry(half, third, half)).toBe(half)
  })

  test('keeps short words that may mean something else', () => {
    expect(carry('It is in the sun.', 'It grows on it.', 'It grows by it.')).toBe('It is in the sun.')
  })

  test('gets a changed number, and not within a longer one', () => {
    const [before, after] = ['The plate moves 15 millimetres.', 'The plate moves 18 millimetres.']
    expect(carry('About 15 millimetres a year', before, after)).toBe('About 18 millimetres a year')
    expect(carry('About 150 kilometres', before, after)).toBe('About 150 kilometres')
  })

  test('gets the new words in languages without spaces', () => {
    expect(carry('白天陆地升温更快。', '白天陆地比水面升温更快。', '白天陆地比水面升温更慢。', 'zh')).toBe(
      '白天陆地升温更慢。',
    )
  })

  test('starts with a capital letter as before', () => {
    expect(
      carry(
        'Seaweed adds oxygen.',
        'Today seaweed adds oxygen to the sea.',
        'Today most forests add oxygen to the sea.',
      ),
    ).toMatch(/^Most forests/)
  })
})
