import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { isAfterOtherText } from './after-other-text.ts'
import { prepareMaterial } from './material.ts'

function after(html: string): readonly boolean[] {
  const material = prepareMaterial(readPage({ title: 'Wounds', html, language: 'en' }))
  return material.sentences.filter(({ listed }) => !listed).map((one) => isAfterOtherText(one, material))
}

const list = '<ul><li>Pressure stops the flow of blood.</li><li>Friction rubs the skin.</li></ul>'

test('a sentence below a list of the same section does not introduce the page', () => {
  expect(after(`${list}<p>Make a plan for each patient.</p>`)).toEqual([true])
  expect(after(`<p>A wound needs time to heal.</p>${list}`)).toEqual([false])
  expect(after(`${list}<h2>Care</h2><p>A wound needs time to heal.</p>`)).toEqual([false])
})

test('a paragraph that ends with a semicolon is a sentence', () => {
  const html =
    '<p>First, the nurse washes the wound with water;</p><p>Second, the nurse covers the wound.</p>'
  const { sentences } = prepareMaterial(readPage({ title: 'Wounds', html, language: 'en' }))
  expect(sentences[0]).toMatchObject({
    text: 'First, the nurse washes the wound with water.',
    isUsable: true,
  })
})
