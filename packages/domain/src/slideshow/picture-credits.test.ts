import { expect, test } from 'vitest'
import { themes } from '../theme/themes.ts'
import { pictureCredits } from './picture-credits.ts'
import { slideshow } from './slideshow.ts'

const gauge = '/api/images/7/p/gauge.png'
const content = { slide_title: 'A gauge', image_url: gauge, image_alt: 'A gauge' }
const passages = [{ id: 'b1', text: 'A rain gauge. (credit: Jane Roe)', image: { url: gauge, alt: '' } }]

const creditsOf = (slides: object[], more: object = { passages }) =>
  pictureCredits(
    slideshow.parse({
      presentation: {
        title: 'Rain',
        organization: '',
        course_id: '7',
        page_id: 'p',
        css_theme: themes['educational-blue'].theme,
      },
      slides: slides.map((slide, index) => ({
        slide_id: `slide-${index + 1}`,
        slide_type: 'image',
        organization: '',
        course_id: '7',
        page_id: 'p',
        transition: 'none',
        ...slide,
      })),
      ...more,
    }),
  )

test('the credit in the caption on the page is named once, with the title of the first slide', () => {
  const again = { ...content, slide_title: 'Again' }
  expect(creditsOf([{ content }, { content: again }])).toEqual(['A gauge (credit: Jane Roe)'])
})

test('the credit in the words of the slide is enough', () => {
  const shown = { ...content, slide_content: 'It collects rain. (credit: Jane Roe)' }
  expect(creditsOf([{ content: shown }], {})).toEqual(['A gauge (credit: Jane Roe)'])
})

test.each([
  ['another picture', { content: { ...content, image_url: '/api/images/7/p/other.png' } }],
  ['a drawing', { content, drawing: { kind: 'bars', rows: [{ label: 'May', values: [3] }] } }],
  ['a picture of a model', { content, generated_picture: { url: gauge, by: '', prompt: '', variant: 0 } }],
  ['text only', { slide_type: 'text', content: { slide_title: 'A', slide_content: 'B (credit: C)' } }],
])('a slide with %s does not show it', (_, slide) => {
  expect(creditsOf([slide])).toEqual([])
})
