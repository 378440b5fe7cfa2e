import { expect, test } from 'vitest'
import { promptMs, promptSentences, sentenceToSay } from './prompt-sentences.ts'

const script = 'The tide rises for six hours.  It falls.\n\nThen it rises again.'

test('the sentences of a script hold all of it', () => {
  const sentences = promptSentences(script, 'en')
  expect(sentences.map(({ text }) => text)).toEqual([
    'The tide rises for six hours.',
    'It falls.',
    'Then it rises again.',
  ])
  expect(sentences.map(({ text, after }) => text + after).join('')).toBe(script)
})

test('the sentence to say follows the time that the script takes; the last one stays', () => {
  const sentences = promptSentences(script, 'en')
  const whole = promptMs(script)
  expect(sentenceToSay(sentences, script, 0)).toBe(0)
  expect(sentenceToSay(sentences, script, whole * 0.6)).toBe(1)
  expect(sentenceToSay(sentences, script, whole * 0.9)).toBe(2)
  expect(sentenceToSay(sentences, script, whole * 5)).toBe(2)
})

test('a script without words has no sentence to say', () => {
  expect(sentenceToSay(promptSentences(' ', 'en'), ' ', 100)).toBe(-1)
})
