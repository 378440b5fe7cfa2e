import type { Remark } from '@lectern/domain/problems/remark.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Spending } from '../../../../platform/providers/spending.ts'
import { createTaskAnswers } from '../../../answer-cache/task-answers.ts'
import type { Block } from '../../../page.ts'
import { answerFromPrompt } from '../../../../testing/writing/answer-from-prompt.ts'
import { ask, page, slides } from '../../../../testing/writing/leaf-answers.ts'
import { messagesOf, readPrompt } from '../../../../testing/writing/read-prompt.ts'
import {
  chatFault,
  chatText,
  type ChainAnswer,
  rememberedAnswers,
  scriptedChain,
} from '../../../../testing/writing/scripted-chain.ts'

const down: ChainAnswer = () => chatFault(401, '')
const up: ChainAnswer = () => undefined
const planOnly: ChainAnswer = (body) => (readPrompt(body).asks === 'plan' ? undefined : chatFault(401, ''))

describe('the kept answers of a chain', () => {
  test('name the model that gave them, and the reason, when another attempt uses them', async () => {
    const kept = rememberedAnswers()
    await scriptedChain({ first: down, second: up }).write('slideshow', ask({ kept }))
    const remarks: Remark[] = []
    const again = scriptedChain({ first: up, second: up })
    const draft = await again.write('slideshow', ask({ kept, onRemark: (one) => remarks.push(one) }))
    expect(again.asked).toEqual([])
    expect(draft.made_by).toBe('second (language model)')
    expect(remarks).toMatchObject([
      {
        notice: {
          code: 'HANDED_OVER',
          values: { from: 'first', to: 'second' },
          because: { code: 'WRITER_FAILED' },
        },
      },
    ])
  })

  test('are credited beside what the first model writes after a restart', async () => {
    const kept = rememberedAnswers()
    const interrupted = scriptedChain({ first: down, second: planOnly })
    await expect(interrupted.write('slideshow', ask({ kept }))).rejects.toMatchObject({ reason: 'key' })
    const again = scriptedChain({ first: up, second: up })
    const draft = await again.write('slideshow', ask({ kept }))
    expect(new Set(again.asked)).toEqual(new Set(['first']))
    expect(draft.made_by).toBe('first (language model) + second (language model)')
  })
})

test.each(['{"text": "x", "end": "in a form of another version"}', 'no JSON'])(
  'a kept answer that cannot be read is asked for again: %s',
  async (unreadable) => {
    const chain = scriptedChain({ first: up })
    const kept = { ...rememberedAnswers(), find: async () => unreadable }
    const draft = await chain.write('slideshow', ask({ kept }))
    expect(draft.slides.length).toBeGreaterThan(0)
    expect(chain.asked).not.toEqual([])
  },
)

describe('models that decline in words', () => {
  const blocks = Array.from({ length: 40 }, (_, at): Block => ({
    kind: 'paragraph',
    id: `b${at + 1}`,
    path: [`Section ${Math.floor(at / 5) + 1}`],
    text: `Plants of kind ${at} take in light and air, and make ${at} sorts of sugar of them every day.`,
  }))
  const longPage = { ...page, blocks, words: 680 }
  const declines: ChainAnswer = (body) =>
    readPrompt(body).asks === 'plan' ? undefined : chatText('I cannot help with that.')

  test('hand over to the next one, and not further, when several calls are refused at the same time', async () => {
    const chain = scriptedChain({ first: declines, second: up, third: up })
    const remarks: Remark[] = []
    const draft = await chain.write(
      'slideshow',
      ask({ page: longPage, onRemark: (one) => remarks.push(one) }),
    )
    expect(chain.asked.filter((model) => model === 'first').length).toBeGreaterThan(4)
    expect(chain.asked).not.toContain('third')
    expect(remarks.map(({ notice }) => notice.values)).toMatchObject([{ from: 'first', to: 'second' }])
    expect(draft.made_by).toBe('first (language model) + second (language model)')
  })

  test('after a part of their parts leave only the missing ones to the next one', async () => {
    const kept = rememberedAnswers()
    const calls = { first: 0 }
    const onePart: ChainAnswer = (body) => {
      const prompt = readPrompt(body)
      if (prompt.asks === 'plan') return undefined
      calls.first += 1
      if (calls.first > 1) return chatText('I cannot help with that.')
      const whole = z.object({ slides: z.array(z.unknown()) }).parse(answerFromPrompt(body))
      return chatText(JSON.stringify({ slides: whole.slides.slice(0, 1) }))
    }
    const chain = scriptedChain({ first: onePart, second: up })
    const draft = await chain.write('slideshow', ask({ kept, options: { minutes: 1 } }))
    const [question] = chain.bodies.filter((_body, at) => chain.asked[at] === 'second')
    const last = messagesOf(question).at(-1)?.content ?? ''
    expect(last).toMatch(/^These parts of the answer cannot be used/)
    expect(last).not.toMatch(/Write slides? 1/)
    expect(draft.made_by).toBe('first (language model) + second (language model)')
    const again = scriptedChain({ first: up, second: up })
    expect((await again.write('slideshow', ask({ kept, options: { minutes: 1 } }))).slides).toEqual(
      draft.slides,
    )
    expect(again.asked).toEqual([])
  })

  test('are not among the authors if none of their text is used', async () => {
    const chain = scriptedChain({ first: () => chatText('I cannot help with that.'), second: up })
    expect(await chain.write('slideshow', ask())).toMatchObject({ made_by: 'second (language model)' })
  })
})

describe('equal requests to rewrite', () => {
  const slide = { ...slides.title, slide_type: 'title' as const }
  const request = { page, images: new Map<string, string>(), language: 'en', instruction: 'Shorter', slide }
  const answers = () => scriptedChain({ first: () => chatText(JSON.stringify({ slide, note: '' })) })

  test('at the same time are paid for once, and later ones again', async () => {
    const chain = answers()
    const [one, other] = await Promise.all([
      chain.rewrite('slideshow', request),
      chain.rewrite('slideshow', { ...request }),
    ])
    expect(one).toEqual(other)
    expect(chain.asked).toHaveLength(1)
    await chain.rewrite('slideshow', request)
    await chain.rewrite('slideshow', { ...request, instruction: 'Livelier' })
    expect(chain.asked).toHaveLength(3)
  })

  test('go on when one of their callers leaves', async () => {
    const chain = answers()
    const controller = new AbortController()
    const left = chain.rewrite('slideshow', { ...request, signal: controller.signal })
    const stays = chain.rewrite('slideshow', request)
    controller.abort()
    await expect(left).rejects.toMatchObject({ code: 'CANCELLED' })
    expect((await stays).slide).toMatchObject({ slide_type: 'title' })
    expect(chain.asked).toHaveLength(1)
  })

  test('forget the answers that the first caller kept, also if that one leaves', async () => {
    const chain = answers()
    const kept = rememberedAnswers()
    const [first, second] = [createTaskAnswers(kept), createTaskAnswers(kept)]
    const controller = new AbortController()
    const left = chain.rewrite('slideshow', { ...request, kept: first, signal: controller.signal })
    const stays = chain.rewrite('slideshow', { ...request, kept: second })
    controller.abort()
    await expect(left).rejects.toMatchObject({ code: 'CANCELLED' })
    await stays
    expect(kept.size).toBe(1)
    await second.done()
    expect(kept.size).toBe(0)
    await chain.rewrite('slideshow', { ...request, kept: createTaskAnswers(kept) })
    expect(chain.asked, 'the same request again').toHaveLength(2)
  })

  test('of two accounts are paid by each of them, and a spent budget refuses only its own request', async () => {
    const paidBy: string[] = []
    const budgetOf = (accountId: string, isSpent = false): Spending => ({
      accountId,
      hasDollarLimit: false,
      async call(_purchase, make) {
        if (isSpent) throw new Problem('BUDGET_SPENT')
        paidBy.push(accountId)
        return make()
      },
    })
    const chain = answers()
    const [refused, answered] = await Promise.allSettled([
      chain.rewrite('slideshow', { ...request, spending: budgetOf('ada', true) }),
      chain.rewrite('slideshow', { ...request, spending: budgetOf('ben') }),
      chain.rewrite('slideshow', { ...request, spending: budgetOf('ben') }),
    ])
    expect(refused).toMatchObject({ reason: { code: 'BUDGET_SPENT' } })
    expect(answered.status).toBe('fulfilled')
    expect(paidBy).toEqual(['ben'])
  })

  test('and equal questions about a page are paid for once, and name the model that answered', async () => {
    const chain = scriptedChain({ first: () => chatText('{"language": "en", "sentences": []}') })
    const asked = { page, images: new Map<string, string>(), question: 'Who?' }
    const [one, other] = await Promise.all([chain.answer(asked), chain.answer({ ...asked })])
    expect(one).toEqual(other)
    expect(one.made_by).toMatch(/\(language model\)$/)
    expect(chain.asked).toHaveLength(1)
    await chain.answer({ ...asked, question: 'When?' })
    expect(chain.asked).toHaveLength(2)
  })

  test('use the answers of an attempt that failed', async () => {
    const kept = rememberedAnswers()
    let calls = 0
    const fails = scriptedChain({
      first: () => ((calls += 1) === 1 ? chatText('{"slide": {}}') : chatFault(503, '')),
    })
    await expect(fails.rewrite('slideshow', { ...request, kept })).rejects.toMatchObject({ reason: 'busy' })
    const again = answers()
    await again.rewrite('slideshow', { ...request, kept })
    expect(again.asked).toHaveLength(1)
    expect(messagesOf(again.bodies[0])).toHaveLength(4)
  })
})
