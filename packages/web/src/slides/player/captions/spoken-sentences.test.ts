import { expect, test } from 'vitest'
import { slide } from '@lectern/domain/slideshow/slideshow.ts'
import { sentenceAt } from './audio-sentences.ts'
import { spokenSentences } from './spoken-sentences.ts'

const sentences = [
  { text: 'One.', start_ms: 200, end_ms: 900 },
  { text: 'Two.', start_ms: 1200, end_ms: 2000 },
]
const said = (more: object) =>
  slide.parse({
    slide_id: 'a',
    slide_type: 'text',
    content: {},
    organization: '',
    course_id: '',
    page_id: '',
    ...more,
  })
const audio = { text: 'One. Two.', voice_id: '', engine: '', duration_ms: 2000, sentences }

test.each([
  [0, -1],
  [200, 0],
  [1000, 0],
  [1200, 1],
  [9000, 1],
])('at %i ms the spoken sentence is %i', (time, index) => {
  expect(sentenceAt(sentences, time)).toBe(index)
})

test('uses the sentences of the audio, also after the script was changed', () => {
  const slideWithAudio = said({ audio_path: 'a.mp3', audio, audio_script: 'Something else.' })
  expect(spokenSentences(slideWithAudio, 'en')).toEqual(sentences)
})

test('without audio, the sentences of the script share the time of the slide by their length', () => {
  expect(spokenSentences(said({ audio_script: 'Aaaa. Aaaaaaaaa.' }), 'en')).toMatchObject([
    { text: 'Aaaa.', start_ms: 0 },
    { text: 'Aaaaaaaaa.', start_ms: expect.closeTo(5000 / 3) },
  ])
})

test('a slide without words has no sentences', () => {
  expect(spokenSentences(said({}), undefined)).toEqual([])
})
