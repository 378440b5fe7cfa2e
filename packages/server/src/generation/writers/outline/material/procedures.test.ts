import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { prepareMaterial } from './material.ts'

const start =
  '<p>Quadratic equations are fundamental in algebra. Many of them can be solved by factoring. The method turns one equation into two simple ones, which are solved in one line each.</p>'
const steps =
  '<ol><li>Factor the left side: $(x + 2)(x + 3) = 0$</li><li>Set each factor to zero</li><li>Solve for $x$: $x = -2$ or $x = -3$</li></ol>'

test('an episode says a problem and the steps that solve it', async () => {
  const html = `${start}<h2>Example</h2><p>Solve the equation: $x^2 + 5x + 6 = 0$</p>${steps}`
  const page = readPage({ title: 'Factoring', html, language: 'en' })
  const { segments } = await createOutlineWriter().write('podcast', { page, options: {}, images: new Map() })
  const said = segments.flatMap(({ dialogue }) => dialogue.map(({ content }) => content)).join(' ')
  for (const part of [
    'Solve the equation: x squared',
    'Factor the left side:',
    'Set each factor to zero.',
    'Solve for x: ',
  ])
    expect(said).toContain(part)
})

test('exercises that start alike are no procedure', () => {
  const html = `${start}<ol><li>Solve $x^2 = 4$ by factoring.</li><li>Solve $x^2 = 9$ by factoring.</li><li>Solve $x^2 = 16$ by factoring.</li></ol>`
  const { sentences } = prepareMaterial(readPage({ title: 'Factoring', html, language: 'en' }))
  expect(sentences.filter(({ text }) => text.startsWith('Solve')).some(({ isUsable }) => isUsable)).toBe(
    false,
  )
})
