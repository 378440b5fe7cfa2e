import { expect, test } from 'vitest'
import type { Unusable } from './read-answer.ts'
import { refusedAnswer, unusableAnswer } from './unusable-answer.ts'

const failed = (reason: Unusable, text = '') =>
  unusableAnswer(
    { ok: false, reason, faults: ['slides[0].sources: names no block at position 12'] },
    text,
    'page',
  )

test.each<Unusable>(['empty', 'no-json', 'unreadable', 'cut-off', 'too-large', 'against-rules', 'language'])(
  'an unusable answer (%s) has whole sentences for the author, without the faults for the model',
  (reason) => {
    const { code, message, details } = failed(reason)
    expect([code, details]).toEqual(['WRITER_FAILED', undefined])
    expect(message).toMatch(/^The language model .+\. Please try again, or choose another model\.$/)
    expect(message).not.toMatch(/slides\[|position|JSON/)
  },
)

test('prose in place of an answer is quoted', () => {
  expect(failed('no-json', 'I cannot help with that.')).toMatchObject({
    code: 'WRITER_REFUSED',
    message: 'The language model did not write the requested content. It says: “I cannot help with that.”',
  })
})

test('a refusal is quoted as one plain line of bounded length', () => {
  const { message } = refusedAnswer(`**No.**\n\n# I “can't”\u0000\u202e ${'do that '.repeat(1000)}`)
  expect(message).toMatch(/It says: “No\. I "can't" do that do that .* …”$/)
  expect(message.length).toBeLessThan(300)
})

test('a refusal without words has the default sentence', () => {
  expect(refusedAnswer(' … ').message).toBe(
    'The language model declined to write this. Change the page or choose another model.',
  )
})
