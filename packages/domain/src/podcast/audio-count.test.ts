import { expect, test } from 'vitest'
import {
  countAudio,
  leftOutOfFeedSentence,
  missingAudioSentence,
  outdatedAudioSentence,
} from './audio-count.ts'
import { podcast } from './podcast.ts'

const audio = (text: string) => ({ text, voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] })
const of = (dialogue: object[]) =>
  podcast.parse({
    podcast: { title: 'Leaves', organization: '', course_id: '7', page_id: 'p' },
    segments: [{ segment_id: 1, segment_title: 'A', dialogue }],
  })

test('lines without audio and with outdated audio are counted, and lines without words are not', () => {
  const count = countAudio(
    of([
      { speaker: 'ALEX', content: 'Said.', audio_path: '/a.mp3', audio: audio('Said.') },
      { speaker: 'ALEX', content: 'Changed.', audio_path: '/a.mp3', audio: audio('Said.') },
      { speaker: 'JAMIE', content: 'Not said.' },
      { speaker: 'JAMIE', content: ' … ' },
      { speaker: 'ALEX', content: '[pause 2 s]' },
    ]),
  )
  expect(count).toEqual({ lines: 3, missing: 1, outdated: 1 })
  expect(missingAudioSentence(count)).toBe('1 of 3 lines has no audio yet. Generate audio first.')
})

test('a line with the voice of the other host is counted as outdated', () => {
  const alexs = { ...audio('Said.'), host: 'ALEX' }
  const line = { content: 'Said.', audio_path: '/a.mp3', audio: alexs }
  const count = countAudio(
    of([
      { ...line, speaker: 'ALEX' },
      { ...line, speaker: 'JAMIE' },
    ]),
  )
  expect(count).toEqual({ lines: 2, missing: 0, outdated: 1 })
})

test('nothing is missing if all lines have audio, and nothing is audible if none has', () => {
  expect(missingAudioSentence({ lines: 12, missing: 3, outdated: 0 })).toBe(
    '3 of 12 lines have no audio yet. Generate audio first.',
  )
  expect(missingAudioSentence({ lines: 3, missing: 0, outdated: 2 })).toBeUndefined()
  expect(missingAudioSentence(countAudio(of([])))).toBe('This podcast has no lines yet that need audio.')
})

test('a feed omits only podcasts with missing audio', () => {
  expect(leftOutOfFeedSentence({ lines: 201, missing: 201, outdated: 0 })).toBe(
    '201 of 201 lines have no audio yet: the podcast feed leaves this episode out.',
  )
  expect(leftOutOfFeedSentence({ lines: 0, missing: 0, outdated: 0 })).toMatch(/^This podcast has no lines/)
  expect(leftOutOfFeedSentence({ lines: 3, missing: 0, outdated: 1 })).toBeUndefined()
})

test('outdated audio is mentioned if there is any', () => {
  expect(outdatedAudioSentence({ lines: 5, missing: 0, outdated: 1 })).toBe(
    '1 of 5 lines still has audio of earlier words.',
  )
  expect(outdatedAudioSentence({ lines: 5, missing: 0, outdated: 0 })).toBeUndefined()
})
