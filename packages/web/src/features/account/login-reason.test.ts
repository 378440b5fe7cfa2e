import { expect, test } from 'vitest'
import { readLoginReason, sessionEndedText, requestedScreen } from './login-reason.ts'

const from = { pathname: '/edit-podcast/1/2', search: '?from=mail', hash: '#line-3' }

test('remembers the whole address that the user requested', () => {
  expect(requestedScreen({ from: { ...from, key: 'abc', state: null } })).toEqual(from)
})

test.each(['//evil.example/courses', '/\\evil.example', 'https://evil.example', 'courses', ''])(
  'no path leads to another site: "%s"',
  (pathname) => {
    expect(requestedScreen({ from: { ...from, pathname } })).toBeUndefined()
  },
)

test('ignores an invalid state', () => {
  for (const state of [null, 'x', 7, { registered: { email: 1 } }, { did: 'something else' }]) {
    expect(readLoginReason(state)).toEqual({})
    expect(requestedScreen(state)).toBeUndefined()
  }
})

test('a registration contains the answer of the course system', () => {
  const registered = {
    email: 'maya@riverside.edu',
    connection: { ok: false, system: null, message: 'It sleeps.' },
  }
  expect(readLoginReason({ registered })).toEqual({ registered })
})

test('says that changes are kept only if the session ended in an editor', () => {
  expect(sessionEndedText({ from, ended: true })).toBe(
    'Your session has ended. Please log in again. Changes that were not saved are kept in this browser, and offered when you are back.',
  )
  expect(sessionEndedText({ from: { ...from, pathname: '/courses' } })).toBe(
    'Your session has ended. Please log in again.',
  )
})
