import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

test.each([
  [
    'en',
    '<p>Rivers carry water from the mountains to the sea. Rain and melting snow feed them all year. Large rivers shape the valleys.</p>',
    'Towns grew beside rivers for two reasons. First, boats carried grain to the markets. The boats were small. Second, mills needed running water.',
    ['Boats carried grain to the markets', 'Mills needed running water'],
  ],
  [
    'pl',
    '<p>Rzeki niosą wodę z gór do morza. Deszcz i topniejący śnieg zasilają rzeki cały rok. Wielkie rzeki kształtują doliny, przez które płyną od tysięcy lat.</p>',
    'Miasta rosły nad rzekami z dwóch powodów. Po pierwsze, łodzie woziły zboże na targi. Po drugie, młyny potrzebowały płynącej wody.',
    ['Łodzie woziły zboże na targi', 'Młyny potrzebowały płynącej wody'],
  ],
  [
    'es',
    '<p>Los ríos llevan agua de las montañas al mar. La lluvia y la nieve alimentan los ríos. Los grandes ríos forman los valles.</p>',
    'Las ciudades crecieron junto a los ríos por dos razones. En primer lugar, los barcos llevaban grano a los mercados. En segundo lugar, los molinos necesitaban agua corriente.',
    ['Los barcos llevaban grano a los mercados', 'Los molinos necesitaban agua corriente'],
  ],
])('(%s) a series in prose becomes points, and is spoken whole', async (language, intro, series, points) => {
  const page = readPage({ title: 'Rivers', html: `${intro}<h2>Towns</h2><p>${series}</p>`, language })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const slide = slides.find(({ content }) => JSON.stringify(content).includes(points[0] ?? ''))
  expect(slide?.content['bullet_points']).toEqual(points)
  for (const sentence of series.split(/(?<=\.)\s/).filter((one) => !/small/.test(one)))
    expect(slide?.audio_script).toContain(sentence)
})
