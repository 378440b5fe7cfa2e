import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { requiredSentences } from './required-sentences.ts'

function requiredOf(html: string, language: string): string {
  const material = prepareMaterial(readPage({ title: 'A', html, language }))
  return [...requiredSentences(material, 400, true)].map(({ text }) => text).join(' ')
}

test('a goal about two things is answered by what they are, also below a heading that names both', () => {
  const html = `<h2>Learning objectives</h2><ul><li>Describe how plates move</li><li>Distinguish magnitude from intensity</li></ul>
    <h2>How plates move</h2><p>The crust of the Earth consists of plates. Plates move a few centimetres a year.</p>
    <h2>Magnitude and intensity</h2><p>The magnitude measures the energy that an earthquake sets free at its source, and it is the
    same everywhere. The intensity measures the damage that it does at one place, and it differs between places. Shaking is
    weaker far from the source.</p>`
  const required = requiredOf(html, 'en')
  expect(required).toContain('The magnitude measures')
  expect(required).toContain('The intensity measures')
})
