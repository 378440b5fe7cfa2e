import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

test('a slide whose text is named by its heading does not repeat its title, and its script does', async () => {
  const html = `<h2>Jeziora przybrzeżne</h2>
    <p>Dawne zatoki Bałtyku zostały odcięte od morza przez piaszczyste wały usypane przez fale i prądy morskie.</p>
    <p>Podczas sztormów do tych zatok wlewa się słona woda z morza.</p>
    <h2>Jeziora rynnowe</h2>
    <p>Powstały tam, gdzie wody płynące pod lądolodem wyżłobiły głębokie rynny. Są długie, wąskie i głębokie, a ich
    brzegi są strome.</p>`
  const page = readPage({ title: 'Jeziora w Polsce', language: 'pl', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const slide = slides.find(({ content }) => content['slide_title'] === 'Jeziora rynnowe')
  expect(slide?.content['slide_content']).toMatch(/^Powstały tam, gdzie wody płynące pod lądolodem/)
  expect(slide?.audio_script).toContain('Jeziora rynnowe: powstały tam')
})
