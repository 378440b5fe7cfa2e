import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { expect, test } from 'vitest'
import { demoPath, readDemo } from './use-demo.ts'

const account = { email: 'demo@lectern.example', password: 'lectern-demo', base_url: 'https://lms.example' }

test('requests the demo at its path in the API', () => {
  expect(demoPath).toBe(accountsApi.demo.path)
})

test('reads the email and the password from a response', () => {
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
])('reads no demo from a response of another form: %j', (answer) => {
  expect(readDemo(answer)).toBeUndefined()
})
