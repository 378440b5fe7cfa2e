import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
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
