import { expect, test } from 'vitest'
import { promptMs, promptSentences, promptSentenceAt } from './prompt-sentences.ts'

const script = 'The tide rises for six hours.  It falls.\n\nThen it rises again.'

test('the sentences contain the whole script', () => {
  const sentences = promptSentences(script, 'en')
  expect(sentences.map(({ text }) => text)).toEqual([
    'The tide rises for six hours.',
    'It falls.',
    'Then it rises again.',
  ])
  expect(sentences.map(({ text, after }) => text + after).join('')).toBe(script)
})

test('returns the sentence by the elapsed time, and the last one after the end', () => {
  const sentences = promptSentences(script, 'en')
  const whole = promptMs(script)
  expect(promptSentenceAt(sentences, script, 0)).toBe(0)
  expect(promptSentenceAt(sentences, script, whole * 0.6)).toBe(1)
  expect(promptSentenceAt(sentences, script, whole * 0.9)).toBe(2)
  expect(promptSentenceAt(sentences, script, whole * 5)).toBe(2)
})

test('returns no sentence for a script without words', () => {
  expect(promptSentenceAt(promptSentences(' ', 'en'), ' ', 100)).toBe(-1)
})
