import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from './material.ts'
import { isInStory } from './story.ts'

test('A paragraph with a year is about what happened, and others about what is so', () => {
  const html = `<p>In 2019, the farmer sent six samples. The adviser recommended lime.</p>
    <p>Lime makes the soil less acid. A dose of 3.5 tonnes is enough for 1 hectare.</p>`
  const material = prepareMaterial(readPage({ title: 'Soil', html, language: 'en' }))
  expect(material.sentences.map((one) => isInStory(one, material))).toEqual([true, true, false, false])
})
