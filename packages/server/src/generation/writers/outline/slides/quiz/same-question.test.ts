import { expect, test } from 'vitest'
import type { Question } from './question.ts'
import { apartFrom, isSameQuestion } from './same-question.ts'

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

test('A second question for a reason keeps at most two options of the first one', () => {
  const reason = (ask: string, right: string, wrong: readonly string[], teaches: string): Question => ({
    ...question(ask, right, teaches),
    kind: 'reason',
    wrong,
  })
  const first = reason(
    'Why is the lake cold?',
    'north wind',
    ['old boats', 'deep sand', 'short days'],
    'Lakes cool.',
  )
  const second = reason(
    'Why is the shore empty?',
    'old boats',
    ['north wind', 'deep sand', 'new law'],
    'Shores lie.',
  )
  const known = [first.right, ...first.wrong]
  const found = apartFrom(second, first)
  expect(found?.wrong).toContain('new law')
  expect([found?.right ?? '', ...(found?.wrong ?? [])].filter((one) => known.includes(one))).toHaveLength(2)
  expect(apartFrom({ ...second, right: first.right }, first)).toBeUndefined()
})
