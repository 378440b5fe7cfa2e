import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { aboutSubjects } from './subjects.ts'

const questionsOf = (html: string) =>
  aboutSubjects(prepareMaterial(readPage({ title: 'Page', language: 'en', html })))
const others = `The harbour wall is covered with black stones from the quarry. The old lighthouse is painted in red and
  white stripes.`

test('A question asks what a statement is about, among what other statements are about', () => {
  const found = questionsOf(`<p>The delta is a broad plain of mud near the coast. ${others}</p>`)
  const asked = found.find(({ right }) => right === 'The delta')
  expect(asked?.ask).toBe('Which of these does this describe? “… is a broad plain of mud near the coast”')
  expect(asked?.wrong.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'The harbour wall',
    'The old lighthouse',
  ])
})

test.each([
  'It is a broad plain of mud near the coast.',
  'In spring there are many birds on the coast.',
  'The flood occurs when there is a storm of snow in the mountains.',
  'The largest of the three is a broad plain of mud near the coast.',
  'The delta is one of the main regions of the coast.',
  'The lighthouse keeper is a friend of the old lighthouse.',
])(
  'Asks not for a pronoun, a place, a clause, what fits several things, or what names itself: %s',
  (sentence) => {
    expect(questionsOf(`<p>${sentence} ${others}</p>`).map(({ because }) => because)).not.toContain(sentence)
  },
)
