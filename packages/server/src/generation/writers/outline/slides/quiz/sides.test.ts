import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { makeQuestions } from './make-questions.ts'

const sidesOf = (html: string, language = 'en') =>
  makeQuestions(prepareMaterial(readPage({ title: 'Page', language, html }))).filter(
    ({ kind }) => kind === 'side',
  )

test('The example of a name is no part of what is said of it', () => {
  const [found] =
    sidesOf(`<p>Rapid-acting insulin, such as aspart, is given within 15 minutes of a meal, whereas long-acting insulin,
    such as glargine, is given at the same hour each day.</p>`)
  expect(found?.ask).toMatch(
    /^Which of the two is given (?:within 15 minutes of a meal|at the same hour each day)\?/u,
  )
})

test('A case is no thing of which two are compared', () => {
  const found =
    sidesOf(`<p>New skin cells can only travel across a moist surface, so a dry scab forces them to go below it. If a
    wound becomes too wet, however, the skin around it softens and breaks down.</p>`)
  expect(found).toEqual([])
})

test('An amount keeps its article, and a result of the property is not asked about', () => {
  const [found] =
    sidesOf(`<p>Lime is spread in autumn. A little salt keeps the ice from forming, but a lot of salt draws water out of the roots, so salted
    roads need more trees.</p>`)
  expect(found?.ask).toMatch(
    /^Which of the two (?:keeps the ice from forming|draws water out of the roots)\?$/u,
  )
  expect([found?.right, ...(found?.wrong ?? [])]).toEqual(
    expect.arrayContaining(['A little salt', 'A lot of salt']),
  )
})
