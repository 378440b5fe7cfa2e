import { soundOf } from '@lectern/domain/narration/marks/sound-of.ts'
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
        { text: ' this now.', marks: ['slow'] },
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
      ['this now.', ['slow']],
      ['It is', undefined],
      ['very', ['strong']],
      ['old.', undefined],
    ])
  })
  test.each([
    ['So **[slow]word[/slow]** it is', ['So', ' word', ' it is']],
    ['So [slow]**word**[/slow] it is', ['So', ' word', ' it is']],
    ['So ~~old~~ _[slow]new[/slow]_ it is', ['So old', ' new', ' it is']],
    ['Here $E = [slow]mc^2[/slow]$ holds', ['Here', ' E equals m c squared', ' holds']],
    ['See [the [slow]page[/slow]](/a) now', ['See', ' the page', ' now']],
    ['Is this [slow]right[/slow]?', ['Is this', ' right?']],
    ['C’est [slow]vrai[/slow] ?', ['C’est', ' vrai ?']],
    ['[slow]Read[/slow] "[strong]this[/strong]".', ['Read', ' "this".']],
  ])('are cut into spans that a voice can read: %j', async (marked, spans) => {
    const [sentence] = await plan(marked, ['slow', 'strong'])
    expect(sentence?.spans?.map(({ text }) => text)).toEqual(spans)
  })

  test('are not cut in a formula at a pause', async () => {
    const sentences = await plan('So $E = [pause] m$ holds.')
    expect(sentences.map(({ spoken, pause }) => [spoken, pause])).toEqual([
      ['So E equals m', 1],
      ['holds.', undefined],
    ])
  })

  test.each([
    ['A. [pause]\nB.', 'A.\n[pause] B.'],
    ['- A.\n[pause] - B.', '- A.\n- [pause] B.'],
    ['The end [pause]. Next.', 'The end. [pause] Next.'],
    ['[slow]A.[/slow] [slow]B.[/slow]', '[slow]A. B.[/slow]'],
    ['Is it [slow]right[/slow]?', 'Is it [slow]right?[/slow]'],
    ['So $E = [slow]mc^2[/slow]$ holds', 'So [slow]$E = mc^2$[/slow] holds'],
  ])('have one identity if they sound the same: %j and %j', async (one, other) => {
    const identity = async (text: string) => spokenText(await plan(text, ['slow', 'strong']))
    expect(await identity(one)).toBe(await identity(other))
    expect(soundOf(one)).toBe(soundOf(other))
  })
})
