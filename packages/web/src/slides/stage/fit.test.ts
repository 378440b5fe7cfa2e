import { expect, test } from 'vitest'
import { fitVariables, lowestFitting, stepsAt } from './fit.ts'

const nothing = { body: 0, title: 0, gap: 0 }

test.each([0, 1, 5, 11, 21, 22])('finds the lowest fitting level: %i', (lowest) => {
  expect(lowestFitting((level) => level >= lowest, 22)).toBe(lowest)
})

test('finds none if nothing fits', () => {
  expect(lowestFitting(() => false, 22)).toBeUndefined()
})

test('a slide that fits is measured once', () => {
  const tried: number[] = []
  lowestFitting((level) => tried.push(level) > 0, 22)
  expect(tried).toEqual([0])
})

test('the body shrinks first, then titles, then the gaps', () => {
  expect(stepsAt(0, nothing)).toEqual(nothing)
  expect(stepsAt(5, nothing)).toEqual({ body: 5, title: 0, gap: 0 })
  expect(stepsAt(12, nothing)).toEqual({ body: 11, title: 1, gap: 0 })
  expect(stepsAt(22, nothing)).toEqual({ body: 11, title: 7, gap: 4 })
})

test('text that shrank for a long word stays as it is', () => {
  expect(stepsAt(3, { body: 0, title: 4, gap: 0 })).toEqual({ body: 3, title: 4, gap: 0 })
})

test('gaps keep 60 %', () => {
  expect(fitVariables(nothing)).toEqual({ '--fit-body': '0px', '--fit-title': '0', '--fit-gap': '1' })
  expect(fitVariables({ body: 11, title: 7, gap: 4 })).toEqual({
    '--fit-body': '22px',
    '--fit-title': '1',
    '--fit-gap': '0.6',
  })
})
