import { describe, expect, test } from 'vitest'
import { pageLanguage, noOptions, readOptions } from './options-draft.ts'

describe('the options', () => {
  test('are none if the fields are unchanged or blank', () => {
    expect(readOptions(noOptions)).toEqual({ options: {}, errors: {} })
    expect(readOptions({ ...noOptions, audience: '  ', minutes: ' ' }).options).toEqual({})
  })

  test('are the values of the fields', () => {
    const draft = {
      minutes: '2,5',
      audience: ' Sailors ',
      tone: 'Calm',
      language: 'es',
      instructions: 'No jokes.\nNone.',
    }
    expect(readOptions(draft).options).toEqual({
      minutes: 2.5,
      audience: 'Sailors',
      tone: 'Calm',
      language: 'es',
      instructions: 'No jokes.\nNone.',
    })
  })

  test.each([
    [{ minutes: '0' }, { minutes: 'Between 1 and 60 minutes.' }],
    [{ minutes: '61' }, { minutes: 'Between 1 and 60 minutes.' }],
    [{ minutes: 'ten' }, { minutes: 'Between 1 and 60 minutes.' }],
    [{ audience: 'x'.repeat(201) }, { audience: 'At most 200 characters.' }],
    [{ instructions: 'x'.repeat(4001) }, { instructions: 'At most 4,000 characters.' }],
    [
      { minutes: '0', tone: 'x'.repeat(201) },
      { minutes: 'Between 1 and 60 minutes.', tone: 'At most 200 characters.' },
    ],
  ])('have an error for each wrong field: %o', (change, errors) => {
    expect(readOptions({ ...noOptions, language: pageLanguage, ...change })).toEqual({
      options: undefined,
      errors,
    })
  })
})
