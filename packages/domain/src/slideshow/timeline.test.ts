import { expect, test } from 'vitest'
import { placeAt, slideDuration, timeline } from './timeline.ts'

const silent = { slide_type: 'text', audio_script: '', content: {} }
const voiced = (duration_ms: number) => ({
  ...silent,
  audio_path: '/audio/files/a.mp3',
  audio: { text: '', voice_id: '', engine: '', duration_ms, sentences: [] },
})

test('a slide plays as long as its audio', () => {
  expect(slideDuration(voiced(12_345))).toBe(12_345)
})

test('without audio it is shown as long as its script takes to read, at 150 words per minute', () => {
  expect(slideDuration({ ...silent, audio_script: 'word '.repeat(75) })).toBe(30_000)
})

test('without a script its text is counted, also in languages without spaces', () => {
  expect(slideDuration({ ...silent, content: { slide_title: 'word '.repeat(25) } })).toBe(10_000)
  expect(
    slideDuration({ ...silent, content: { slide_content: '月亮吸引海水。'.repeat(20) } }),
  ).toBeGreaterThan(10_000)
})

test('a script of only marks counts as none', () => {
  const slide = { ...silent, content: { slide_title: 'word '.repeat(25) } }
  expect(slideDuration({ ...slide, audio_script: '[pause 2 s]' })).toBe(slideDuration(slide))
})

test('the address of a picture is not counted', () => {
  const image_url = 'https://example.org/' + 'very/long/'.repeat(50)
  expect(slideDuration({ ...silent, slide_type: 'image', content: { image_url } })).toBe(5000)
})

test('an empty slide is shown for five seconds', () => {
  expect(slideDuration(silent)).toBe(5000)
})

test('slides follow each other, and every time belongs to one of them', () => {
  const line = timeline([voiced(2000), silent, voiced(4000)])
  expect(line).toEqual({ starts: [0, 2000, 7000], end: 11_000 })
  expect(placeAt(line, -5)).toEqual({ index: 0, offset: 0 })
  expect(placeAt(line, 2000)).toEqual({ index: 1, offset: 0 })
  expect(placeAt(line, 8500)).toEqual({ index: 2, offset: 1500 })
})
