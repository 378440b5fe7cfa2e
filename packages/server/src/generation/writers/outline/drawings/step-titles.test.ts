import { expect, test } from 'vitest'
import { titleOfSteps } from './step-titles.ts'

test('A heading with a colon has no second one before the word for steps', () => {
  expect(titleOfSteps('Measuring a river', 'en')).toBe('Measuring a river: The steps')
  expect(titleOfSteps('How to: measure a river', 'en')).toBe('The steps')
})

test('A heading that names the steps has their numbers after it, and not the word for steps', () => {
  expect(titleOfSteps('The seven steps', 'en', 7)).toBe('The seven steps (1–7)')
  expect(titleOfSteps('Measuring a river', 'en', 7)).toBe('Measuring a river: The steps')
})
