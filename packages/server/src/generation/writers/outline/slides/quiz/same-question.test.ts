import { expect, test } from 'vitest'
import type { Question } from './question.ts'
import { isSameQuestion } from './same-question.ts'

const question = (ask: string, right: string, teaches: string): Question => ({
  kind: 'meaning',
  ask,
  right,
  wrong: [`no ${right}`],
  because: '',
  teaches,
  sources: [],
  weight: 1,
})

test('Two questions about one term are the same, also in other words', () => {
  const gap = question(
    'What is missing here? “Translation ____”',
    'makes a chain of acids',
    'Cells translate.',
  )
  const meaning = question('Which description fits “translation”?', 'process after splicing', 'It ends late.')
  const other = question('Which description fits “splicing”?', 'process after copying', 'Introns leave.')
  expect(isSameQuestion(gap, meaning)).toBe(true)
  expect(isSameQuestion(gap, other)).toBe(false)
})

test('Two questions about one term are the same where both quotation marks are alike', () => {
  const gap = question('Vad saknas här? ”Translation ____”', 'bildar en kedja', 'Celler översätter.')
  const meaning = question('Vilken beskrivning passar till ”translation”?', 'steg efter splitsning', 'Sent.')
  expect(isSameQuestion(gap, meaning)).toBe(true)
})
