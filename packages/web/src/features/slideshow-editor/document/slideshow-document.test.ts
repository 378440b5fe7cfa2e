import { slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { defaultTheme } from '@lectern/domain/theme/themes.ts'
import { expect, test } from 'vitest'
import { slideshowDocument } from './slideshow-document.ts'

const slide = { slide_id: 'slide-1', slide_type: 'text', content: { slide_title: 'High tide' } }
const deckOf = (one: object) => ({
  presentation: { title: 'Tides', css_theme: defaultTheme.theme },
  slides: [one],
})

test('a draft with a layout of a later version is read without the layout', () => {
  const read = slideshowDocument.read(deckOf({ ...slide, layout: 'spiral' }))
  expect(read).toEqual(slideshow.parse(deckOf(slide)))
})

test('a slideshow that the server would refuse is not valid', () => {
  const valid = slideshow.parse(deckOf(slide))
  expect(slideshowDocument.isValid(valid)).toBe(true)
  expect(
    slideshowDocument.isValid({
      ...valid,
      slides: valid.slides.map((one) => ({ ...one, layout: 'spiral' })),
    }),
  ).toBe(false)
})

test('the texts of a slide have the order of its fields, so that a comparison shows no moved title', () => {
  const textOf = (content: object) =>
    slideshowDocument.describeParts(slideshow.parse(deckOf({ ...slide, slide_type: 'quote', content })))[0]
      ?.text
  const written = { slide_title: 'A doctor', quote_text: 'Near the pump.', quote_author: 'John Snow' }
  const stored = { quote_text: 'Near the pump.', quote_author: 'John Snow', slide_title: 'A doctor' }
  expect(textOf(stored)).toBe(textOf(written))
})
