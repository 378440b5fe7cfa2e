import { expect, test } from 'vitest'
import { endsInParticiple, startsWithParticiple } from './participles.ts'

test.each([
  ['pt', 'ferrovias, como a que ligava Santos a Jundiaí, inaugurada'],
  ['it', 'due torri, tra cui quella del porto, costruita'],
  ['pl', 'dwie wieże, wśród nich ta w porcie, zbudowana'],
])('(%s) the participle at the end belongs to the last noun: %s', (language, clause) => {
  expect(endsInParticiple(clause, language)).toBe(true)
  expect(startsWithParticiple(clause.split(', ').at(-1) ?? '', language)).toBe(true)
})

test.each([
  ['en', 'Alfred Nobel, a chemist, died'],
  ['es', 'El rey, ya viejo, murió'],
  ['pt', 'O rei fundou a cidade'],
])('(%s) a finite verb at the end is no participle: %s', (language, clause) => {
  expect(endsInParticiple(clause, language)).toBe(false)
})
