import { expect, test } from 'vitest'
import type { Drawing } from '../../drawings/drawing.ts'
import { changeDrawing, putDrawing, showAsTable } from './edit-drawing.ts'
import { changeContent, slideOf } from './edit-slides.ts'
import { putPicture } from './put-picture.ts'
import { type Slideshow, slideshow } from '../slideshow.ts'

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
const withAlt = (deck: Slideshow, alt: string) => changeContent(deck, key, 'image_alt', alt)

test('the description of a drawing stays empty, and the picture stays for later', () => {
  expect(slideOf(drawn, key)).toMatchObject({
    drawing: bars,
    content: { image_url: '/media/a.png', image_alt: '' },
  })
})

test('a computed description that an earlier version stored is removed', () => {
  const stored = withAlt(drawn, 'Bristol: 11.4 m; Venice: 0.9 m')
  expect(slideOf(changeDrawing(stored, key, { unit: 'metres' }), key)?.content['image_alt']).toBe('')
})

test('a description of the author stays', () => {
  const changed = changeDrawing(withAlt(drawn, 'Bristol has by far the highest tides.'), key, { unit: '' })
  expect(slideOf(changed, key)?.content['image_alt']).toBe('Bristol has by far the highest tides.')
})

test('without its drawing a slide shows its picture again, with the description of the picture', () => {
  const described = putDrawing(withAlt(show, 'A harbour at night'), key, bars)
  expect(slideOf(described, key)?.content['image_alt']).toBe('')
  const removed = slideOf(putDrawing(changeDrawing(described, key, { unit: 'km' }), key, undefined), key)
  expect(removed?.drawing).toBeNull()
  expect(removed?.content['image_alt']).toBe('A harbour at night')
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

test('a plain table keeps the other content of the slide, but no cells of an earlier table', () => {
  const before = changeContent(
    changeContent(drawn, key, 'slide_content', 'In spring'),
    key,
    'row_3_col_1',
    'Old',
  )
  const table = slideOf(showAsTable(before, key), key)
  expect(table?.content).toMatchObject({ slide_content: 'In spring', image_url: '/media/a.png' })
  expect(table?.content).not.toHaveProperty('row_3_col_1')
})

test('a drawing with more rows than a table has room for stays a drawing', () => {
  const rows = Array.from({ length: 17 }, (_, at) => ({ label: `L${at}`, text: '', values: [at, at] }))
  const large = putDrawing(show, key, { ...bars, series: ['One', 'Two'], rows })
  expect(showAsTable(large, key)).toBe(large)
})

test('a new picture replaces the drawing, which would hide it', () => {
  const shown = slideOf(putPicture(drawn, key, 'image_url', { url: '/media/b.png', alt: 'A quay' }), key)
  expect(shown).toMatchObject({ drawing: null, content: { image_url: '/media/b.png', image_alt: 'A quay' } })
})

test('a slideshow with a drawing is valid, and one with a broken drawing is refused', () => {
  expect(slideshow.safeParse(drawn).success).toBe(true)
  const broken = { ...drawn, slides: drawn.slides.map((slide) => ({ ...slide, drawing: { kind: 'bars' } })) }
  expect(slideshow.safeParse(broken).success).toBe(false)
})
