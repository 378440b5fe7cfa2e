import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
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
