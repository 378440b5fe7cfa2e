import { expect, test } from 'vitest'
import type { Drawing } from '../../drawings/drawing.ts'
import { changeDrawing, putDrawing, showAsTable } from './edit-drawing.ts'
import { slideOf } from './edit-slides.ts'
import { slideshow } from '../slideshow.ts'

const bars: Drawing = {
  kind: 'bars',
  unit: 'm',
  axis: '',
  series: [],
  rows: [
    { label: 'Bristol', text: '', values: [11.4] },
    { label: 'Venice', text: '', values: [0.9] },
  ],
}

const show = slideshow.parse({
  presentation: { title: 'Tides', css_theme: {}, language: 'en' },
  slides: [
    {
      key: 'slide-key-000001',
      slide_id: 'slide-1',
      slide_type: 'image',
      audio_script: 'Look.',
      content: { slide_title: 'Five harbours', image_url: '/media/a.png', image_alt: '' },
    },
  ],
})
const [{ key }] = show.slides as [(typeof show.slides)[number]]
const drawn = putDrawing(show, key, bars)

test('a drawing is described by its data, and the picture stays for later', () => {
  expect(slideOf(drawn, key)).toMatchObject({
    drawing: bars,
    content: { image_url: '/media/a.png', image_alt: 'Bristol: 11.4 m; Venice: 0.9 m' },
  })
})

test('the description follows the data', () => {
  const changed = changeDrawing(drawn, key, { unit: 'metres' })
  expect(slideOf(changed, key)?.content['image_alt']).toBe('Bristol: 11.4 metres; Venice: 0.9 metres')
})

test('a description of the author stays', () => {
  const slides = drawn.slides.map((slide) => ({
    ...slide,
    content: { ...slide.content, image_alt: 'Bristol has by far the highest tides.' },
  }))
  const changed = changeDrawing({ ...drawn, slides }, key, { unit: '' })
  expect(slideOf(changed, key)?.content['image_alt']).toBe('Bristol has by far the highest tides.')
})

test('without its drawing a slide shows its picture again', () => {
  const removed = slideOf(putDrawing(drawn, key, undefined), key)
  expect(removed?.drawing).toBeNull()
  expect(removed?.content['image_alt']).toBe('')
})

test('a plain table replaces the drawing on the same slide', () => {
  const table = slideOf(showAsTable(drawn, key), key)
  expect(table).toMatchObject({
    slide_type: 'table',
    audio_script: 'Look.',
    content: { slide_title: 'Five harbours', row_1_col_1: 'Bristol', row_1_col_2: '11.4' },
  })
  expect(table).not.toHaveProperty('drawing')
})

test('a slideshow with a drawing is valid, and one with a broken drawing is refused', () => {
  expect(slideshow.safeParse(drawn).success).toBe(true)
  const broken = { ...drawn, slides: drawn.slides.map((slide) => ({ ...slide, drawing: { kind: 'bars' } })) }
  expect(slideshow.safeParse(broken).success).toBe(false)
})
