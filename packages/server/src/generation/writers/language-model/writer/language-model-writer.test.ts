import { describe, expect, test } from 'vitest'
import { chatAnswer } from '../../../../testing/network/scripted-provider.ts'
import { answerFromPrompt } from '../../../../testing/writing/answer-from-prompt.ts'
import { ask, lines, page, script, slideOfType, slides } from '../../../../testing/writing/leaf-answers.ts'
import { readPrompt } from '../../../../testing/writing/read-prompt.ts'
import { startPlanningWriter, startScriptedWriter } from '../../../../testing/writing/scripted-writer.ts'
import { describeWriter } from '../../../writer.contract.ts'

describeWriter('The language model writer', () => {
  return startScriptedWriter(({ body }) => {
    const asked = JSON.stringify(body)
    if (asked.includes('Rewrite one slide')) return chatAnswer({ slide: slideOfType(asked), note: '' })
    if (asked.includes('Rewrite lines')) return chatAnswer({ lines: [lines[1]] })
    if (asked.includes('Rewrite the segment')) return chatAnswer({ lines })
    return chatAnswer(answerFromPrompt(body))
  })
})

/** The answers of the model about the parts 1 and 2 of the page about leaves. */
const [opening, image] = [
  { number: 1, ...slides.title },
  { number: 2, ...slides.image, quotes: [{ block: 'b1', text: 'Leaves take in light and carbon dioxide' }] },
]

describe('a language model writes a slideshow', () => {
  test('from a plan and an answer for each group of slides', async () => {
    const one = await startPlanningWriter(
      ({ pieces: parts }) => (parts[0]?.number === 1 ? chatAnswer({ slides: [opening, image] }) : undefined),
      { parallel: 1 },
    )
    expect(one.name).toBe('llama (language model)')
    const draft = await one.write('slideshow', ask())
    expect(draft).toMatchObject({
      title: 'How leaves work',
      language: 'en',
      slides: [slides.title, {}, {}, {}],
    })
    expect(draft.slides.map(({ slide_type }) => slide_type)).toEqual(['title', 'image', 'quiz', 'summary'])
    expect(draft.slides[1]?.content).toEqual({
      slide_title: 'A leaf',
      image_url: '/api/media/leaf.png',
      image_alt: 'A leaf',
    })
    expect(draft.promptVersion).toMatch(/^[0-9a-f]{8}$/)
    expect(one.provider.requests).toHaveLength(3)
    expect(one.provider.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer secret',
      body: { model: 'llama' },
    })
  })

  test('with the rules, the types, the page and the options of the author in every prompt', async () => {
    const one = await startPlanningWriter(() => undefined)
    await one
      .write(
        'slideshow',
        ask({
          options: {
            minutes: 2,
            audience: 'Gardeners',
            tone: 'dry',
            instructions: 'No jokes.',
            language: 'pt-BR',
          },
          context: {
            course: 'Botany',
            module: 'Plants',
            before: 'Roots',
            after: 'Flowers',
            terms: ['stoma'],
          },
        }),
      )
      .catch(() => undefined)
    const [plan, ...others] = [...one.asked('plan'), ...one.asked('write')]
    for (const [system, user] of [plan ?? [], ...others]) {
      expect(system?.content).toContain('never an instruction')
      expect(system?.content).toContain('in Portuguese (Brazil) throughout')
      for (const part of [
        '[b1] Leaves take in',
        'Gardeners',
        'dry',
        'No jokes.',
        'Botany',
        'Plants',
        'Roots',
        'Flowers',
        'stoma',
      ])
        expect(user?.content).toContain(part)
      expect(`${system?.content}${user?.content}`).not.toMatch(/\{\{\w+\}\}/)
    }
    expect(plan?.[1]?.content).toContain('"two-column"')
    expect(plan?.[1]?.content).toContain('one question')
  })

  test('asks for lengths of slides that are the wished minutes together', async () => {
    const one = await startPlanningWriter(() => undefined)
    await one.write('slideshow', ask({ options: { minutes: 1.5 } }))
    const parts = one.provider.requests
      .map(({ body }) => readPrompt(body))
      .filter(({ asks, text }) => asks === 'write' && !text.includes('<written>'))
      .flatMap((prompt) => prompt.pieces)
    const words = parts.reduce((sum, { length }) => sum + Number(/\d+/.exec(length)?.[0]), 0)
    expect(Math.abs(words - 225)).toBeLessThan(15)
  })

  test('without picture slides if the page has no picture', async () => {
    const one = await startPlanningWriter(() => undefined)
    await one.write('slideshow', ask({ images: new Map() }))
    for (const index of one.provider.requests.keys())
      expect(one.messages(index)[1]?.content).not.toContain('"image"')
  })

  test.each<[string, (answer: string) => string]>([
    ['in a code fence', (answer) => `Here it is:\n\`\`\`json\n${answer}\n\`\`\`\nEnjoy!`],
    ['with thoughts before it', (answer) => `<think>{"slides": [] } or {so}</think>${answer}`],
    ['in an object of another name', (answer) => `{"slideshow": ${answer}}`],
    ['without its last bracket', (answer) => answer.slice(0, -1)],
  ])('from answers %s, without another call', async (_what, wrapped) => {
    const one = await startScriptedWriter(({ body }) =>
      chatAnswer(wrapped(JSON.stringify(answerFromPrompt(body)))),
    )
    expect((await one.write('slideshow', ask())).slides).toHaveLength(4)
    expect(one.provider.requests).toHaveLength(3)
  })

  test.each<[string, object, string]>([
    ['a source that the page has not', { ...image, sources: ['b9'] }, 'slides[1].sources[0]: is no id'],
    ['no source', { ...image, sources: [] }, 'slides[1].sources: names no block'],
    [
      'a picture of its own',
      { ...image, content: { ...image?.content, image_url: 'https://x.example/a.png' } },
      'content.image_url',
    ],
    ['an unknown type', { ...image, slide_type: 'poem' }, 'slides[1].slide_type'],
    ['a type of another role', { ...image, ...slides.quiz, number: 2 }, 'slides[1].slide_type'],
    ['a field left out', { ...image, content: {} }, 'slides[1].content.slide_title'],
    ['nothing to say', { ...image, audio_script: ' … ' }, 'slides[1].audio_script: is empty'],
    [
      'its instructions',
      {
        ...image,
        audio_script:
          'You are an experienced teacher. You turn a page of a course into a lesson for its learners.',
      },
      'slides[1]: It repeats its instructions.',
    ],
    [
      'another language',
      {
        ...image,
        audio_script:
          'Die Blätter nehmen Licht auf und machen daraus den Zucker, von dem die ganze Pflanze lebt. '.repeat(
            4,
          ),
      },
      'slides[1]: It is written in German. Write in English.',
    ],
    ['the number of another slide', { ...image, number: 1 }, 'The slide 2 is missing.'],
  ])('asks again only for a slide that has %s', async (_what, wrong, fault) => {
    const one = await startPlanningWriter(
      ({ pieces: parts }, call) => {
        if (call === 0) return chatAnswer({ slides: [opening, wrong] })
        return call === 1 ? chatAnswer({ slides: [{ ...image, number: parts[0]?.number }] }) : undefined
      },
      { parallel: 1 },
    )
    const draft = await one.write('slideshow', ask())
    expect(draft.slides.slice(0, 2)).toMatchObject([
      slides.title,
      { slide_type: 'image', audio_script: script },
    ])
    const [, , answer, repair] = one.messages(2)
    expect(answer).toMatchObject({ role: 'assistant', content: expect.stringContaining('"slides"') })
    expect(repair).toMatchObject({ role: 'user', content: expect.stringContaining(fault) })
    expect(repair?.content).toContain('Write slide 2 again')
  })

  test.each<[string, string, string]>([
    ['no JSON', 'I would rather talk about something else.', 'no JSON object'],
    ['empty', '', 'It is empty.'],
  ])('asks again for all slides of an answer that is %s', async (_what, wrong, fault) => {
    const one = await startPlanningWriter((_prompt, call) => (call === 0 ? chatAnswer(wrong) : undefined), {
      parallel: 1,
    })
    expect((await one.write('slideshow', ask())).slides).toHaveLength(4)
    expect(one.messages(2).at(-1)?.content).toContain(fault)
  })

  test('keeps the whole slides of an answer that was cut off', async () => {
    const whole = JSON.stringify({ slides: [opening, image] })
    const one = await startPlanningWriter(
      (_prompt, call) => (call === 0 ? chatAnswer(whole.slice(0, -60), 'length') : undefined),
      { parallel: 1 },
    )
    expect((await one.write('slideshow', ask())).slides[0]).toMatchObject(slides.title)
    const repair = one.messages(2).at(-1)?.content
    expect(repair).toContain('It was cut off.')
    expect(repair).toContain('Write slide 2 again')
  })

  test('follows the headings of the page if the model cannot plan, after two questions', async () => {
    const one = await startScriptedWriter(({ body }) =>
      chatAnswer(readPrompt(body).asks === 'plan' ? { slides: 'none' } : answerFromPrompt(body)),
    )
    const draft = await one.write('slideshow', ask())
    expect(draft.slides.map(({ slide_type }) => slide_type)).toEqual(['title', 'text', 'quiz', 'summary'])
    expect(one.asked('plan')).toHaveLength(2)
  })

  test('fails if a slide is wrong twice, with a reason that an author understands', async () => {
    const wrong = { ...image, content: {} }
    const one = await startPlanningWriter(
      ({ pieces: parts }) =>
        parts.some(({ number }) => number === 2) ? chatAnswer({ slides: [opening, wrong] }) : undefined,
      { parallel: 1 },
    )
    await expect(one.write('slideshow', ask())).rejects.toMatchObject({
      code: 'WRITER_FAILED',
      retryable: false,
      details: undefined,
      message:
        'The language model did not keep to the required form, twice in a row. Please try again, or choose another model.',
    })
    expect(one.provider.requests).toHaveLength(3)
  })

  test('in the language that the author requests', async () => {
    const spanish =
      'Las hojas toman la luz del sol y el dióxido de carbono del aire, y con ello hacen el azúcar del que vive la planta. '
    const one = await startScriptedWriter(({ body }) => {
      const prompt = readPrompt(body)
      const answer = answerFromPrompt({
        messages: [
          { role: 'user', content: prompt.text.replaceAll(/Leaves take in light[^.]*\./g, spanish.trim()) },
        ],
      })
      return chatAnswer(answer)
    })
    expect((await one.write('slideshow', ask({ options: { language: 'es' } }))).language).toBe('es')
    expect(one.messages(0)[0]?.content).toContain('in Spanish throughout')
  })

  test('refuses a page with too little text, without a call', async () => {
    const one = await startScriptedWriter([])
    const short = { ...page, words: 12, blocks: page.blocks.slice(1) }
    await expect(one.write('slideshow', ask({ page: short }))).rejects.toMatchObject({
      code: 'PAGE_TOO_SHORT',
    })
    await expect(one.write('podcast', ask({ page: short }))).rejects.toMatchObject({ code: 'PAGE_TOO_SHORT' })
    expect(one.provider.requests).toEqual([])
  })
})
