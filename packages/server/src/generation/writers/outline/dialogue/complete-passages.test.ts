import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { contentStems } from '../language/words/content-words.ts'
import { prepareMaterial } from '../material/material.ts'
import { completePassages } from './complete-passages.ts'

/** The sentences that are said if those with these words are chosen. */
function completed(html: string, ...chosen: readonly string[]): readonly string[] {
  const { sentences, sections } = prepareMaterial(readPage({ title: 'Fields', html, language: 'en' }))
  const first = new Set(sentences.filter(({ text }) => chosen.some((one) => text.includes(one))))
  const found = completePassages(sentences, first, 'en', {
    heading: sections[0]?.title ?? '',
    isMentioned: (stem) => contentStems('A disease reached the potato fields.').has(stem),
  })
  return sentences.filter((one) => found.has(one)).map(({ text }) => text)
}

test('A sentence between two others is said, because the second may be its effect', () => {
  const html =
    '<p>Calcium holds the particles of clay together. Sodium takes the place of calcium. Crumbs of earth fall apart.</p>'
  expect(completed(html, 'Calcium holds', 'Crumbs')).toContain('Sodium takes the place of calcium.')
  expect(completed(html, 'Calcium holds')).not.toContain('Sodium takes the place of calcium.')
})

const oven = `<p>A baker orders an oven. The contract sets a day. The oven does not come. The baker writes a letter.</p>
  <p>May the seller rely on chance? No. The seller was in default since the letter arrived.</p>`

test('The facts of a case are said with its question, the decision and the reason', () => {
  const said = completed(oven, 'A baker orders', 'contract sets', 'does not come', 'writes a letter')
  expect(said.slice(-3)).toEqual([
    'May the seller rely on chance?',
    'No.',
    'The seller was in default since the letter arrived.',
  ])
  expect(completed(oven, 'A baker orders')).not.toContain('No.')
})

test('The short statement that opens a paragraph is said with what follows it', () => {
  const html =
    '<p>Prevention is cheaper than repair. Lined canals do not leak. Trees with deep roots keep the water low.</p>'
  expect(completed(html, 'Trees')).toContain('Prevention is cheaper than repair.')
})

test('A short statement with an indefinite article opens a paragraph', () => {
  const html =
    '<p>A dry canal costs more than a repair. Lined canals do not leak. Trees with deep roots keep the water low.</p>'
  expect(completed(html, 'Trees')).toContain('A dry canal costs more than a repair.')
})

test('A description before a name does not open a paragraph', () => {
  const html = '<p>A careful farmer, Martin built many canals. Trees with deep roots keep the water low.</p>'
  expect(completed(html, 'Trees')).not.toContain('A careful farmer, Martin built many canals.')
})

test('A statement about things that another sentence names does not open a paragraph', () => {
  const html = '<p>The words are often confused. Conservators treat single objects with great care.</p>'
  expect(completed(html, 'Conservators')).not.toContain('The words are often confused.')
})

test('What a sentence announces is enumerated', () => {
  const html =
    '<p>The institute names four dangers for objects. They include fire; water; moths and beetles; and careless people.</p>'
  expect(completed(html, 'institute')).toContain(
    'They include fire; water; moths and beetles; and careless people.',
  )
})

test('The conclusion is said with the fact that answers a question of the page', () => {
  const html =
    '<p>What can a museum do about the darkness of its rooms? Eyes need ten minutes to get used to darkness. Therefore rooms get darker step by step.</p>'
  expect(completed(html, 'What can', 'Eyes need')).toContain('Therefore rooms get darker step by step.')
})

test('The other of two cases is said with the first', () => {
  const html = (second: string) =>
    `<p>If the result is greater than one, buyers react strongly. ${second} Farmers know that well.</p>`
  const other = 'If the result is less than one, buyers react weakly.'
  expect(completed(html(other), 'greater')).toContain(other)
  const later = 'When the market closes, the stalls are taken down.'
  expect(completed(html(later), 'greater')).not.toContain(later)
})

test('The first sentence of a section is said, also with a definite article, if the heading names what it is about', () => {
  const html =
    '<h2>Causes</h2><p>The main cause is heat. Water that is too warm for weeks harms the algae. Storms break the branches of the coral.</p>'
  expect(completed(html, 'Storms')).toContain('The main cause is heat.')
})

test('The first sentence of a section is said if the text before it has mentioned what it is about', () => {
  const html =
    '<h2>The blight</h2><p>The disease was caused by a fungus that spreads in damp air. Farmers saw black leaves near Dublin first. Storms carried the spores to the west.</p>'
  expect(completed(html, 'Storms')).toContain('The disease was caused by a fungus that spreads in damp air.')
})

test('A question about a case is said with what happened in it', () => {
  const html =
    '<p>Mara bakes a loaf of wheat flour in the evening. She lets it rise for three hours. In the oven it hardly grows. What went wrong? The dough had risen too long. It tore in the heat.</p>'
  const said = completed(html, 'Mara bakes', 'What went', 'too long')
  expect(said).toContain('In the oven it hardly grows.')
  expect(completed(html, 'Mara bakes', 'too long')).not.toContain('In the oven it hardly grows.')
})
