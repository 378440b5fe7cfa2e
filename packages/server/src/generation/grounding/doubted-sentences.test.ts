import { expect, test } from 'vitest'
import { doubtedSentences, findDoubted } from './doubted-sentences.ts'

const doubt = { code: 'SENTENCE_DOUBTED', values: { words: 'It rains.' } }
const others = [{ code: 'NOTHING_TO_ADD' }, { code: 'SENTENCE_DOUBTED' }]

test.each([
  ['a finished job', { notes: [...others, doubt], outcome: null }],
  [
    'a job that failed or still makes audio',
    { notes: null, outcome: { remarks: [{ sentence: '', notice: doubt }] } },
  ],
])('reads the doubts of %s', (_, job) => {
  expect(doubtedSentences(job)).toEqual(new Set(['It rains.']))
})

test.each([undefined, {}, { notes: null, outcome: { failed: [] } }, { notes: 'none' }])(
  'has none of a job with %o',
  (job) => {
    expect(doubtedSentences(job).size).toBe(0)
  },
)

test('finds every text with a doubted sentence, and names its first passage', () => {
  const text = { text: 'It rains. It is wet. It rains.', sources: ['b2', 'b3'] }
  const texts = [
    { ...text, path: 'audio_script' },
    { path: 'content.slide_content', text: 'It rains often.', sources: [] },
    { path: 'content.title', text: 'It rains.', sources: [] },
  ]
  expect(findDoubted(texts, new Set(['It rains.']), undefined)).toEqual([
    { path: 'audio_script', reason: 'doubted', sentence: 'It rains.', words: [], expected: [], block: 'b2' },
    { path: 'content.title', reason: 'doubted', sentence: 'It rains.', words: [], expected: [] },
  ])
})
