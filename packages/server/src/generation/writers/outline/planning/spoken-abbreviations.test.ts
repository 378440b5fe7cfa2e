import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

/** A page needs some text. */
const rest =
  'Rzeki niosą wodę z gór do morza. Deszcz i śnieg zasilają rzeki przez cały rok. Los ríos llevan el agua de las montañas al mar. La lluvia y la nieve alimentan los ríos todo el año.'

test.each([
  [
    'pl',
    'Archimedes żył w Syrakuzach w III wieku p.n.e. i badał siłę wyporu.',
    'w III wieku przed naszą erą',
  ],
  [
    'es',
    'Arquímedes vivió en Siracusa en el siglo III a. C. y estudió el empuje.',
    'siglo III antes de Cristo',
  ],
])('A script says the era of a date in words (%s): %s', async (language, text, said) => {
  const page = readPage({ title: 'X', html: `<h2>Y</h2><p>${text}</p><h2>Z</h2><p>${rest}</p>`, language })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides.map(({ audio_script }) => audio_script).join(' ')).toContain(said)
})
