import { Problem } from '@lectern/domain/problems/problems.ts'
import { describe, expect, test } from 'vitest'
import type { SourceText, TranslationRequest } from '../../../translation.ts'
import type { Writer } from '../../../writer.ts'
import { type Spending, unlimitedSpending } from '../../../../platform/providers/spending.ts'
import { chatAnswer, type ScriptedAnswer } from '../../../../testing/network/scripted-provider.ts'
import { chatText, rememberedAnswers, scriptedChain } from '../../../../testing/writing/scripted-chain.ts'
import { readPrompt } from '../../../../testing/writing/read-prompt.ts'
import { startScriptedWriter } from '../../../../testing/writing/scripted-writer.ts'
import { translateWords } from '../../../../testing/writing/translate-words.ts'

const source = (text: string, more: Partial<SourceText> = {}): SourceText => ({
  text,
  use: 'slide title',
  isSpoken: false,
  ...more,
})
const title = source('The water cycle of the Earth')
const script = source('Warm water rises as vapour and falls again as rain within 9 days.', { isSpoken: true })
const german = [
  'Der Kreislauf des Wassers',
  'Warmes Wasser steigt als Dampf auf und fällt in 9 Tagen wieder als Regen.',
]
const answer = (...texts: string[]): ScriptedAnswer =>
  chatAnswer({ texts: texts.map((text, at) => ({ id: `t${at + 1}`, text })), refusal: '' })
const ask = (writer: Writer, more: Partial<TranslationRequest> = {}) =>
  writer.translate?.({
    title: 'Water',
    texts: [title, script],
    from: 'en',
    to: 'de',
    terms: [],
    isUrgent: true,
    ...more,
  })

describe('a language model translates', () => {
  test('the texts of a slide in one call, with their use, their longest form, the title and the terms', async () => {
    const one = await startScriptedWriter([answer(...german)])
    const terms = ['water', 'ocean']
    const translated = await ask(one, { terms, texts: [source('The water'), script] })
    expect(translated).toMatchObject({ texts: german, warnings: [] })
    const [system, user] = one.messages(0)
    expect(system?.content).toContain('into German')
    for (const part of [
      'from English into German',
      '“Water”',
      '"use":"slide title"',
      '"longest":23',
      'exactly as written: “water”',
    ])
      expect(user?.content).toContain(part)
    expect(user?.content).not.toContain('ocean')
  })

  test('without formulas, code and addresses, which stay', async () => {
    const one = await startScriptedWriter([answer('Die Fläche ist ⟦2⟧, nicht ⟦1⟧.')])
    const texts = [source('Not `a*a` but $a^2$ is the area.'), source('$b^2$'), source('12')]
    const translated = await ask(one, { texts })
    expect(translated?.texts).toEqual(['Die Fläche ist $a^2$, nicht `a*a`.', '$b^2$', '12'])
    expect(one.messages(0)[1]?.content).not.toContain('a^2')
  })

  test('nothing, without a call, if there are no words', async () => {
    const one = await startScriptedWriter([])
    expect((await ask(one, { texts: [source('$b^2$'), source('')] }))?.texts).toEqual(['$b^2$', ''])
    expect(one.provider.requests).toEqual([])
  })

  test('many texts in several calls, in their order', async () => {
    const one = await startScriptedWriter(({ body }) => {
      const { texts } = readPrompt(body)
      return chatAnswer({ texts: texts.map(({ id }) => ({ id, text: `Wort ${id}` })), refusal: '' })
    })
    const texts = Array.from({ length: 70 }, (_, at) => source(`word t${at + 1}`))
    const translated = await ask(one, { texts })
    expect(translated?.texts).toEqual(texts.map((_, at) => `Wort t${at + 1}`))
    expect(one.provider.requests).toHaveLength(3)
  })

  test('again, once, what is too long, and takes the shorter answer', async () => {
    const long = 'Der ewige und wunderbare Kreislauf des Wassers der ganzen Erde'
    const one = await startScriptedWriter([answer(long, german[1] ?? ''), answer(...german)])
    expect(await ask(one)).toMatchObject({ texts: german, doubtful: [] })
    expect(one.messages(1).at(-1)?.content).toContain('The text t1 is too long')
  })

  test('and keeps an answer with a doubt after the second call, which it names', async () => {
    const without = [german[0] ?? '', 'Warmes Wasser steigt als Dampf auf und fällt wieder als Regen.']
    const one = await startScriptedWriter([answer(...without), answer(...without)])
    expect(await ask(one)).toMatchObject({ texts: without, doubtful: [1] })
    expect(one.messages(1).at(-1)?.content).toContain('lacks numbers of the original: “9”')
  })

  test('and keeps the first answer if the second call fails', async () => {
    const without = [german[0] ?? '', 'Warmes Wasser steigt als Dampf auf und fällt wieder als Regen.']
    const one = await startScriptedWriter([answer(...without), { status: 400, body: {} }])
    expect(await ask(one)).toMatchObject({ texts: without, doubtful: [1] })
  })
})

describe('an answer is used', () => {
  test('if a text is a name, which is the same in both languages', async () => {
    const name = 'Johann Wolfgang von Goethe'
    const one = await startScriptedWriter([answer(name)])
    expect(await ask(one, { texts: [source(name)] })).toMatchObject({ texts: [name], doubtful: [] })
  })

  test('if it quotes as much of a third language as the original', async () => {
    const one = await startScriptedWriter([answer('Ὁ ἄνθρωπος φύσει πολιτικὸν ζῷον — Aristoteles')])
    const texts = [source('Ὁ ἄνθρωπος φύσει πολιτικὸν ζῷον — Aristotle')]
    expect(await ask(one, { texts })).toMatchObject({ doubtful: [] })
  })

  test('with a doubt if one of several texts is not translated twice', async () => {
    const copied = [german[0] ?? '', script.text]
    const one = await startScriptedWriter([answer(...copied), answer(...copied)])
    expect(await ask(one)).toMatchObject({ texts: copied, doubtful: [1] })
    expect(one.messages(1).at(-1)?.content).toContain('The text t2 is not translated.')
  })
})

describe('an answer is not used', () => {
  test.each<[string, ScriptedAnswer, object]>([
    ['is empty', chatAnswer(''), { code: 'WRITER_FAILED', reason: 'empty' }],
    ['lacks a text', answer('Der Kreislauf'), { code: 'WRITER_FAILED', reason: 'againstRules' }],
    ['has an empty text', answer('Der Kreislauf', ''), { code: 'WRITER_FAILED', reason: 'againstRules' }],
    ['repeats the original', answer(title.text, script.text), { code: 'WRITER_FAILED', reason: 'language' }],
    ['declines in words', chatAnswer('I cannot do this.'), { code: 'WRITER_REFUSED' }],
  ])('if it %s twice', async (_what, given, problem) => {
    const one = await startScriptedWriter([given, given])
    await expect(ask(one)).rejects.toMatchObject(problem)
    expect(one.provider.requests).toHaveLength(2)
  })

  test('if it is in another language', async () => {
    const spanish = translateWords(script.text.repeat(6), 'Spanish')
    const one = await startScriptedWriter([answer(spanish), answer(spanish)])
    const texts = [source(script.text.repeat(6), { isSpoken: true })]
    await expect(ask(one, { texts })).rejects.toMatchObject({ code: 'WRITER_FAILED', reason: 'language' })
  })

  test('if it is in the letters of another language, also a short one', async () => {
    const one = await startScriptedWriter([answer(...german), answer(...german)])
    await expect(ask(one, { to: 'ar' })).rejects.toMatchObject({ code: 'WRITER_FAILED', reason: 'language' })
  })

  test('if a formula is missing or doubled', async () => {
    const texts = [source('The area is $a^2$.')]
    const one = await startScriptedWriter([answer('Die Fläche.'), answer('Die Fläche ist ⟦1⟧ und ⟦1⟧.')])
    await expect(ask(one, { texts })).rejects.toMatchObject({ code: 'WRITER_FAILED', reason: 'againstRules' })
    expect(one.messages(1).at(-1)?.content).toContain('exactly these marks: ⟦1⟧')
  })

  test('if the model declines, which is not asked again', async () => {
    const one = await startScriptedWriter([chatAnswer({ texts: [], refusal: 'I do not translate this.' })])
    await expect(ask(one)).rejects.toMatchObject({
      code: 'WRITER_REFUSED',
      values: { words: 'I do not translate this.' },
    })
    expect(one.provider.requests).toHaveLength(1)
  })
})

describe('a translation', () => {
  test('fails if the model hangs', async () => {
    const one = await startScriptedWriter(() => ({ silent: true }), { timeoutMs: 50 })
    await expect(ask(one)).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' })
  })

  test('ends when it is cancelled', async () => {
    const leaving = new AbortController()
    const one = await startScriptedWriter(() => ({ silent: true }))
    const asking = ask(one, { signal: leaving.signal })
    await expect.poll(() => one.provider.requests.length).toBe(1)
    leaving.abort(new Problem('CANCELLED'))
    await expect(asking).rejects.toMatchObject({ code: 'CANCELLED' })
  })

  test('uses the paid answers of an attempt that failed', async () => {
    const kept = rememberedAnswers()
    const texts = Array.from({ length: 40 }, (_, at) => source(`The ${at} words of this long text here`))
    let calls = 0
    const one = await startScriptedWriter(
      ({ body }) => {
        calls += 1
        if (calls === 2) return { status: 401, body: {} }
        const asked = readPrompt(body)
        return chatAnswer({
          texts: asked.texts.map(({ id, text }) => ({ id, text: translateWords(text, 'German') })),
          refusal: '',
        })
      },
      { parallel: 1 },
    )
    await expect(ask(one, { texts, kept })).rejects.toMatchObject({ code: 'WRITER_FAILED' })
    await ask(one, { texts, kept })
    expect(one.provider.requests).toHaveLength(3)
  })

  test('is counted by its budget', async () => {
    const purchases: string[] = []
    const spending = {
      ...unlimitedSpending,
      call: ((purchase, make) => {
        purchases.push(purchase.model ?? '')
        return make()
      }) satisfies typeof unlimitedSpending.call,
    }
    const one = await startScriptedWriter([answer(...german)])
    await ask(one, { spending })
    expect(purchases).toEqual(['llama'])
    const spent = { ...unlimitedSpending, call: () => Promise.reject(new Problem('BUDGET_SPENT')) }
    await expect(ask(one, { spending: spent })).rejects.toMatchObject({ code: 'BUDGET_SPENT' })
    expect(one.provider.requests).toHaveLength(1)
  })

  test('by a chain names the model that translated, and equal ones at the same time are paid for once', async () => {
    const text = JSON.stringify({
      texts: german.map((one, at) => ({ id: `t${at + 1}`, text: one })),
      refusal: '',
    })
    const chain = scriptedChain({
      first: () => chatText('I cannot help with that.'),
      second: () => chatText(text),
    })
    const [one, other] = await Promise.all([ask(chain), ask(chain)])
    expect(one).toEqual(other)
    expect(one).toMatchObject({
      made_by: 'second (language model)',
      warnings: [{ notice: { code: 'HANDED_OVER', values: { from: 'first', to: 'second' } } }],
    })
    expect(chain.asked.filter((model) => model === 'second')).toHaveLength(1)
  })

  test('of two accounts is paid by each of them, and a spent budget refuses only its own request', async () => {
    const paidBy: string[] = []
    const budgetOf = (accountId: string, isSpent = false): Spending => ({
      ...unlimitedSpending,
      accountId,
      async call(_purchase, make) {
        if (isSpent) throw new Problem('BUDGET_SPENT')
        paidBy.push(accountId)
        return make()
      },
    })
    const text = JSON.stringify({
      texts: german.map((one, at) => ({ id: `t${at + 1}`, text: one })),
      refusal: '',
    })
    const chain = scriptedChain({ first: () => chatText(text) })
    const [refused, answered] = await Promise.allSettled([
      ask(chain, { spending: budgetOf('ada', true) }),
      ask(chain, { spending: budgetOf('ben') }),
      ask(chain, { spending: budgetOf('ben') }),
    ])
    expect(refused).toMatchObject({ reason: { code: 'BUDGET_SPENT' } })
    expect(answered.status).toBe('fulfilled')
    expect(paidBy).toEqual(['ben'])
  })

  test('is not offered by the built-in writer', () => {
    expect(scriptedChain({}).translate).toBeUndefined()
    expect(scriptedChain({ first: () => undefined }, { fallback: true }).translate).toBeDefined()
  })
})
