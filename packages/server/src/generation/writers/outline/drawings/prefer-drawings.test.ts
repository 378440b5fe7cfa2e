import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { caseSlides } from '../slides/cases.ts'
import { seriesSlides } from '../slides/series.ts'
import { adaptable } from '../slides/slide-idea.ts'
import type { SlideIdea, SlideMaker } from '../slides/slide-idea.ts'
import { drawnSlide, textDrawing } from './drawn-slide.ts'
import { withoutDrawnTwice } from './prefer-drawings.ts'

/** The types of the ideas of a maker that stay beside a drawing of their block. */
function keptBesideDrawing(html: string, make: SlideMaker): readonly string[] {
  const material = prepareMaterial(readPage({ title: 'Page', html, language: 'en' }))
  const ideas = material.sections.flatMap((section) =>
    section.units.flatMap((unit) =>
      make({ material, images: new Map(), section, unit }).flatMap((idea) =>
        [idea, drawingOf(idea)].map((one) => ({ ...adaptable(one, () => undefined), section, unit })),
      ),
    ),
  )
  expect(ideas).toHaveLength(2)
  return withoutDrawnTwice(ideas).map(({ type }) => type)
}

function drawingOf({ at, says, sources }: SlideIdea): SlideIdea {
  const drawing = textDrawing('process', [{ label: 'One' }, { label: 'Two' }, { label: 'Three' }])
  return drawnSlide(drawing, { title: 'Drawn', at, says, sources, worth: 1, language: 'en' })
}

test('A series that is drawn has no second slide with its members', () => {
  const html = `<h2>Towns</h2><p>Towns grew beside rivers for two reasons. First, boats carried grain to the markets. Second, mills
    needed running water.</p>`
  expect(keptBesideDrawing(html, seriesSlides)).toEqual(['image'])
})

test('The cases of a drawn step stay', () => {
  const html = `<h2>Baking</h2><ol><li>Press a finger into the dough.</li><li>Watch the dent.<ul><li>If it springs back, the dough needs
    time.</li><li>If it stays, the dough is ready.</li></ul></li><li>Write down the time.</li></ol>`
  expect(keptBesideDrawing(html, caseSlides)).toEqual(['bullets', 'image'])
})

const erosion = `<h2>What is soil erosion?</h2><p>Soil erosion is the removal of the upper layer of soil by water or wind. In a forest it is slower
  than the formation of new soil. A field that loses five centimetres can yield a quarter less wheat.</p>
  <h2>How water moves soil</h2><p>A falling raindrop breaks crumbs of soil apart and throws fine particles into the air. The particles seal the
  pores of the surface, so water starts to run off. Small channels grow into gullies, which no plough can cross.</p>
  <h2>How wind moves soil</h2><p>Wind moves particles in three ways. The finest dust is carried in suspension. Sand grains jump along the surface;
  this is called saltation. Grains that are too heavy to jump roll, which is known as surface creep.</p>
  <table><caption>Movement by wind</caption><tr><th>Way</th><th>Diameter (mm)</th><th>Share of the soil</th></tr><tr><td>Suspension</td><td>less than
  0.1</td><td>15 %</td></tr><tr><td>Saltation</td><td>0.1 to 0.5</td><td>60 %</td></tr><tr><td>Surface creep</td><td>0.5 to 2</td><td>20 %</td></tr><tr><td>Rolling stones</td><td>2 to
  5</td><td>5 %</td></tr></table>`

test('A chart of a table takes the place of no section, and the table before it says the text of both', async () => {
  const page = readPage({ title: 'Erosion', html: erosion, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const scripts = slides.map(({ audio_script }) => audio_script)
  expect(scripts.some((one) => one.includes('Soil erosion is the removal'))).toBe(true)
  const table = slides.findIndex(({ slide_type }) => slide_type === 'table')
  const chart = slides.findIndex(({ drawing }) => drawing)
  expect(chart).toBe(table + 1)
  expect(scripts[table]).toMatch(/Wind moves particles in three ways\. The finest dust/u)
  expect(scripts[chart]).not.toContain('Sand grains')
})

test('A chart of three rows does not follow the table that has them', async () => {
  const html = erosion.replace(/<tr><td>Rolling.*?<\/tr>/su, '')
  const page = readPage({ title: 'Erosion', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides.map(({ slide_type }) => slide_type)).toContain('table')
  expect(slides.some(({ drawing }) => drawing)).toBe(false)
})
