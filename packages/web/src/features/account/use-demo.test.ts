import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { expect, test } from 'vitest'
import { demoPath, readDemo } from './use-demo.ts'

const account = { email: 'demo@lectern.example', password: 'lectern-demo', base_url: 'https://lms.example' }

test('the demo is asked for where the API has it', () => {
  expect(demoPath).toBe(accountsApi.demo.path)
})

test('its email and password are read out of an answer of the API', () => {
  const { email, password } = account
  expect(readDemo(accountsApi.demo.answer.parse({ demo: account }))).toEqual({ email, password })
  expect(readDemo(accountsApi.demo.answer.parse({ demo: null }))).toBeUndefined()
})

test.each([
  null,
  'demo',
  7,
  {},
  { demo: 'maya' },
  { demo: { email: 'maya' } },
  { demo: { ...account, email: 1 } },
])('nothing is read out of an answer of another form: %j', (answer) => {
  expect(readDemo(answer)).toBeUndefined()
})
