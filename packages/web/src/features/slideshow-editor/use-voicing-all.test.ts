import { slideshow as schema } from '@lectern/domain/slideshow/slideshow.ts'
import { expect, test } from 'vitest'
import { voiceEach } from './use-voicing-all.ts'

const { slides } = schema.parse({
  presentation: { title: 'Letters', css_theme: {} },
  slides: ['a', 'b', 'c'].map((slide_id) => ({ slide_id, slide_type: 'text', content: {} })),
})

test('every slide is voiced in turn, and those that failed are not counted', async () => {
  const told: number[] = []
  const { signal } = new AbortController()
  const voice = async ({ slide_id }: { slide_id: string }) => slide_id !== 'b'
  expect(await voiceEach(slides, voice, signal, (done) => told.push(done))).toBe(2)
  expect(told).toEqual([0, 1, 2])
})

test('cancelled, the slide that is being voiced is the last', async () => {
  const control = new AbortController()
  const voiced: string[] = []
  const voice = async ({ slide_id }: { slide_id: string }) => {
    voiced.push(slide_id)
    control.abort()
    return true
  }
  expect(await voiceEach(slides, voice, control.signal, () => {})).toBe(1)
  expect(voiced).toEqual(['a'])
})
