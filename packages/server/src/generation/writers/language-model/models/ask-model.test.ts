import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createProviderGuard } from '../../../../platform/providers/provider-guard.ts'
import {
  chunk,
  events,
  floods,
  type ModelAnswer,
  type ScriptedModel,
  startScriptedModel,
  status,
  streamed,
} from '../../../../testing/writing/scripted-model.ts'
import { readerOf } from '../answer/read-answer.ts'
import { askModel } from './ask-model.ts'
import { modelTerms } from '../model-terms.ts'

let model: ScriptedModel
afterEach(() => model.close())

const right = '{"words": ["leaf"]}'

async function ask(...answers: ModelAnswer[]) {
  model = await startScriptedModel(...answers)
  const access = { model: 'm', url: model.url, key: 'k', fetch, guard: createProviderGuard(modelTerms) }
  return askModel(
    access,
    { timeouts: { totalMs: 60_000, idleMs: 60_000 }, task: 'page' },
    {
      instructions: 'Answer with JSON.',
      prompt: 'Say a word.',
      read: readerOf({ schema: z.object({ words: z.array(z.string()).min(1) }), main: 'words' }),
    },
  )
}

const sent = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })
const messages = (call: number) => sent.parse(JSON.parse(model.requests[call] ?? '')).messages

describe('a question to a model', () => {
  test.each<[string, ModelAnswer]>([
    ['plain', right],
    ['with thoughts', `<think>{"words": [] } or {x}?</think>${right}`],
    ['with thoughts that never end', `<think>Let me use {x}. ${right}`],
    ['in a code fence, with prose', `Sure!\n\`\`\`json\n${right}\n\`\`\`\nBye.`],
    ['with a trailing comma', '{"words": ["leaf",],}'],
    ['as a list alone', '[{"words": ["leaf"]}]'.slice(1, -1)],
    ['without its last bracket', right.slice(0, -1)],
    [
      'whole, not as a stream',
      status(200, { choices: [{ message: { content: right }, finish_reason: 'stop' }] }),
    ],
  ])('takes one call when the answer is %s', async (_what, answer) => {
    expect(await ask(answer)).toEqual({ words: ['leaf'] })
    expect(model.requests).toHaveLength(1)
  })

  test('takes a second call with the answer, without its thoughts, and the faults', async () => {
    expect(await ask('<think>secret thoughts</think>{"words": []}', right)).toEqual({ words: ['leaf'] })
    const [system, question, answer, repair] = messages(1)
    expect(system?.content).toBe('Answer with JSON.')
    expect(question?.content).toBe('Say a word.')
    expect(answer).toEqual({ role: 'assistant', content: '{"words": []}' })
    expect(repair?.content).toContain('- words: ')
  })

  test.each<[string, ModelAnswer, object]>([
    ['against the rules', '{"words": []}', { code: 'WRITER_FAILED' }],
    [
      'no JSON',
      'I cannot say words.',
      { code: 'WRITER_REFUSED', message: expect.stringContaining('“I cannot say words.”') },
    ],
    ['empty', '', { code: 'WRITER_FAILED' }],
    [
      'cut off',
      streamed('{"words": ["le', 'length'),
      { code: 'WRITER_FAILED', message: expect.stringContaining('stopped in the middle') },
    ],
    ['garbled', status(200, '{"choices": [{"mess'), { code: 'WRITER_FAILED' }],
  ])('takes no more than two calls when the answer is %s', async (_what, answer, problem) => {
    await expect(ask(answer)).rejects.toMatchObject({ ...problem, retryable: false })
    expect(model.requests).toHaveLength(2)
  })

  test('takes one call when the model or its provider declines, and quotes it', async () => {
    await expect(
      ask(events(chunk({ refusal: 'I cannot help with **that**.' }, 'stop'))),
    ).rejects.toMatchObject({
      code: 'WRITER_REFUSED',
      message: 'The language model declined to write this. It says: “I cannot help with that.”',
    })
    expect(model.requests).toHaveLength(1)
  })

  test('takes one call when there is no answer', async () => {
    await expect(ask(status(500))).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' })
    expect(model.requests).toHaveLength(1)
  })

  test('does not repeat an endless answer', async () => {
    expect(await ask(floods(200), right)).toEqual({ words: ['leaf'] })
    expect(model.requests[1]?.length).toBeLessThan(2000)
    expect(messages(1).at(-1)?.content).toContain('did not come to an end')
  })

  test('repeats a long answer in part', async () => {
    expect(await ask(streamed('no '.repeat(33_000)), right)).toEqual({ words: ['leaf'] })
    expect(model.requests[1]?.length).toBeLessThan(70_000)
  })
})
