import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { createOutlineWriter } from '../outline-writer.ts'
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

test('The definition of what a section is about is shown, and not two details beside it', async () => {
  const html = `<p>भारत में हर साल लगभग 530 करोड़ टन मिट्टी बह जाती है। यह नुकसान आँखों से दिखाई नहीं देता, क्योंकि खेत की ऊपरी परत
    धीरे-धीरे पतली होती है।</p><h2>मिट्टी का कटाव क्या है?</h2><p>मिट्टी का कटाव वह प्रक्रिया है जिसमें पानी या हवा मिट्टी की ऊपरी परत को हटा ले जाती
    है। ऊपरी परत में सबसे अधिक ह्यूमस और पोषक तत्व होते हैं, इसलिए उसके हटने से फसल की उपज घट जाती है। एक सेंटीमीटर नई मिट्टी बनने
    में 100 से 400 साल लगते हैं।</p><h2>कारण</h2><p>जब जंगल काटे जाते हैं, तब मिट्टी को थामने वाली जड़ें नहीं रहतीं। अधिक चराई से भी घास नष्ट
    होती है और ज़मीन नंगी हो जाती है।</p>`
  const page = readPage({ title: 'मिट्टी का कटाव', language: 'hi', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides.find(({ slide_type }) => slide_type === 'definition')?.content).toMatchObject({
    term: 'मिट्टी का कटाव',
    definition: 'वह प्रक्रिया जिसमें पानी या हवा मिट्टी की ऊपरी परत को हटा ले जाती है।',
  })
})
