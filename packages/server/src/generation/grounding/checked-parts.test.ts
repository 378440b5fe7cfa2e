import { expect, test } from 'vitest'
import { createCheckedParts } from './checked-parts.ts'

const passages = [
  {
    id: 'b1',
    path: [],
    text: 'The sun warms the sea, and water rises as vapour. The vapour cools and forms clouds.',
  },
]
const ground = { passages, title: 'The water cycle', language: 'en' }
const wrong = 'Napoleon invaded Russia during the winter campaign.'
const right = 'The sun warms the sea.'
const script = (...sentences: readonly string[]) => ({
  path: 'audio_script',
  text: sentences.join(' '),
  sources: ['b1'],
})

test('the check of a long text ends when its time is over', async () => {
  let time = 0
  // Each look at the clock finds it a second later.
  const checks = createCheckedParts(() => (time += 1000))
  const text = script(wrong, ...Array.from({ length: 50 }, (_, at) => `The sun warms the sea ${at} times.`))
  const { faults, complete } = await checks.find([text], ground)
  expect(complete).toBe(false)
  expect(faults[0]).toMatchObject({ path: 'audio_script', sentence: wrong })
  expect(time).toBeLessThan(10_000)
})

test('the faults of a text are those of its sentences, in order', async () => {
  const checks = createCheckedParts(() => 0)
  const { faults, complete } = await checks.find([script(right, wrong, right, `${wrong}!`)], ground)
  expect(complete).toBe(true)
  expect(faults.map(({ sentence }) => sentence)).toEqual([wrong, expect.stringContaining('Napoleon')])
})
