import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { proseSlides } from './prose.ts'

const html = `<h2>Causas</h2><p>La causa principal fue la deuda del Estado. Las guerras contra Francia y la pérdida de las
colonias habían vaciado la Hacienda, y los intereses de la deuda consumían una tercera parte de los ingresos. A la necesidad
de dinero se añadió un motivo político muy discutido en las ciudades del norte y del sur. El ejército liberal contaba
entonces con unos 100.000 hombres.</p>`

test('A slide shows the main point of its section, and its script says it', () => {
  const material = prepareMaterial(readPage({ title: 'La reforma', html, language: 'es' }))
  const [section] = material.sections
  const [unit] = section?.units ?? []
  if (!section || !unit) throw new Error('The page has no section.')
  const [slide] = proseSlides({ material, images: new Map(), section, unit })
  const point = 'La causa principal fue la deuda del Estado'
  expect(
    Object.values(slide?.content ?? {})
      .flat()
      .join('\n'),
  ).toContain(point)
  expect(slide?.says.join(' ')).toContain(point)
})
