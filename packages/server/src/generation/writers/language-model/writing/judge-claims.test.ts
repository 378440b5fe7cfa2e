import { describe, expect, test } from 'vitest'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'
import { createProviderGuard } from '../../../../platform/providers/provider-guard.ts'
import type { Spending } from '../../../../platform/providers/spending.ts'
import type { DoubleResponse } from '../../../../testing/writing/model-double.ts'
import { compatible } from '../../../../testing/writing/model-doubles/compatible.ts'
import { answerLesson, lessonImages, readLesson } from '../../../../testing/writing/lesson/answer-lesson.ts'
import { goodAnswers, type LessonAnswers } from '../../../../testing/writing/lesson/good-answers.ts'
import { ask } from '../../../../testing/writing/leaf-answers.ts'
import { messagesOf } from '../../../../testing/writing/read-prompt.ts'
import { rememberedAnswers } from '../../../../testing/writing/scripted-chain.ts'
import type { WritingRequest } from '../../../writer.ts'
import { modelTerms } from '../model-terms.ts'
import { createLanguageModelWriter } from '../writer/language-model-writer.ts'
import { judgeClaims } from './judge-claims.ts'

const invented = 'Because magma of the volcano was full of gas, the top of the mountain gave way to a crater.'
const answers: LessonAnswers = {
  ...goodAnswers,
  slides: goodAnswers.slides.map((slide, at) =>
    at === 1 ? { ...slide, audio_script: `${slide.audio_script} ${invented}` } : slide,
  ),
}
const asText = (answer: object) => compatible.answer([JSON.stringify(answer)])

/** A `fetch` with these answers. The bodies of its requests are in `bodies`. */
function scripted(answerTo: (body: unknown) => DoubleResponse) {
  const bodies: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body: unknown = await new Request(input, init).json()
    bodies.push(body)
    const { status = 200, headers = {}, ...answer } = answerTo(body)
    return new Response(answer.body, { status, headers })
  }
  return { fetch, bodies }
}

/** Writes the lesson with a judge that answers in this way. */
async function writeJudged(
  judged: ((claims: string) => DoubleResponse) | undefined,
  more: Partial<WritingRequest> = {},
) {
  const textOf = (body: unknown) => messagesOf(body).at(-1)?.content ?? ''
  const judge = scripted((body) => judged?.(textOf(body)) ?? asText({ unsupported: [] }))
  const main = scripted((body) => asText(answerLesson(answers, body)))
  const url = 'http://model.example/v1'
  const guard = createProviderGuard(modelTerms)
  const writer = createLanguageModelWriter({
    model: 'writes',
    url,
    fetch: main.fetch,
    ...(judged && { judge: { model: 'judges', url, key: 'k', fetch: judge.fetch, guard } }),
  })
  const remarks: Remark[] = []
  const draft = await writer.write('slideshow', {
    page: readLesson(),
    images: lessonImages,
    options: {},
    onRemark: (remark) => void remarks.push(remark),
    ...more,
  })
  return { draft, remarks, prompts: judge.bodies.map(textOf), requests: main.bodies.length }
}

/** Finds the sentence of the answers that is invented, and no other. */
function findsInvented(claims: string): DoubleResponse {
  const number = /"number":(\d+),"sentence":"Because magma of the volcano/.exec(claims)?.[1]
  return asText({ unsupported: number === undefined ? [] : [Number(number)] })
}

describe('a second model', () => {
  test('gets sentences in own words with their passages, and reports those that are not supported', async () => {
    const { draft, remarks, prompts } = await writeJudged(findsInvented)
    expect(prompts.join()).toContain('Mount Tambora is a volcano on the island of Sumbawa')
    expect(prompts.join()).not.toContain('"sentence":"Magma rises because')
    expect(remarks.map(({ notice }) => notice)).toEqual([
      { code: 'SENTENCE_DOUBTED', values: { words: invented } },
    ])
    expect(draft.slides[1]?.audio_script).toContain(invented)
  })

  test('changes nothing of the slideshow, and asks the first model nothing', async () => {
    const [with_, without] = [await writeJudged(findsInvented), await writeJudged(undefined)]
    expect(with_.draft).toEqual(without.draft)
    expect(with_.requests).toBe(without.requests)
    expect(without.remarks).toEqual([])
  })

  test.each<[string, () => DoubleResponse]>([
    ['is down', () => compatible.fault(503, '')],
    ['refuses its key', () => compatible.fault(401, '')],
    ['answers in another form', () => compatible.answer(['All of them are fine.'])],
    ['names numbers that there are not', () => asText({ unsupported: [0, 99, -1] })],
  ])('that %s leaves the slideshow as it is', async (_what, judged) => {
    const { draft, remarks } = await writeJudged(judged)
    expect(draft.slides).toHaveLength(6)
    expect(remarks).toEqual([])
  })

  test('is paid from the budget', async () => {
    const models: string[] = []
    const spending: Spending = {
      hasDollarLimit: true,
      call: async ({ model = '' }, make) => {
        models.push(model)
        return make()
      },
    }
    await writeJudged(findsInvented, { spending })
    expect(models).toContain('judges')
  })

  test('without a budget left ends the judging alone', async () => {
    const spending: Spending = {
      hasDollarLimit: true,
      call: async ({ model }, make) => {
        if (model === 'judges') throw new Problem('BUDGET_SPENT')
        return make()
      },
    }
    const { draft, remarks, prompts } = await writeJudged(findsInvented, { spending })
    expect([draft.slides.length, remarks, prompts]).toEqual([6, [], []])
  })

  test('is not asked again by another attempt that has its answers', async () => {
    const kept = rememberedAnswers()
    const first = await writeJudged(findsInvented, { kept })
    const second = await writeJudged(findsInvented, { kept })
    expect(first.prompts.length).toBeGreaterThan(0)
    expect(second.prompts).toEqual([])
    expect(second.remarks).toEqual(first.remarks)
  })
})

test('At most 40 sentences are sent to the judge, ten at a time, those that differ most from the page first', async () => {
  const words = [
    'gas',
    'rock',
    'ash',
    'lava',
    'bread',
    'snow',
    'wind',
    'rain',
    'light',
    'pressure',
    'oats',
    'snowfall',
  ]
  const texts = words.flatMap((one) =>
    words.map((other) => ({
      path: 'script',
      text: `Whenever ${one} meets ${other}, farmers notice strange weather outside.`,
      sources: ['b7'],
    })),
  )
  const asked: string[] = []
  const request = ask({ page: readLesson() })
  await judgeClaims(
    async (question) => {
      asked.push(question.prompt)
      const reading = question.read({ text: '{"unsupported": []}', end: 'stop' }, false)
      if (!reading.ok) throw new Error('The answer has the right form.')
      return reading.value
    },
    { kind: { texts: () => texts }, request, asking: {} },
    [{ part: Object.create(null), draft: undefined, doubts: [] }],
  )
  expect(asked).toHaveLength(4)
  for (const prompt of asked) {
    expect(prompt.match(/"sentence"/g)).toHaveLength(10)
    expect(prompt.length).toBeLessThan(16_000)
  }
})
