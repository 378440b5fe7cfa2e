import { expect, test } from 'vitest'
import { themes } from '../theme/themes.ts'
import { replacePictures } from './editing/replace-pictures.ts'
import { foreignPictures, slidesWithForeignPictures } from './foreign-pictures.ts'
import { slideshow } from './slideshow.ts'

const ownSite = 'https://lectern.example'

/** A slideshow with a slide for each content. */
const of = (slides: object[]) =>
  slideshow.parse({
    presentation: {
      title: 'Tides',
      organization: '',
      course_id: '7',
      page_id: 'p',
      css_theme: themes['educational-blue'].theme,
    },
    slides: slides.map((slide, index) => ({
      key: `k${index}`,
      slide_id: `slide-${index + 1}`,
      slide_type: 'image',
      organization: '',
      course_id: '7',
      page_id: 'p',
      transition: 'none',
      ...slide,
    })),
  })

const withPicture = (image_url: string) => ({ content: { image_url, image_alt: 'https://example.org' } })

test('slides with a picture of another site are found', () => {
  const shown = of(
    [
      'https://example.org/tide.png',
      '/api/images/7/p/tide.png',
      ' HTTP://example.org/tide.png',
      '//example.org/tide.png',
      'https://lectern.example/api/images/7/p/tide.png',
      'data:image/png;base64,AAAA',
      '',
    ].map(withPicture),
  )
  expect(slidesWithForeignPictures(shown, ownSite)).toEqual([1, 3, 4])
})

test('an address in a text, or of a type without pictures, is no picture', () => {
  const slides = [
    { slide_type: 'text', content: { slide_content: 'https://example.org/tide.png' } },
    { slide_type: 'text', ...withPicture('https://example.org/tide.png') },
  ]
  expect(slidesWithForeignPictures(of(slides), ownSite)).toEqual([])
})

test('a drawing hides the picture of its slide', () => {
  const drawing = { kind: 'number', rows: [{ label: '12 hours' }] }
  const shown = of([{ ...withPicture('https://example.org/tide.png'), drawing }])
  expect(slidesWithForeignPictures(shown, ownSite)).toEqual([])
})

test('a picture on two slides is copied once, and both slides show the copy', () => {
  const shown = of(
    ['https://example.org/tide.png', '/api/images/7/p/own.png', ' https://example.org/tide.png '].map(
      withPicture,
    ),
  )
  expect(foreignPictures(shown, ownSite)).toEqual(['https://example.org/tide.png'])
  const copies = new Map([['https://example.org/tide.png', '/api/images/7/p/copy.png']])
  const { slides } = replacePictures(shown, copies)
  expect(slides.map(({ content }) => content['image_url'])).toEqual([
    '/api/images/7/p/copy.png',
    '/api/images/7/p/own.png',
    '/api/images/7/p/copy.png',
  ])
  expect(slides[1]).toBe(shown.slides[1])
})

test('a slideshow without a copied picture stays the same', () => {
  const shown = of([withPicture('https://example.org/tide.png')])
  expect(replacePictures(shown, new Map())).toBe(shown)
})
