import { endTranslation, translateWith } from '@lectern/domain/messages/translated.ts'
import { afterEach, expect, test } from 'vitest'
import { ApiProblem } from '../../../api/api-problem.ts'
import { domainLogin } from '../../../messages/languages/de/domain-login.ts'
import { fieldProblems } from './field-problems.ts'

afterEach(endTranslation)

const problemWith = (fields: readonly object[]) =>
  new ApiProblem(400, 'INVALID_REQUEST', 'Please check this.', { details: { fields } })

test('a field that the server refuses for a known reason says so in the language of the interface', () => {
  translateWith((feature) => (feature === 'account fields' ? domainLogin[feature] : undefined))
  const known = { field: 'email', message: 'Please enter a valid email address.', reason: 'notAnEmail' }
  const unknown = { field: 'email', message: 'This server is full.', reason: 'toString' }
  expect(fieldProblems(problemWith([known, unknown, { field: 'password', message: 'No.' }]))).toEqual([
    { field: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
    { field: 'email', message: 'This server is full.' },
    { field: 'password', message: 'No.' },
  ])
})

test('another problem has no fields', () => {
  expect(fieldProblems(new Error('offline'))).toEqual([])
})
