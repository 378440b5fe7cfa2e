import { describe, expect, test } from 'vitest'
import type { Block } from '../../../page.ts'
import { chatAnswer } from '../../../../testing/network/scripted-provider.ts'
import { answerFromPrompt } from '../../../../testing/writing/answer-from-prompt.ts'
import { ask, page } from '../../../../testing/writing/leaf-answers.ts'
import { messagesOf, readPrompt } from '../../../../testing/writing/read-prompt.ts'
import { startPlanningWriter, startScriptedWriter } from '../../../../testing/writing/scripted-writer.ts'

const subjects = ['Leaves', 'Roots', 'Stems', 'Flowers', 'Seeds', 'Fruits', 'Barks', 'Buds']

/** A page of 12 sections with 10 different paragraphs each, about 3000 words. */
const blocks = Array.from({ length: 120 }, (_, at): Block => {
  const subject = subjects[at % subjects.length] ?? ''
  const sentences = Array.from(
    { length: 3 },
    (_each, index) => `${subject} of kind ${at} take in ${index + 2} parts of light every day.`,
  )
  return {
    kind: 'paragraph',
    id: `b${at + 1}`,
    path: [`Section ${Math.floor(at / 10) + 1}`],
    text: sentences.join(' '),
  }
})
const longPage = { ...page, blocks, words: 3000 }

describe('a long page', () => {
  test('is written from all of its blocks, in bounded prompts, with slides in the order of the plan', async () => {
    const one = await startScriptedWriter(({ body }) => chatAnswer(answerFromPrompt(body)))
    const progress: string[] = []
    const parts: number[] = []
    const draft = await one.write(
      'slideshow',
      ask({
        page: longPage,
        onProgress: (done, total) => progress.push(`${done}/${total}`),
        onPart: ({ index }) => parts.push(index),
      }),
    )
    const prompts = one.provider.requests.map(({ body }) => readPrompt(body))
    const written = prompts.filter(({ asks }) => asks === 'write')
    expect(new Set(written.flatMap((prompt) => prompt.blocks.map(({ id }) => id)))).toEqual(
      new Set(blocks.map(({ id }) => id)),
    )
    for (const { body } of one.provider.requests)
      expect(JSON.stringify(messagesOf(body)).length).toBeLessThan(60_000)
    const total = written.length + 1
    expect(progress).toEqual(['0/2', ...Array.from({ length: total }, (_, done) => `${done + 1}/${total}`)])
    expect(parts.toSorted((a, b) => a - b)).toEqual(draft.slides.map((_, at) => at))
    const firsts = draft.slides
      .slice(1, -1)
      .map(({ sources }) => blocks.findIndex(({ id }) => id === sources[0]))
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
  })

  test.each([1, 4])('is written by %i calls at the same time, and no more', async (parallel) => {
    let [running, most, arrived] = [0, 0, 0]
    let release = () => {}
    const all = new Promise<void>((resolve) => (release = resolve))
    const one = await startScriptedWriter(
      async ({ body }) => {
        running += 1
        most = Math.max(most, running)
        // The first calls for slides wait for each other.
        if (readPrompt(body).asks === 'write' && (arrived += 1) === parallel) release()
        if (readPrompt(body).asks === 'write') await all
        running -= 1
        return chatAnswer(answerFromPrompt(body))
      },
      { parallel },
    )
    await one.write('slideshow', ask({ page: longPage, options: { minutes: 6 } }))
    expect(most).toBe(parallel)
  })

  test('starts no further call after a failure', async () => {
    const one = await startPlanningWriter(
      (_prompt, call) => (call === 0 ? { status: 401, body: {} } : undefined),
      {
        parallel: 1,
      },
    )
    await expect(one.write('slideshow', ask({ page: longPage }))).rejects.toMatchObject({
      code: 'WRITER_FAILED',
    })
    expect(one.asked('write')).toHaveLength(1)
  })
})
