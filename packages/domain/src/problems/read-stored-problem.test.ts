import { expect, test } from 'vitest'
import { readStoredProblem } from './read-stored-problem.ts'

const read = (stored: unknown) => readStoredProblem(stored, 'COURSE_SYSTEM_FAILED')
const stored = {
  error: 'This address redirects to https://x.example. Please use that as Base URL.',
  code: 'NOT_A_COURSE_SYSTEM',
  reason: 'redirects',
  values: { address: 'https://x.example' },
}

test('a problem of this version is read as it was stored', () => {
  expect(read(stored)).toEqual(stored)
})

test('a problem of an older version has only its sentence and code', () => {
  expect(read({ error: 'The key is gone.', code: 'KEY_REJECTED' })).toEqual({
    error: 'The key is gone.',
    code: 'KEY_REJECTED',
  })
})

test('fields of another form are left out, and the sentence stays', () => {
  const { error, code } = stored
  expect(read({ error, code, reason: 7, values: [null] })).toEqual({ error, code })
})

test('a problem without a sentence has that of its code', () => {
  expect(read({ code: 'KEY_REJECTED', reason: 'redirects' }).error).toContain(
    'no longer accepts this API key',
  )
  expect(read({ code: 'NEW_IN_A_LATER_VERSION' })).toMatchObject({ code: 'NEW_IN_A_LATER_VERSION' })
})

test('a problem without a code keeps its sentence', () => {
  expect(read({ error: 'The key is gone.' })).toEqual({
    error: 'The key is gone.',
    code: 'COURSE_SYSTEM_FAILED',
  })
})

test.each([{}, 'Broken.', 7, [], { code: 7 }])('%j is the problem that the reader names', (broken) => {
  expect(read(broken)).toEqual({
    error: 'Your course system sent a response that Lectern cannot use.',
    code: 'COURSE_SYSTEM_FAILED',
  })
})
