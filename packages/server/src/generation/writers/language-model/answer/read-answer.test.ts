import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Answer, readAnswer, type Wanted } from './read-answer.ts'

const wanted: Wanted<{ slides: { text: string }[] }> = {
  schema: z.object({ slides: z.array(z.object({ text: z.string() })).min(1) }),
  main: 'slides',
  isEnough: ({ slides }) => slides.length >= 2,
}
const read = (text: string, end: Answer['end'] = 'stop') => readAnswer({ text, end }, wanted)
const slides = (...texts: string[]) => ({ ok: true, value: { slides: texts.map((text) => ({ text })) } })

describe('an answer', () => {
  test('is read between prose', () => {
    expect(read('Here: {"slides": [{"text": "a"}]} Enjoy!')).toEqual(slides('a'))
  })

  test('is read without the object around its list, and in an object around it', () => {
    expect(read('[{"text": "a"}]')).toEqual(slides('a'))
    expect(read('{"slideshow": {"slides": [{"text": "a"}]}}')).toEqual(slides('a'))
    expect(read('{"result": [{"text": "a"}]}')).toEqual(slides('a'))
  })

  test('is the one that matches the schema, if there are several', () => {
    expect(read('{"draft": "a longer object than the next"} {"slides": [{"text": "a"}]}')).toEqual(
      slides('a'),
    )
  })

  test('without its closing brackets is complete', () => {
    expect(read('{"slides": [{"text": "a"}')).toEqual(slides('a'))
  })

  test('that was cut off is used without its end if there is enough of it', () => {
    const cut = '{"slides": [{"text": "a"}, {"text": "b"}, {"text": "c'
    expect(read(cut, 'length')).toEqual(slides('a', 'b'))
    expect(read(cut)).toEqual(slides('a', 'b'))
    expect(read('{"slides": [{"text": "a"}, {"text": "b', 'length')).toMatchObject({ reason: 'cut-off' })
    expect(read('{"slides": [{"text": "a"}]', 'length')).toMatchObject({ reason: 'cut-off' })
  })

  test('that was cut off too early reports no other faults', () => {
    expect(read('{"slides": [{"text": 1}, {"text": "b', 'length')).toMatchObject({
      reason: 'cut-off',
      faults: ['It was cut off. Write less, so that it gets to its end.'],
    })
  })

  test.each<[string, string, Answer['end'], string]>([
    ['nothing', ' ', 'stop', 'empty'],
    ['thoughts up to its limit', 'Let me see', 'length', 'cut-off'],
    ['prose', 'I would rather not.', 'stop', 'no-json'],
    ['no end', '', 'too-large', 'too-large'],
    ['another form', '{"slides": []}', 'stop', 'against-rules'],
  ])('of %s is unusable, with a fault for the model', (_what, text, end, reason) => {
    expect(read(text, end)).toMatchObject({ ok: false, reason, faults: [expect.any(String)] })
  })

  test('lists the places of its faults, at most twenty', () => {
    const text = JSON.stringify({ slides: Array.from({ length: 50 }, () => ({ text: 1 })) })
    const reading = read(text)
    expect(reading).toMatchObject({
      faults: expect.arrayContaining([expect.stringMatching(/^slides\[3\]\.text: /)]),
    })
    expect(!reading.ok && reading.faults).toHaveLength(20)
  })
})
