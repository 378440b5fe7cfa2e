import { expect, test } from 'vitest'
import {
  clausesAsReasons,
  endsBeforeNoun,
  openerOf,
  opensOtherClause,
  withoutReason,
} from './reason-clauses.ts'

test('A German clause with its verb at the end has the form of a reason', () => {
  expect(clausesAsReasons('Schnee ist hell, während Meere das Licht aufnehmen', 'weil', 'de')).toEqual([
    'Weil Meere das Licht aufnehmen',
  ])
  expect(clausesAsReasons('Das Eis schmilzt, sodass das Meer steigt', 'weil', 'de')).toEqual([])
  expect(clausesAsReasons('Snow is bright, while seas absorb light', 'because', 'en')).toEqual([])
  expect(openerOf(', da', 'de')).toBe('weil')
  expect(openerOf(', denn', 'de')).toBeUndefined()
})

test.each([
  [', since', 'people need time', 'en', false],
  [', since', 'the war ended', 'en', true],
  [', since', '1990 in most towns', 'en', true],
  [', da', 'warme Luft mehr Dampf aufnimmt', 'de', false],
  [', da', 'war es zu spät', 'de', true],
  ['لأنه', 'يضخ الدم إلى الجسم', 'ar', false],
  ['لأنها', 'غنية بالحديد والنحاس', 'ar', true],
] as const)('After %s, %j (%s) is no reason: %s', (word, clause, language, expected) => {
  expect(opensOtherClause(word, clause, language)).toBe(expected)
})

test('French "car" after an article is a coach', () => {
  expect(endsBeforeNoun('Les élèves prennent le', 'car')).toBe(true)
  expect(endsBeforeNoun('La montagne est explosive', 'car')).toBe(false)
})

test('A statement is found without the reason after it', () => {
  expect(withoutReason('If demand is weak, the price falls, since few people buy', 'en')).toBe(
    'If demand is weak, the price falls',
  )
  expect(withoutReason('The price falls', 'en')).toBe('The price falls')
})
