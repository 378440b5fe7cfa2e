import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { prepareMaterial } from './material.ts'

const opening = `<h2>The postal rule</h2><p>An acceptance by post is complete when the letter is in the box. The rule protects the
  person who accepts, who has no control over a letter on its way. It puts the risk on the person who made the offer.</p>`
const exceptions = `<ul><li>the offer requires that the acceptance reach the office of the seller;</li>
  <li>the letter was wrongly addressed by the buyer;</li><li>the answer was given on the telephone.</li></ul>`
const more = `<h2>The end of an offer</h2><p>An offer ends when it is rejected or when a fixed period has passed. A question about the
  price is no rejection, so the offer stays open after it. The seller may also withdraw the offer before it is accepted.</p>`

async function deckOf(html: string) {
  const page = readPage({ title: 'Contracts', html, language: 'en' })
  return (await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })).slides
}

test('A list of exceptions is shown and said with the words that open it, also without a colon', async () => {
  const slides = await deckOf(`${opening}<p>The rule does not apply if</p>${exceptions}${more}`)
  const slide = slides.find(({ audio_script }) => audio_script.includes('wrongly addressed'))
  expect(slide?.audio_script).toContain('The rule does not apply if: the offer requires')
  expect(slide?.content['slide_title']).toBe('The rule does not apply if')
})

test('A list of uses keeps the heading of its section, and not the words before it', async () => {
  const uses = `<h2>Uses</h2><p>Enzymes are used to:</p><ul><li>soften the fibres of old cloth;</li>
    <li>remove the skin of ripe fruit;</li><li>clear the juice of apples and pears.</li></ul>`
  const slides = await deckOf(`${opening}${uses}${more}`)
  const slide = slides.find(({ audio_script }) => audio_script.includes('old cloth'))
  expect(slide?.content['slide_title']).toBe('Uses')
})

test('A paragraph that ends before its list, and a heading of a word, get no colon', () => {
  const page = (lead: string) =>
    readPage({ title: 'Contracts', html: `${opening}<p>${lead}</p>${exceptions}${more}`, language: 'en' })
  const leadOf = (lead: string) =>
    prepareMaterial(page(lead)).page.blocks.find(({ kind }, at) => kind === 'paragraph' && at > 0)
  expect(leadOf('There are three cases.')).toMatchObject({ text: 'There are three cases.' })
  expect(leadOf('Exceptions')).toMatchObject({ text: 'Exceptions' })
})
