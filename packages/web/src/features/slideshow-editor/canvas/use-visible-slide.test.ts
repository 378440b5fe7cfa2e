import { slide as schema } from '@lectern/domain/slideshow/slideshow.ts'
import { expect, test } from 'vitest'
import { isSameLook } from './use-visible-slide.ts'

const slide = schema.parse({ slide_id: 'slide-1', slide_type: 'text', content: { slide_title: 'Tides' } })

test('a slide looks the same with another script', () => {
  expect(isSameLook(slide, { ...slide, audio_script: 'The sea rises.', audio_path: '/audio/1.mp3' })).toBe(
    true,
  )
  expect(isSameLook({ ...slide, sources: ['p-1'] }, slide)).toBe(true)
})

test.each([
  { content: { ...slide.content } },
  { slide_id: 'slide-2' },
  { slide_type: 'title' },
  { transition: 'zoom-in' },
  { animations: { backgroundAnimation: { type: 'rain' } } },
  { of_a_later_version: true },
])('a slide with another %o may look different', (change) => {
  expect(isSameLook(slide, { ...slide, ...change })).toBe(false)
  expect(isSameLook({ ...slide, ...change }, slide)).toBe(false)
})
