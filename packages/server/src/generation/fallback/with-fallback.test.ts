import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answerFromPrompt } from '../../testing/writing/answer-from-prompt.ts'
import { ask } from '../../testing/writing/leaf-answers.ts'
import { createFakeWriter } from '../../testing/writing/fake-writer.ts'
import { scriptedResponses, type ScriptedStep } from '../../testing/network/response-script.ts'
import type { DoubleResponse } from '../../testing/writing/model-double.ts'
import { modelDoubles } from '../../testing/writing/model-doubles.ts'
import { withFallback } from './with-fallback.ts'
import type { Writer } from '../writer.ts'
import { createLanguageModels, createWriter } from '../writers.ts'

/** The turns of a request to Anthropic, as those of a chat request. */
const anthropicRequest = z.object({
  messages: z.array(
    z.object({
      role: z.string(),
      content: z
        .array(z.looseObject({ text: z.string() }))
        .transform((items) => items.map(({ text }) => text).join('')),
    }),
  ),
})

const broken = (problem: unknown): Writer => ({
  ...createFakeWriter(),
  name: 'gpt-5 (language model)',
  write: async () => Promise.reject(problem),
  rewrite: async () => Promise.reject(problem),
  answer: async () => Promise.reject(problem),
})
const builtIn: Writer = {
  ...createFakeWriter(),
  name: 'Outline writer',
  declines: { tone: 'It cannot change the tone.' },
}

describe('a writer with a fallback', () => {
  test('lets the other one answer a question that it declines, and says so', async () => {
    const problem = new Problem('WRITER_REFUSED', { reason: 'declined', values: { words: 'No.' } })
    const { page, images } = ask()
    const answer = await withFallback(broken(problem), builtIn).answer({ page, images, question: 'Leaves?' })
    expect(answer).toMatchObject({
      made_by: 'Outline writer',
      sentences: [{ sources: ['b1'] }],
      warnings: [{ notice: { code: 'HANDED_OVER', because: { code: 'WRITER_REFUSED' } } }],
    })
  })

  test.each([
    new Problem('WRITER_FAILED', { reason: 'credit' }),
    new Problem('WRITER_FAILED', { reason: 'key', values: { variable: 'OPENAI_API_KEY' } }),
    new Problem('WRITER_REFUSED'),
    new Problem('PAGE_TOO_LONG'),
    new Problem('WRITER_UNAVAILABLE', { reason: 'slow' }),
    new Problem('WRITER_UNAVAILABLE', { retryAfterSeconds: 3600 }),
  ])('lets the other one write after: %s', async (problem) => {
    const remarks: Remark[] = []
    const writer = withFallback(broken(problem), builtIn)
    const request = { ...ask({ options: { tone: 'playful' } }), onRemark: (one: Remark) => remarks.push(one) }
    expect(await writer.write('slideshow', request)).toMatchObject({ made_by: 'Outline writer' })
    expect(remarks.map(({ notice }) => notice.code)).toEqual(['HANDED_OVER', 'TONE_NOT_FOLLOWED'])
    expect(remarks[0]).toMatchObject({
      sentence: expect.stringContaining(problem.message),
      notice: {
        values: { from: 'gpt-5 (language model)', to: 'Outline writer' },
        because: { code: problem.code },
      },
    })
  })

  test.each([
    new Problem('WRITER_UNAVAILABLE', { retryAfterSeconds: 60 }),
    new Problem('WRITER_FAILED', { reason: 'empty', values: { task: 'page' } }),
    new Problem('CANCELLED'),
    new Problem('PAGE_TOO_SHORT'),
  ])('fails with %s as without one', async (problem) => {
    const writer = withFallback(broken(problem), builtIn)
    await expect(writer.write('slideshow', ask())).rejects.toBe(problem)
  })

  test('never hands over after it was cancelled', async () => {
    const problem = new Problem('WRITER_UNAVAILABLE', { reason: 'disconnected' })
    const writer = withFallback(broken(problem), builtIn)
    await expect(writer.write('slideshow', ask({ signal: AbortSignal.abort() }))).rejects.toBe(problem)
  })
})

describe('the writer of a chain', () => {
  const credentials = { key: 'k', url: undefined, price: undefined, variable: 'K', parallel: 4 }
  const [openai, anthropic] = modelDoubles
  if (!openai || !anthropic) throw new Error('There are no doubles.')
  const responseOf = ({ body, status = 200, headers = {} }: DoubleResponse) =>
    new Response(body, { status, headers })
  const chain = (fallback: boolean, ...steps: readonly ScriptedStep[]) =>
    chainOf(fallback, scriptedResponses(...steps).fetch)
  const chainOf = (fallback: boolean, fetch: typeof globalThis.fetch) => {
    const models = [openai, anthropic].map(({ provider, model }) => ({
      ...credentials,
      provider,
      model,
      label: provider,
    }))
    return createWriter(createLanguageModels({ models, fallback }, fetch))
  }

  test('names the model that wrote, and says that it was handed over', async () => {
    const remarks: Remark[] = []
    const writer = chainOf(false, async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.includes(anthropic.path)) return responseOf(openai.fault(401, ''))
      const { messages } = anthropicRequest.parse(await request.json())
      return responseOf(anthropic.answer([JSON.stringify(answerFromPrompt({ messages }))]))
    })
    const draft = await writer.write('slideshow', { ...ask(), onRemark: (one) => remarks.push(one) })
    expect(draft.made_by).toBe(`${anthropic.model} (language model)`)
    expect(remarks).toMatchObject([
      { notice: { code: 'HANDED_OVER', values: { from: openai.model, to: anthropic.model } } },
    ])
  })

  test('fails if no model writes, unless the built-in writer may', async () => {
    const refusals = [openai.fault(401, ''), anthropic.fault(402, '')]
    await expect(chain(false, ...refusals).write('slideshow', ask())).rejects.toMatchObject({ reason: 'key' })
    const draft = await chain(true, ...refusals).write('slideshow', ask())
    expect(draft.made_by).toBe('Outline writer')
  })
})
