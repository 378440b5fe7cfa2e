import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createProviderGuard } from '../../../../platform/providers/provider-guard.ts'
import {
  chunk,
  events,
  answersEndlessly,
  type ModelAnswer,
  type ScriptedModel,
  startScriptedModel,
  status,
  streamAnswer,
} from '../../../../testing/writing/scripted-model.ts'
import { readerOf } from '../answer/read-answer.ts'
import { askModel, type Question } from './ask-model.ts'
import { modelTerms } from '../model-terms.ts'

let model: ScriptedModel
afterEach(() => model.close())

/** An answer whose connection breaks, or that never continues, after this text. */
const stopsAfter =
  (text: string, breaks: boolean): ModelAnswer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(chunk({ content: text }), () => breaks && setImmediate(() => response.destroy()))
  }

const right = '{"words": ["leaf"]}'

const readWords = readerOf({ schema: z.object({ words: z.array(z.string()).min(1) }), main: 'words' })

async function ask<T>(
  answers: ModelAnswer | readonly ModelAnswer[],
  { read, idleMs = 60_000 }: { read: Question<T>['read']; idleMs?: number },
): Promise<T> {
  model = await startScriptedModel(...[answers].flat())
  const access = { model: 'm', url: model.url, key: 'k', fetch, guard: createProviderGuard(modelTerms) }
  return askModel(
    access,
    { timeouts: { totalMs: 60_000, idleMs }, task: 'page' },
    { instructions: 'Answer with JSON.', prompt: 'Say a word.', read },
  )
}

const askForWords = async (...answers: ModelAnswer[]) => ask(answers, { read: readWords })

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
    expect(await askForWords(answer)).toEqual({ words: ['leaf'] })
    expect(model.requests).toHaveLength(1)
  })

  test('takes a second call with the answer, without its thoughts, and the faults', async () => {
    expect(await askForWords('<think>secret thoughts</think>{"words": []}', right)).toEqual({
      words: ['leaf'],
    })
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
      streamAnswer('{"words": ["le', 'length'),
      { code: 'WRITER_FAILED', message: expect.stringContaining('stopped in the middle') },
    ],
    ['garbled', status(200, '{"choices": [{"mess'), { code: 'WRITER_FAILED' }],
  ])('takes no more than two calls when the answer is %s', async (_what, answer, problem) => {
    await expect(askForWords(answer)).rejects.toMatchObject({ ...problem, retryable: false })
    expect(model.requests).toHaveLength(2)
  })

  test('takes one call when the model or its provider declines, and quotes it', async () => {
    await expect(
      askForWords(events(chunk({ refusal: 'I cannot help with **that**.' }, 'stop'))),
    ).rejects.toMatchObject({
      code: 'WRITER_REFUSED',
      message: 'The language model declined to write this. It says: “I cannot help with that.”',
    })
    expect(model.requests).toHaveLength(1)
  })

  test('takes one call when there is no answer', async () => {
    await expect(askForWords(status(500))).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' })
    expect(model.requests).toHaveLength(1)
  })

  test.each([
    ['breaks', true],
    ['stalls', false],
  ])(
    'uses the complete items of an answer whose stream %s, and no answer without one',
    async (_what, breaks) => {
      const read = readerOf({
        schema: z.object({ items: z.array(z.object({ word: z.string() })) }),
        main: 'items',
        isEnough: () => true,
      })
      const partial = '{"items": [{"word": "leaf"}, {"wo'
      expect(await ask([stopsAfter(partial, breaks)], { read, idleMs: 500 })).toEqual({
        items: [{ word: 'leaf' }],
      })
      await model.close()
      await expect(ask([stopsAfter('{"items": [{"wo', breaks)], { read, idleMs: 500 })).rejects.toMatchObject(
        {
          code: 'WRITER_UNAVAILABLE',
        },
      )
    },
  )

  test('does not repeat an endless answer', async () => {
    expect(await askForWords(answersEndlessly(200), right)).toEqual({ words: ['leaf'] })
    expect(model.requests[1]?.length).toBeLessThan(2000)
    expect(messages(1).at(-1)?.content).toContain('did not come to an end')
  })

  test('repeats a long answer in part', async () => {
    expect(await askForWords(streamAnswer('no '.repeat(33_000)), right)).toEqual({ words: ['leaf'] })
    expect(model.requests[1]?.length).toBeLessThan(70_000)
  })
})
