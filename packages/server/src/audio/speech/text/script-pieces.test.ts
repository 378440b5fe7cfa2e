import { describe, expect, test } from 'vitest'
import { passagesOfPlan, planNarration, spokenText } from './narration-plan.ts'

const plan = (script: string, followed: ('slow' | 'strong')[] = []) =>
  planNarration(script, 'en', [], followed)

describe('a script with pauses', () => {
  test('is cut at them, also inside a sentence, and is silent for as long as the author marked', async () => {
    const sentences = await plan(
      '[pause 3 s] The answer is [pause 2 s] forty-two. [pause 0.5 s] Next. [pause]',
    )
    expect(sentences.map(({ written, lead, pause }) => [written, lead, pause])).toEqual([
      ['The answer is', 3, 2],
      ['forty-two.', undefined, 0.5],
      ['Next.', undefined, 1],
    ])
  })

  test('keeps a full stop with its words, and the pause after both', async () => {
    const sentences = await plan('The end [pause]. Next.')
    expect(sentences.map(({ written, pause }) => [written, pause])).toEqual([
      ['The end.', 1],
      ['Next.', undefined],
    ])
  })

  test('begins a new request after a pause, and joins the other sentences', async () => {
    const passages = passagesOfPlan(await plan('One. Two. [pause 2 s] Three. Four.'), { joinsUpTo: 500 })
    expect(passages.map(({ text, pause }) => [text, pause])).toEqual([
      ['One. Two.', 2],
      ['Three. Four.', 0.6],
    ])
  })

  test('is silent for two minutes at most', async () => {
    const sentences = await plan('Word. [pause 5 s] '.repeat(100))
    expect(sentences.reduce((sum, { pause = 0 }) => sum + pause, 0)).toBe(120)
  })

  test('has another identity than the script without them', async () => {
    expect(spokenText(await plan('One. [pause] Two.'))).toBe('One.\n[pause 1]\nTwo.')
    expect(spokenText(await plan('One. Two.'))).toBe('One.\nTwo.')
  })
})

describe('a script with slow and strong words', () => {
  const script = 'Read [slow]this **now**[/slow]. It is [strong]very[/strong] old.'

  test('is spoken and identified as if it had none by a voice that follows none', async () => {
    expect(await plan(script)).toEqual(await plan('Read this **now**. It is very old.'))
  })

  test('has the marks that the voice follows', async () => {
    const [first, second] = await plan(script, ['slow'])
    expect(first).toMatchObject({
      written: 'Read this **now**.',
      spoken: 'Read this now.',
      spans: [
        { text: 'Read', marks: [] },
        { text: ' this now', marks: ['slow'] },
        { text: '.', marks: [] },
      ],
    })
    expect(second).not.toHaveProperty('spans')
  })

  test('is one request for a provider, and one for each change for a built-in voice', async () => {
    const sentences = await plan(script, ['slow', 'strong'])
    const [request, ...others] = passagesOfPlan(sentences, { joinsUpTo: 500, mixesMarks: true })
    expect(others).toEqual([])
    expect(request?.text).toBe('Read this now. It is very old.')
    expect(request?.spans?.map(({ text }) => text).join('')).toBe(request?.text)
    expect(passagesOfPlan(sentences).map(({ text, spans }) => [text, spans?.[0]?.marks])).toEqual([
      ['Read', undefined],
      ['this now', ['slow']],
      ['It is', undefined],
      ['very', ['strong']],
      ['old.', undefined],
    ])
  })
})
