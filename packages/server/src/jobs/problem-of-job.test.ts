import { Problem, reasonOf } from '@lectern/domain/problems/problems.ts'
import { expect, test } from 'vitest'
import { problemOfJob } from './problem-of-job.ts'

test('the problem of a job keeps its code, reason, values and sentence', () => {
  const failure = new Problem('SPEECH_UNAVAILABLE', { reason: 'busy', values: { waitSeconds: 120 } })
  const job = { message: failure.message, problem: reasonOf(failure) }
  const problem = problemOfJob(job, 'SPEECH_FAILED')
  expect(problem).toMatchObject({ message: failure.message, status: 503, ...reasonOf(failure) })
})

test.each([
  ['of an older version', undefined],
  ['with a code of a later version', { code: 'OUT_OF_BREATH' }],
])('a job %s keeps its sentence', (_, problem) => {
  const message = 'The voice engine lost its voice.'
  expect(problemOfJob({ message, problem }, 'SPEECH_FAILED')).toMatchObject({
    message,
    code: 'SPEECH_FAILED',
  })
})

test('a job without a sentence has the default problem', () => {
  expect(problemOfJob({}, 'SPEECH_FAILED').message).toContain('did not produce any audio')
})
