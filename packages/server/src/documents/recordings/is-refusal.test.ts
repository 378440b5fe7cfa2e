import { Problem } from '@lectern/domain/problems/problems.ts'
import { expect, test } from 'vitest'
import { isRefusal } from './is-refusal.ts'

test.each(['RECORDING_SILENT', 'NOT_A_RECORDING', 'STORAGE_QUOTA_EXCEEDED'] as const)(
  '%s refuses the take itself',
  (code) => {
    expect(isRefusal(new Problem(code))).toBe(true)
  },
)

test.each(['SPEECH_FAILED', 'DATABASE_UNAVAILABLE', 'TOO_MANY_ATTEMPTS', 'RECORDING_INCOMPLETE'] as const)(
  '%s leaves the chunks for another attempt',
  (code) => {
    expect(isRefusal(new Problem(code))).toBe(false)
  },
)

test('an unexpected error leaves the chunks', () => {
  expect(isRefusal(new Error('The disk is gone.'))).toBe(false)
})
