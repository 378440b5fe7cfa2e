import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { explainTerms } from './explain-terms.ts'
import type { WrittenIdea } from './slide-idea.ts'

const html = `<h2>Codes</h2><p>A cell reads its genes in groups of bases.</p><h2>Glossary</h2>
  <dl><dt>triplet</dt><dd>the consecutive sequence of nucleotides on a molecule that corresponds to a particular acid when a ribosome translates it</dd></dl>`

function scriptWith(...says: readonly string[]): readonly string[] {
  const material = prepareMaterial(readPage({ title: 'Codes', html, language: 'en' }))
  const idea: WrittenIdea = {
    type: 'bullets',
    content: {},
    says,
    sources: [],
    at: 'b1',
    worth: 1,
    uses: [],
    choice: 1,
  }
  return explainTerms([idea], material).flatMap((one) => one.says)
}

test('A term that the script uses is explained', () => {
  expect(scriptWith('Each triplet stands for one acid.')).toHaveLength(2)
})

test('A term that a sentence of the script defines in its own words gets no second definition', () => {
  const says = ['A triplet is a section of three bases in a row.', 'Each triplet stands for one acid.']
  expect(scriptWith(...says)).toEqual(says)
})

test('A definition with the abbreviation of its term in brackets counts', () => {
  const says = ['A triplet (TR) is a section of three bases in a row.', 'Each triplet stands for one acid.']
  expect(scriptWith(...says)).toEqual(says)
})

test('The card of a term is not read aloud beside the definition of the page', async () => {
  const page = readPage({
    title: 'Codes',
    language: 'en',
    html: `<h2>Reading genes</h2><p>In order to understand how a cell reads its genes without any gap, you need to know triplets and frames. A triplet is a
      single word in the language of the genes. Whenever a triplet has lost one of its bases, every later one is read wrongly as well.</p>
      <p>A cell has a machine that reads genes. The machine moves along the strand and stops at each end.</p>
      <h2>Glossary</h2><dl><dt>triplet</dt><dd>group of three bases that stands for one acid</dd></dl>`,
  })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const card = slides.find(({ slide_type }) => slide_type === 'definition')
  expect(card?.content).toMatchObject({ term: 'Triplet' })
  expect(card?.audio_script.match(/triplet is/gi)).toHaveLength(1)
})

test('A term that a step uses is explained after the procedure', async () => {
  const page = readPage({
    title: 'Lockout',
    language: 'en',
    html: `<h2>The steps</h2><p>Every lockout protects the worker.</p><ol><li><strong>Shut down</strong>: Stop the machine with its normal stop button, never with the disconnect.</li>
      <li><strong>Isolate</strong>: Open each switch and close each valve on the sheet.</li><li><strong>Release stored energy</strong>: Bleed, block or cool
      whatever remains.</li><li><strong>Verify</strong>: Try to start the machine with its normal button.</li></ol>
      <h2>Glossary</h2><dl><dt>stored energy</dt><dd>energy that stays in a machine after it has been switched off</dd></dl>`,
  })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const script = slides.find(({ audio_script }) => audio_script.includes('switched off'))?.audio_script ?? ''
  expect(script.indexOf('switched off')).toBeGreaterThan(script.indexOf('Try to start'))
})
