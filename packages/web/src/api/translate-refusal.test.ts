import { rewritingApi } from '@lectern/domain/api/documents/rewriting.ts'
import { slideshowsApi } from '@lectern/domain/api/documents/slideshows.ts'
import { endTranslation, translateWith, translatorFrom } from '@lectern/domain/messages/translated.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { domain } from '../messages/languages/de/domain.ts'
import { problems } from '../messages/languages/de/problems.ts'
import { z } from 'zod/mini'
import { ApiProblem } from './api-problem.ts'
import { translateRefusal } from './translate-refusal.ts'

beforeEach(() => translateWith(translatorFrom({ problems, ...domain })))
afterEach(endTranslation)

const lines = [{ speaker: 'ALEX', content: 'Rain falls.', tone: 'warm', sources: [] }]

/** The server's problem about a field. */
const refused = (field: string, sentence: string, reason = 'schema') =>
  new ApiProblem(400, 'INVALID_REQUEST', sentence, {
    reason,
    values: reason === 'schema' ? { sentence } : { field },
    details: { fields: [{ field, message: sentence }] },
  })

const sentenceOf = (problem: unknown) => (problem instanceof ApiProblem ? problem.sentence : undefined)

test('a refused field is explained in the language of the interface', () => {
  const problem = refused('instruction', 'Please say what is to be different.')
  const said = translateRefusal(problem, rewritingApi.lines, { lines, instruction: '  ' })
  expect(sentenceOf(said)).toBe('Bitte geben Sie an, was sich ändern soll.')
  expect(said).toMatchObject({
    details: { fields: [{ field: 'instruction', message: 'Bitte geben Sie an, was sich ändern soll.' }] },
  })
})

test('so is a refused slide, with its number', () => {
  const slide = { key: 'q', slide_id: 'slide-1', slide_type: 'quiz', content: { correct_answer: 'Z' } }
  const body = { presentation: { title: 'Tides', css_theme: {} }, slides: [slide] }
  const problem = refused('slides.0.content.correct_answer', 'Slide 1: Correct answer must be one of A, B.')
  expect(sentenceOf(translateRefusal(problem, slideshowsApi.save, body))).toMatch(/^Folie 1: .+ A, B, C, D/)
})

test('of two sentences about a field, the first one is shown', () => {
  const instruction = z.string().check(z.minLength(5, 'First.'), z.regex(/\d/, 'Second.'))
  const body = z.object({ instruction })
  const problem = refused('instruction', 'First, in English.')
  expect(sentenceOf(translateRefusal(problem, { ...rewritingApi.lines, body }, { instruction: '' }))).toBe(
    'First.',
  )
})

test('a field without a sentence of its own keeps the general one', () => {
  const problem = refused('lines', 'Something in this request is missing or has the wrong format.', 'field')
  const said = translateRefusal(problem, rewritingApi.lines, { lines: [], instruction: 'Shorter' })
  expect(sentenceOf(said)).toBe('In dieser Anfrage fehlt etwas oder hat das falsche Format.')
})

test('what only the server refuses stays', () => {
  const problem = refused('instruction', 'Only the server knows why.')
  expect(translateRefusal(problem, rewritingApi.lines, { lines, instruction: 'Shorter' })).toBe(problem)
  const other = new ApiProblem(404, 'NOT_FOUND', 'Gone.')
  expect(translateRefusal(other, rewritingApi.lines, {})).toBe(other)
  const failure = new TypeError('No network')
  expect(translateRefusal(failure, rewritingApi.lines, {})).toBe(failure)
})
