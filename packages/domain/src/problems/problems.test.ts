import { describe, expect, test } from 'vitest'
import { problemKinds } from './codes/problem-kinds.ts'
import { problemSentences } from './problem-sentences.ts'
import { Problem, reasonOf, storable } from './problems.ts'

describe('the catalogue of problems', () => {
  test.each(Object.entries(problemKinds))('%s has an error status', (_code, { status }) => {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
  })

  test('has the same codes as its sentences, in the same order', () => {
    expect(Object.keys(problemSentences)).toEqual(Object.keys(problemKinds))
  })

  test.each(
    Object.entries(problemSentences).flatMap(([code, reasons]) =>
      Object.entries<unknown>({ ...reasons }).flatMap(([reason, sentence]) =>
        typeof sentence === 'string' ? [[code, reason, sentence] as const] : [],
      ),
    ),
  )('%s, %s is a sentence', (_code, _reason, sentence) => {
    expect(sentence).toMatch(/^[A-Z].{10,}[.\w]$/)
  })

  test("uses 401 only for Lectern's own login, so that other failures never log a user out", () => {
    const unauthorised = Object.entries(problemKinds).filter(([, { status }]) => status === 401)
    expect(unauthorised.map(([code]) => code)).toEqual(['NOT_LOGGED_IN', 'WRONG_CREDENTIALS'])
  })
})

describe('a problem', () => {
  test('says the default sentence of its code, and keeps the cause out of it', () => {
    const cause = new Error('ECONNREFUSED 10.0.0.7')
    const problem = new Problem('COURSE_SYSTEM_UNAVAILABLE', { cause })
    expect(problem.message).toBe(problemSentences.COURSE_SYSTEM_UNAVAILABLE.default)
    expect([problem.status, problem.retryable, problem.cause]).toEqual([503, true, cause])
    expect(reasonOf(problem)).toEqual({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
  })

  test('says the sentence of its reason with its values, and sends both', () => {
    const problem = new Problem('STALE_VERSION', { reason: 'savedBy', values: { name: 'Ada' } })
    expect(storable(problem)).toEqual({
      error: 'Ada saved this after you opened it.',
      code: 'STALE_VERSION',
      reason: 'savedBy',
      values: { name: 'Ada' },
    })
    expect(new Problem('NOT_FOUND', { reason: 'slideHasNoAudio' }).message).toContain('No audio')
  })

  test('sends no value that is not known', () => {
    const values = { waitSeconds: undefined }
    const problem = new Problem('SPEECH_UNAVAILABLE', { reason: 'busy', values })
    expect(problem.message).toContain('Please try again in a few minutes.')
    expect(JSON.parse(JSON.stringify(reasonOf(problem)))).toEqual({
      code: 'SPEECH_UNAVAILABLE',
      reason: 'busy',
      values: {},
    })
  })

  test('of an older row keeps the sentence of the row', () => {
    const problem = new Problem('KEY_REJECTED', { copyOf: { error: 'This key has expired.' } })
    expect(storable(problem)).toEqual({ error: 'This key has expired.', code: 'KEY_REJECTED' })
  })

  test('accepts only reasons of its code, and the values of their sentences', () => {
    // @ts-expect-error -- a reason of another code
    const unknown = new Problem('NOT_FOUND', { reason: 'savedByYou' })
    expect(unknown.message).toBe(problemSentences.NOT_FOUND.default)
    // @ts-expect-error -- a value of another name
    void (() => new Problem('STALE_VERSION', { reason: 'savedBy', values: { who: 'Ada' } }))
    // @ts-expect-error -- a value of another type
    void (() => new Problem('STALE_VERSION', { reason: 'savedBy', values: { name: 7 } }))
    // @ts-expect-error -- no values
    void (() => new Problem('STALE_VERSION', { reason: 'savedBy' }))
    // @ts-expect-error -- no free sentence
    void (() => new Problem('NOT_FOUND', { sentence: 'Gone.' }))
  })
})
