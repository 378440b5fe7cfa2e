import { expect, test } from 'vitest'
import { deleteSlides, duplicateSlides, moveSlides } from './editing/edit-slides.ts'
import { slideshow } from './slideshow.ts'

const labels = { organization: 'Riverside', course_id: '7', page_id: '3' }
const text = { ...labels, key: 'text', slide_id: 'slide-1', slide_type: 'text', content: {} }
const hologram = {
  ...labels,
  key: 'hologram',
  slide_id: 'slide-2',
  slide_type: 'hologram',
  content: { beams: [{ angle: 30 }], slide_title: 'Light' },
  lens: 'wide',
  animations: { animations: { beams: { type: 'unfold', duration: 500, delay: 0 } } },
}
const document = { presentation: { ...labels, title: 'Light', css_theme: {} }, slides: [text, hologram] }

test('a slide of an unknown type keeps its data when other slides are edited', () => {
  const read = slideshow.parse(document)
  expect(read.slides[1]).toMatchObject(hologram)
  const edited = deleteSlides(duplicateSlides(moveSlides(read, ['hologram'], 'text'), ['hologram']), ['text'])
  expect(edited.slides).toHaveLength(2)
  for (const slide of edited.slides) {
    const { key: _key, slide_id: _id, ...kept } = hologram
    expect(slide).toMatchObject(kept)
  }
})
