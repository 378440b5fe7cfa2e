import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { definitionCards } from './definition-cards.ts'
import type { PlacedIdea } from './placed-idea.ts'

const material = prepareMaterial(
  readPage({
    title: 'Water',
    language: 'en',
    html: '<h2>Flow</h2><p>Osmosis is the flow of water through a membrane.</p>',
  }),
)
const [section] = material.sections
const [unit] = section?.units ?? []
if (!section || !unit) throw new Error('The page has no section.')
const place = { section, unit }

function ideaWith(content: PlacedIdea['content'], isProse = true): PlacedIdea {
  return {
    ...place,
    type: 'text',
    content,
    isProse,
    says: ['Osmosis is the flow of water through a membrane.'],
    sources: ['b1'],
    at: 'b1',
    worth: 1,
    uses: [],
    choice: 0,
    without: () => undefined,
  }
}

const defining = { slide_title: 'Flow', slide_content: 'Osmosis is the flow of water through a membrane.' }

test('A statement that defines a term is shown as a card', () => {
  const [card] = definitionCards([ideaWith(defining)], material)
  expect(card).toMatchObject({
    type: 'definition',
    content: { term: 'Osmosis', definition: 'The flow of water through a membrane.' },
    says: ['Osmosis is the flow of water through a membrane.'],
  })
})

test('A term has one card', () => {
  const types = definitionCards([ideaWith(defining), ideaWith(defining)], material).map(({ type }) => type)
  expect(types).toEqual(['definition', 'text'])
})

test('Other statements, formulas and captions stay as they are', () => {
  const others = [
    ideaWith({ slide_title: 'Flow', slide_content: 'Water follows the salt.' }),
    ideaWith(defining, false),
  ]
  expect(definitionCards(others, material)).toEqual(others)
})
