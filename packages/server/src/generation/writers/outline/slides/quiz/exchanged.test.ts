import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { exchanged } from './exchanged.ts'

function falseStatements(text: string, language = 'en'): readonly string[] {
  const html = `<h2>Lesson</h2><p>${text}</p>`
  return exchanged(prepareMaterial(readPage({ title: 'Page', html, language }))).map((one) => one.text)
}

test.each([
  [
    'opposite properties that a word of contrast sets against each other',
    'The salt content of algae differs. Green algae grow faster in warm water, whereas red algae grow slower in it.',
    'Green algae grow slower in it.',
  ],
  [
    'a property that one of two things lacks',
    'The cells of algae differ. Green algae have a thick wall. Red algae, by contrast, do not have a thick wall.',
    'Green algae do not have a thick wall.',
  ],
  [
    'definitions of things of different kinds',
    'Osmosis is the flow of water through a membrane. A pipette is a tool that measures small volumes.',
    'Osmosis is a tool that measures small volumes.',
  ],
])('A false statement is made of %s', (_, text, statement) => {
  expect(falseStatements(text)).toContain(statement)
})

const algae = 'The cells of algae differ.</p><p>'

test.each([
  [
    'two statements that only a semicolon parts',
    `${algae} Green algae contain chlorophyll in their cells; red algae contain a second pigment.`,
  ],
  [
    'two neighbours without a word of contrast',
    'Direct taxation takes a share of income. Indirect taxation is part of the price of goods.',
  ],
  [
    'two properties that one thing can have',
    `${algae} Green algae contain chlorophyll in their cells, while red algae contain a second pigment.`,
  ],
  [
    'the denial of something else',
    `${algae} Green algae grow in warm rivers, whereas red algae do not float on salty lakes.`,
  ],
  [
    'two terms for one kind of person',
    'An attorney is a person with training in court work. A lawyer is a professional whom clients pay for advice.',
  ],
  [
    'two things of one kind',
    'A basin is a round vessel of white clay. A bowl is a deep vessel with smooth walls.',
  ],
])('No false statement is made of %s', (_, text) => {
  expect(falseStatements(text)).toEqual([])
})

test('A subject is a whole word', () => {
  const terms = 'An ion is a particle with a charge. A cat is a particle of fun.'
  const text = `${terms} Ionisation rises faster with heat, whereas cattle grow slower with heat.`
  expect(falseStatements(text)).toEqual([])
})
