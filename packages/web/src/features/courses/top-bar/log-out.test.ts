import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../../../api/call.ts'
import { authToken, isSessionEndedElsewhere, storeSession } from '../../../api/session.ts'
import { logOut } from './user-menu.tsx'

const answers = vi.fn<typeof fetch>()
const refusal = () => Response.json({ error: 'Please log in.', code: 'NOT_LOGGED_IN' }, { status: 401 })

beforeEach(() => {
  vi.stubGlobal('fetch', answers)
  storeSession({
    token: 'secret',
    token_type: 'Bearer',
    user_id: '1',
    first_name: 'Maya',
    last_name: 'Okafor',
    email: 'maya@riverside.edu',
    organization: 'Riverside College',
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  answers.mockReset()
  localStorage.clear()
})

test('a user who logs out is logged out at once, also while the server does not answer', async () => {
  const hangs = Promise.withResolvers<Response>()
  answers.mockReturnValueOnce(hangs.promise)
  const leaving = logOut()
  expect(authToken()).toBeUndefined()
  expect(new Headers(answers.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer secret')
  hangs.resolve(refusal())
  await leaving
})

test('calls that the server refuses after that do not say that the session ended by itself', async () => {
  answers.mockResolvedValue(refusal())
  await logOut()
  await call(accountsApi.me).catch(() => undefined)
  expect(isSessionEndedElsewhere()).toBe(false)
})
