import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { isScene } from './scene.ts'
import { prepareMaterial } from './material.ts'

const rest = `The great powers met to redraw the map of Europe. The powers wanted a lasting peace. A peace needs a balance of power.</p>
  <h2>Results</h2><p>The borders of the states were drawn again. The map of the states lasted for decades. A balance of power kept the peace.
  The great powers ignored the wishes of the peoples. The peoples wanted states of their own.</p>`

const sceneIn = (first: string) => {
  const html = `<h2>A continent after the war</h2><p>${first} ${rest}`
  const material = prepareMaterial(readPage({ title: 'The Congress of Vienna', language: 'en', html }))
  const [sentence] = material.sentences
  return sentence && isScene(sentence, material)
}

test('A first sentence with nothing of its page but a name is a scene', () => {
  expect(sceneIn('Snow was falling when the carriages reached Vienna.')).toBe(true)
})

test('A first sentence with words of the title, or words that come back, is no scene', () => {
  expect(sceneIn('The congress began in the autumn of that year.')).toBe(false)
  expect(sceneIn('Balance needs partners of like power.')).toBe(false)
})
