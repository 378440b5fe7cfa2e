import { describe, expect, test } from 'vitest'
import { createProviderGuard } from '../../../../platform/providers/provider-guard.ts'
import { modelTerms } from '../model-terms.ts'
import { createCallSlots } from '../models/call-slots.ts'
import { createChainWriter } from '../writer/chain-writer.ts'
import { expectAnswer, expectVerdict } from './expect-answer.ts'

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

describe('the expected verdict of a judge', () => {
  test('grows with the document up to the most sentences that a judge gets', () => {
    const dollars = (minutes: number) =>
      expectVerdict(minutes, { model: 'judge', key: 'k', price })?.dollars ?? 0
    expect(dollars(1)).toBeGreaterThan(0)
    expect(dollars(3)).toBeGreaterThan(dollars(1))
    expect(dollars(60)).toBe(dollars(20))
  })

  test('is part of what a writer with a judge expects, beside the price of the writing', () => {
    const model = {
      provider: 'compatible',
      label: 'Sea',
      variable: 'SEA_KEY',
      url: 'https://models.example.com/v1',
      key: 'k',
      parallel: 1,
      slots: createCallSlots(1, { isOwnServer: false }),
      fetch: () => Promise.reject(new Error('called')),
    } as const
    const guard = createProviderGuard(modelTerms)
    const writes = { ...model, guard, model: 'writes', price }
    const expected = createChainWriter([writes], { ...writes, model: 'judges' })?.expect(page)
    expect(expected?.charge).toMatchObject({ by: 'writes' })
    expect(expected?.judging).toEqual(expectVerdict(800 / 180, { ...writes, model: 'judges' }))
    expect(createChainWriter([writes])?.expect(page)).not.toHaveProperty('judging')
    const free = { ...writes, price: { input: 0, output: 0 } }
    expect(createChainWriter([writes], free)?.expect(page)).not.toHaveProperty('judging')
  })
})
