import { describe, expect, test } from 'vitest'
import { storageProblemIn } from './storage-problem.ts'

const failure = (code: string, more: object = {}) =>
  Object.assign(new Error(`It failed with ${code}.`), { code, ...more })

describe('a failure of the disk', () => {
  test.each([
    [failure('ENOSPC'), 'STORAGE_FULL'],
    [failure('EDQUOT'), 'STORAGE_FULL'],
    [failure('53100'), 'STORAGE_FULL'],
    [new Error('could not extend file "base/5/16385": No space left on device'), 'STORAGE_FULL'],
    [failure('EROFS', { path: '/data/media' }), 'STORAGE_READ_ONLY'],
    [failure('EACCES', { path: '/data/media' }), 'STORAGE_READ_ONLY'],
    [new Error('could not open file: Read-only file system'), 'STORAGE_READ_ONLY'],
  ])('%s is recognised, also when it caused another failure', (cause, code) => {
    for (const error of [cause, new Error('Failed query', { cause })]) {
      const problem = storageProblemIn(error)
      expect([problem?.code, problem?.retryable, problem?.retryAfterSeconds]).toEqual([code, true, 60])
    }
  })

  test('is not a failure of a socket or a missing file', () => {
    for (const error of [
      failure('EACCES', { syscall: 'connect' }),
      failure('ENOENT', { path: '/x' }),
      'ENOSPC',
    ])
      expect(storageProblemIn(error)).toBeUndefined()
  })
})
