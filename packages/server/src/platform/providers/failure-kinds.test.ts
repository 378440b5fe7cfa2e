import { describe, expect, test } from 'vitest'
import { modelTerms } from '../../generation/writers/language-model/model-terms.ts'
import { kindOfFailure } from './failure-kinds.ts'
import { providerProblem } from './provider-problem.ts'
import { providerFailures, refused, secret } from './failures.fixtures.ts'
import { readFailure } from './read-failure.ts'

describe('a failure of a provider', () => {
  test.each(providerFailures)('%s is classified as %s', (_provider, kind, error) => {
    const failure = readFailure(error, 0)
    expect(failure && kindOfFailure(failure)).toBe(kind)
  })

  test.each(providerFailures)(
    '%s (%s) has a message in whole sentences without words of the request or the response',
    (_provider, _kind, error) => {
      const problem = providerProblem(error, modelTerms, undefined)
      expect(problem.message).toMatch(/^(?:The|This) .+\.$/)
      expect(problem.message).not.toMatch(/[{}<>`]|\bat position\b|token|undefined|null/)
      const kept = [problem.message, String(problem.stack), String(problem.cause), JSON.stringify(problem)]
      if (problem.cause instanceof Error)
        kept.push(String(problem.cause.stack), JSON.stringify(problem.cause))
      expect(kept.join('\n')).not.toMatch(/marker-4711|password|sk-abc/)
      expect(problem.cause).not.toHaveProperty('cause')
    },
  )

  const sentence = (error: Error) => providerProblem(error, modelTerms, undefined).message

  test('has a different sentence for each kind', () => {
    const kinds = new Map(providerFailures.toReversed().map(([, kind, error]) => [kind, sentence(error)]))
    const administrator = 'The administrator of this Lectern should'
    const url = 'LECTERN_LANGUAGE_MODEL_URL'
    expect(Object.fromEntries(kinds)).toEqual({
      tooLong:
        'The page is too long for this model. Choose a model with a larger context, or split the page.',
      contentRules:
        'The provider of the language model blocks this text by its content rules. Change the page or choose another model.',
      key: `The language model does not accept the key of this Lectern. ${administrator} check LECTERN_LANGUAGE_MODEL_KEY.`,
      permission: `The key of this Lectern may not use the language model. ${administrator} allow this at its provider, or change LECTERN_LANGUAGE_MODEL or LECTERN_LANGUAGE_MODEL_KEY.`,
      region: `The language model is not offered in the country this server is in. ${administrator} choose another in LECTERN_LANGUAGE_MODEL.`,
      credit: `The account of this Lectern at the provider of the language model has used up its credit or quota. ${administrator} top it up.`,
      unknownModel: `The language model that is configured does not exist at its provider. ${administrator} check LECTERN_LANGUAGE_MODEL (and ${url}).`,
      noSuchAddress: `The language model does not exist at its address. ${administrator} check ${url} and LECTERN_LANGUAGE_MODEL.`,
      memory: `The language model needs more memory than its server has. ${administrator} choose a smaller one in LECTERN_LANGUAGE_MODEL.`,
      misunderstood: `The language model does not understand what Lectern asks it. ${administrator} check whether LECTERN_LANGUAGE_MODEL is suited for this, and try another.`,
      insecure: `The connection to the language model is not secure, so Lectern did not use it. ${administrator} check the certificate at ${url}.`,
      notRunning: `The language model is not running or cannot be reached. If this lasts, the administrator of this Lectern should check ${url}.`,
      noAddress: `The address of the language model cannot be found at the moment. If this lasts, the administrator of this Lectern should check ${url}.`,
      disconnected:
        'The connection to the language model broke before it had answered. Please try again in a few minutes.',
      slow: 'The language model took too long to answer. Please try again in a few minutes.',
      rate: 'The language model is asked more often than its provider allows. Please try again in a few minutes.',
      busy: 'The language model is overloaded or still starting. Please try again in a few minutes.',
      itsOwnFault: 'The language model has a fault at the moment. Please try again in a few minutes.',
    })
  })

  test('is retryable only if waiting helps', () => {
    const lasting = providerFailures.filter(
      ([, , error]) => !providerProblem(error, modelTerms, undefined).retryable,
    )
    const passing = providerFailures.filter(
      ([, , error]) => providerProblem(error, modelTerms, undefined).retryable,
    )
    expect(new Set(passing.map(([, kind]) => kind))).toEqual(
      new Set(['rate', 'itsOwnFault', 'busy', 'slow', 'notRunning', 'noAddress', 'disconnected']),
    )
    expect(new Set(lasting.map(([, kind]) => kind))).not.toContain('rate')
  })

  test('of another origin keeps its stack trace, and nothing else', () => {
    const problem = providerProblem(new Error(secret), modelTerms, undefined)
    expect(problem.code).toBe('WRITER_FAILED')
    expect(problem.cause).toMatchObject({
      message: 'Error',
      stack: expect.stringContaining('failure-kinds.test.ts'),
    })
    expect(String(problem.cause instanceof Error && problem.cause.stack)).not.toContain('marker-4711')
  })
})

describe('the wait that a provider requests', () => {
  const now = Date.parse('2026-11-22T10:00:00Z')
  test.each<[string, Record<string, string>, number | undefined]>([
    ['seconds', { 'retry-after': '300' }, 300],
    ['a date', { 'retry-after': 'Sun, 22 Nov 2026 10:05:00 GMT' }, 300],
    ['a date that is over', { 'retry-after': 'Sun, 22 Nov 2026 09:05:00 GMT' }, 0],
    ['milliseconds, which are more exact', { 'retry-after-ms': '1500', 'retry-after': '60' }, 2],
    ['a duration until its limit is reset', { 'x-ratelimit-reset-requests': '6m0s' }, 360],
    ['the longer of two', { 'x-ratelimit-reset-requests': '1s', 'x-ratelimit-reset-tokens': '250ms' }, 1],
    [
      'the limit that is used up',
      {
        'x-ratelimit-reset-requests': '1h',
        'x-ratelimit-remaining-requests': '7',
        'x-ratelimit-reset-tokens': '20s',
        'x-ratelimit-remaining-tokens': '0',
      },
      20,
    ],
    ['a time', { 'anthropic-ratelimit-tokens-reset': '2026-11-22T10:01:00Z' }, 60],
    ['milliseconds since 1970', { 'x-ratelimit-reset': String(now + 90_000) }, 90],
    ['a mistake', { 'retry-after': '99999999' }, 24 * 3600],
    ['nonsense', { 'retry-after': 'soon' }, undefined],
    ['nothing', {}, undefined],
  ])('can be %s', (_what, headers, seconds) => {
    const problem = providerProblem(refused(429, '', headers), modelTerms, undefined, now)
    expect(problem).toMatchObject({ code: 'WRITER_UNAVAILABLE', retryAfterSeconds: seconds })
  })

  test('is read from the body of Google’s response', () => {
    const row = providerFailures.find(([provider]) => provider === 'Google: rate')
    expect(providerProblem(row?.[2], modelTerms, undefined, now).retryAfterSeconds).toBe(34)
  })

  test('is written in words', () => {
    const messageAfter = (after: string) =>
      providerProblem(refused(429, '', { 'retry-after': after }), modelTerms, undefined, now).message
    expect(messageAfter('5')).toContain('in a minute.')
    expect(messageAfter('300')).toContain('in 5 minutes.')
    expect(messageAfter('30000')).toContain('in 9 hours.')
  })
})
