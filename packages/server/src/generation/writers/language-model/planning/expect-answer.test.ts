import { describe, expect, test } from 'vitest'
import { expectAnswer } from './expect-answer.ts'

const page = { format: 'slideshow', words: 800, options: {} } as const
const price = { input: 0.15, output: 0.6 }

describe('the expected answer of a language model', () => {
  test('has the requested length', () => {
    expect(expectAnswer(page, { model: 'm' }).minutes).toBeCloseTo(800 / 180)
    expect(expectAnswer({ ...page, options: { minutes: 7 } }, { model: 'm' }).minutes).toBe(7)
  })

  test('is priced by the tokens that it reads and writes', () => {
    const dollars = (work: typeof page | (typeof page & { options: { minutes: number } })) =>
      expectAnswer(work, { model: 'm', key: 'k', price }).charge?.dollars ?? 0
    expect(dollars(page)).toBeGreaterThan(0.0005)
    expect(dollars(page)).toBeLessThan(0.005)
    expect(dollars({ ...page, options: { minutes: 30 } })).toBeGreaterThan(5 * dollars(page))
  })

  test.each([
    [{ model: 'm' }, { by: 'm' }],
    [{ model: 'm', url: 'https://models.example.com/v1', key: 'k' }, { by: 'm' }],
    [{ model: 'm', url: 'http://127.0.0.1:11434/v1' }, undefined],
    [{ model: 'm', key: 'k', price: { input: 0, output: 0 } }, undefined],
  ])('without a price %o charges %o', (settings, charge) => {
    expect(expectAnswer(page, settings).charge).toEqual(charge)
  })
})
