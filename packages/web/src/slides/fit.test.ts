import { expect, test } from 'vitest'
import { fitVariables, lowestFitting } from './fit.ts'

test.each([0, 1, 5, 11, 21, 22])('the lowest fitting level is found: %i', (lowest) => {
  expect(lowestFitting((level) => level >= lowest, 22)).toBe(lowest)
})

test('where nothing fits, the last level is taken', () => {
  expect(lowestFitting(() => false, 22)).toBe(22)
})

test('a slide that fits is measured once', () => {
  const tried: number[] = []
  lowestFitting((level) => tried.push(level) > 0, 22)
  expect(tried).toEqual([0])
})

test('body shrinks first, then titles, then gaps down to 60 %', () => {
  expect(fitVariables(0)).toEqual({ '--fit-body': '0px', '--fit-title': '0', '--fit-gap': '1' })
  expect(fitVariables(5)).toEqual({ '--fit-body': '10px', '--fit-title': '0', '--fit-gap': '1' })
  expect(fitVariables(18)).toEqual({ '--fit-body': '22px', '--fit-title': '1', '--fit-gap': '1' })
  expect(fitVariables(22)).toEqual({ '--fit-body': '22px', '--fit-title': '1', '--fit-gap': '0.6' })
})
