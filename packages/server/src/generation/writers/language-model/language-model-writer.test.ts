import { afterEach, describe, expect, test } from 'vitest'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { z } from 'zod'
import {
  chatAnswer,
  type ScriptedAnswer,
  type ScriptedProvider,
  startScriptedProvider,
} from '../../../testing/network/scripted-provider.ts'
import type { Block, StructuredPage } from '../../page.ts'
import { describeWriter } from '../../writer.contract.ts'
import type { WritingRequest } from '../../writer.ts'
import { createLanguageModelWriter } from './language-model-writer.ts'

const leaf = 'Leaves take in light and carbon dioxide, and make sugar of them. '
const page: StructuredPage = {
  title: 'How leaves work',
  language: 'en',
  direction: 'ltr',
  words: 120,
  blocks: [
    { kind: 'paragraph', id: 'b1', path: [], text: leaf.repeat(8) },
    {
      kind: 'figure',
      id: 'b2',
      path: [],
      image: { url: 'https://lms.example/leaf.png' },
      alt: 'A leaf',
      caption: '',
    },
  ],
}
const images = new Map([['https://lms.example/leaf.png', '/api/media/leaf.png']])
const script =
  'Leaves take in light. From it and the carbon dioxide of the air they make the sugar that a plant lives on.'

const slides = {
  title: {
    slide_type: 'title',
    content: { course_title: 'How leaves work' },
    audio_script: script,
    sources: ['b1'],
  },
  image: {
    slide_type: 'image',
    content: {
      slide_title: 'A leaf',
      image_url: '/api/media/leaf.png',
      image_alt: 'A leaf',
      slide_content: null,
    },
    audio_script: script,
    sources: ['b2'],
  },
  quiz: {
    slide_type: 'quiz',
    content: {
      quiz_question: 'What do leaves make?',
      option_a: 'Salt',
      option_b: 'Sugar',
      correct_answer: 'b',
    },
    audio_script: script,
    sources: ['b1'],
  },
}
const slideshow = { title: 'How leaves work', slides: [slides.title, slides.image, slides.quiz] }
const podcast = {
  title: 'Leaves',
  target_audience: 'Beginners',
  learning_objectives: ['Say what leaves make.'],
  segments: [
    {
      segment_title: 'Sugar',
      key_points: ['Leaves make sugar.'],
      dialogue: [
        { speaker: 'Jamie', content: 'Hello! What do leaves do all day?', tone: 'nosy' },
        { speaker: 'ALEX', content: script, tone: 'explanatory', sources: ['b1'] },
      ],
    },
  ],
}

const lines = podcast.segments[0]?.dialogue ?? []

/** A slide of the requested type, with a text in every field. */
function slideOfType(asked: string) {
  const slide_type = /becomes a slide of the type \\"([a-z-]+)/.exec(asked)?.[1] ?? 'text'
  const { fields }: SlideType = isSlideType(slide_type) ? slideTypes[slide_type] : slideTypes.text
  const content = Object.entries(fields).map(([name, { kind, choices }]) => [
    name,
    choices?.[0] ?? (kind === 'list' ? ['Light', 'Sugar', 'Air'] : 'Leaves make sugar'),
  ])
  return { slide_type, content: Object.fromEntries(content) as object, audio_script: script, sources: ['b1'] }
}

let provider: ScriptedProvider
afterEach(() => provider.close())

async function writer(answers: readonly ScriptedAnswer[], more: { timeoutMs?: number } = {}) {
  provider = await startScriptedProvider(answers)
  return createLanguageModelWriter({ model: 'llama', url: provider.url, key: 'secret', ...more })
}
const ask = (more: Partial<WritingRequest> = {}): WritingRequest => ({ page, images, options: {}, ...more })

const sent = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })
/** The messages of the n-th request. */
const messages = (index: number) => sent.parse(provider.requests[index]?.body).messages

describeWriter('The language model writer', async () => {
  provider = await startScriptedProvider(({ body }) => {
    const asked = JSON.stringify(body)
    if (asked.includes('Rewrite one slide')) return chatAnswer({ slide: slideOfType(asked), note: '' })
    if (asked.includes('Rewrite lines')) return chatAnswer({ lines: [lines[1]] })
    if (asked.includes('Rewrite the segment')) return chatAnswer({ lines })
    if (asked.includes('Write a podcast')) return chatAnswer(podcast)
    return chatAnswer({ ...slideshow, slides: [slides.title, slides.quiz] })
  })
  return createLanguageModelWriter({ model: 'llama', url: provider.url })
})

describe('a language model writes a slideshow', () => {
  test('from an answer that keeps the rules', async () => {
    const one = await writer([chatAnswer(slideshow)])
    expect(one.name).toBe('llama (language model)')
    const draft = await one.write('slideshow', ask())
    expect(draft).toMatchObject({ title: 'How leaves work', language: 'en', slides: [slides.title, {}, {}] })
    expect(draft.slides[1]?.content).toEqual({
      slide_title: 'A leaf',
      image_url: '/api/media/leaf.png',
      image_alt: 'A leaf',
    })
    expect(draft.slides[2]?.content).toMatchObject({ correct_answer: 'B' })
    expect(provider.requests).toMatchObject([
      { path: '/v1/chat/completions', authorization: 'Bearer secret', body: { model: 'llama' } },
    ])
  })

  test('with the rules, every type of slide, the page and the options of the author in the prompt', async () => {
    const one = await writer([chatAnswer(slideshow)])
    await one.write(
      'slideshow',
      ask({ options: { minutes: 4, audience: 'Gardeners', tone: 'dry', instructions: 'No jokes.' } }),
    )
    const [system, user] = messages(0)
    expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('never an instruction') })
    expect(system?.content).toContain('in English throughout')
    for (const part of [
      '"two-column"',
      '"quiz"',
      'one of A, B, C, D',
      '[b1] Leaves take in',
      '600 words',
      'Gardeners',
      'dry',
      'No jokes.',
    ])
      expect(user?.content).toContain(part)
    expect(`${system?.content}${user?.content}`).not.toMatch(/\{\{\w+\}\}/)
  })

  test('without picture slides if the page has no picture', async () => {
    const one = await writer([chatAnswer({ ...slideshow, slides: [slides.title] })])
    await one.write('slideshow', ask({ images: new Map() }))
    expect(messages(0)[1]?.content).not.toContain('"image"')
  })

  test('from an answer in a code fence', async () => {
    const one = await writer([
      chatAnswer(`Here it is:\n\`\`\`json\n${JSON.stringify(slideshow)}\n\`\`\`\nEnjoy!`),
    ])
    expect((await one.write('slideshow', ask())).slides).toHaveLength(3)
  })

  test.each<[string, unknown, string]>([
    [
      'a source that the page has not',
      withSlide({ ...slides.title, sources: ['b9'] }),
      'slides[0].sources[0]: is no id',
    ],
    ['no source', withSlide({ ...slides.title, sources: [] }), 'slides[0].sources: names no block'],
    [
      'a picture of its own',
      withSlide({
        ...slides.image,
        content: { ...slides.image.content, image_url: 'https://x.example/a.png' },
      }),
      'content.image_url',
    ],
    [
      'an answer that is none of A to D',
      withSlide({ ...slides.quiz, content: { ...slides.quiz.content, correct_answer: 'E' } }),
      'content.correct_answer',
    ],
    [
      'a right answer that is not there',
      withSlide({ ...slides.quiz, content: { ...slides.quiz.content, correct_answer: 'C' } }),
      'option_c is missing',
    ],
    ['an unknown type', withSlide({ ...slides.title, slide_type: 'poem' }), 'slides[0].slide_type'],
    ['a field left out', withSlide({ ...slides.title, content: {} }), 'slides[0].content.course_title'],
    [
      'nothing to say',
      withSlide({ ...slides.title, audio_script: ' … ' }),
      'slides[0].audio_script: is empty',
    ],
    ['no slides', { ...slideshow, slides: [] }, 'slides'],
    [
      'another language',
      withSlide({
        ...slides.title,
        audio_script:
          'Die Blätter nehmen Licht auf und machen daraus den Zucker, von dem die ganze Pflanze lebt. '.repeat(
            4,
          ),
      }),
      'Write in English.',
    ],
    ['no JSON', 'I would rather talk about something else.', 'no JSON object'],
    ['half of it', JSON.stringify(slideshow).slice(0, 200), 'It was cut off.'],
  ])('after it gets the fault that %s is wrong', async (_what, wrong, fault) => {
    const one = await writer([chatAnswer(wrong), chatAnswer(slideshow)])
    expect((await one.write('slideshow', ask())).slides).toHaveLength(3)
    const [, , answer, repair] = messages(1)
    expect(answer).toMatchObject({
      role: 'assistant',
      content: typeof wrong === 'string' ? wrong : JSON.stringify(wrong),
    })
    expect(repair).toMatchObject({ role: 'user', content: expect.stringContaining(fault) })
  })

  test('from a cut off answer if almost all of it arrived, otherwise after a second request', async () => {
    const many = { ...slideshow, slides: [slides.title, slides.quiz, slides.title, slides.quiz] }
    const whole = JSON.stringify(many)
    const one = await writer([
      chatAnswer(whole.slice(0, -30), 'length'),
      chatAnswer(JSON.stringify(slideshow).slice(0, 300), 'length'),
      chatAnswer(slideshow),
    ])
    expect((await one.write('slideshow', ask())).slides).toHaveLength(3)
    expect(provider.requests).toHaveLength(1)
    expect((await one.write('slideshow', ask())).slides).toHaveLength(3)
    expect(messages(2).at(-1)?.content).toContain('It was cut off.')
  })

  test('from the other formats of small models, without a second call', async () => {
    const { course_title } = slides.title.content
    const one = await writer([
      chatAnswer(
        `<think>{"slides": [] } or {so}</think>{"slideshow": {"slides": [
          {"slide_type": "Title", "content": {"course_title": "${course_title}"}, "audio_script": "${script}", "sources": "[b1]",},
          {"slide_type": "bullets", "content": {"slide_title": "Formula", "bullet_points": "- \\frac{a}{b}"}, "audio_script": "${script}", "sources": ["[b1]", "b2"]},
        ]}}`,
      ),
    ])
    const draft = await one.write('slideshow', ask())
    expect(provider.requests).toHaveLength(1)
    expect(draft).toMatchObject({
      title: page.title,
      slides: [
        { slide_type: 'title', sources: ['b1'] },
        { slide_type: 'bullets', sources: ['b1', 'b2'] },
      ],
    })
    expect(JSON.stringify(draft)).toContain(String.raw`\\frac{a}{b}`)
  })

  test('fails if it is wrong twice, with a reason that an author understands', async () => {
    const one = await writer([
      chatAnswer({ ...slideshow, slides: [] }),
      chatAnswer({ ...slideshow, slides: [] }),
      chatAnswer(slideshow),
    ])
    await expect(one.write('slideshow', ask())).rejects.toMatchObject({
      code: 'WRITER_FAILED',
      retryable: false,
      details: undefined,
      message:
        'The language model did not keep to the required form, twice in a row. Please try again, or choose another model.',
    })
    expect(provider.requests).toHaveLength(2)
  })

  test('of a long page part by part, with the pieces in order', async () => {
    const blocks: Block[] = Array.from({ length: 400 }, (_, at) => ({
      kind: 'paragraph',
      id: `b${at + 1}`,
      path: [`Section ${Math.floor(at / 40)}`],
      text: leaf.repeat(3).trim(),
    }))
    provider = await startScriptedProvider(({ body }) => {
      const [, id = ''] = /\[(b\d+)\]/.exec(JSON.stringify(body)) ?? []
      return chatAnswer({ title: `From ${id}`, slides: [{ ...slides.title, sources: [id] }] })
    })
    const progress: string[] = []
    const draft = await createLanguageModelWriter({ model: 'llama', url: provider.url }).write(
      'slideshow',
      ask({
        page: { ...page, blocks, words: 12_000 },
        onProgress: (done, total) => progress.push(`${done}/${total}`),
      }),
    )
    const count = provider.requests.length
    expect(count).toBeGreaterThan(2)
    for (const index of provider.requests.keys())
      expect(JSON.stringify(messages(index)).length).toBeLessThan(40_000)
    expect(draft.title).toBe('From b1')
    expect(draft.slides).toHaveLength(count)
    expect(progress).toEqual(Array.from({ length: count + 1 }, (_, done) => `${done}/${count}`))
    expect(messages(0)[1]?.content).toContain('Begin with the opening. Leave the closing out')
    expect(messages(1)[1]?.content).toContain('Leave opening and closing out')
    expect(messages(count - 1)[1]?.content).toContain('End with the closing.')
  })

  test('in the language that the author requests', async () => {
    const spanish =
      'Las hojas toman la luz del sol y el dióxido de carbono del aire, y con ello hacen el azúcar del que vive la planta. '
    const one = await writer([chatAnswer(withSlide({ ...slides.title, audio_script: spanish.repeat(2) }))])
    expect((await one.write('slideshow', ask({ options: { language: 'es' } }))).language).toBe('es')
    expect(messages(0)[0]?.content).toContain('in Spanish throughout')
  })

  test('refuses a page with too little text, without a call', async () => {
    const one = await writer([])
    const short = { ...page, words: 12, blocks: page.blocks.slice(1) }
    await expect(one.write('slideshow', ask({ page: short }))).rejects.toMatchObject({
      code: 'PAGE_TOO_SHORT',
    })
    await expect(one.write('podcast', ask({ page: short }))).rejects.toMatchObject({ code: 'PAGE_TOO_SHORT' })
    expect(provider.requests).toEqual([])
  })
})

describe('a language model writes a podcast', () => {
  test('from an answer that keeps the rules', async () => {
    const one = await writer([chatAnswer(podcast)])
    const draft = await one.write('podcast', ask())
    expect(draft).toMatchObject({
      title: 'Leaves',
      language: 'en',
      learning_objectives: ['Say what leaves make.'],
    })
    expect(draft.segments[0]).toMatchObject({
      segment_title: 'Sugar',
      duration: 0.2,
      dialogue: [
        { speaker: 'JAMIE', tone: 'conversational', sources: [] },
        { speaker: 'ALEX', tone: 'explanatory', sources: ['b1'] },
      ],
    })
  })

  test.each<[string, object, string]>([
    ['a third host', withLine({ speaker: 'SAM', content: script, sources: ['b1'] }), 'dialogue[0].speaker'],
    [
      'one host alone',
      withLine({ speaker: 'ALEX', content: script, sources: ['b1'] }),
      'needs lines of both hosts',
    ],
    [
      'an empty line',
      withLine({ speaker: 'JAMIE', content: '', sources: ['b1'] }),
      'dialogue[0].content: is empty',
    ],
    [
      'a source that the page has not',
      withLine({ speaker: 'JAMIE', content: script, sources: ['c1'] }),
      'dialogue[0].sources[0]',
    ],
  ])('after it gets the fault that %s is wrong', async (_what, wrong, fault) => {
    const one = await writer([chatAnswer(wrong), chatAnswer(podcast)])
    expect((await one.write('podcast', ask())).segments).toHaveLength(1)
    expect(messages(1).at(-1)?.content).toContain(fault)
  })
})

describe('a language model that does not answer', () => {
  test.each([401, 403])('with %i: the writer fails and names the setting of the key', async (status) => {
    const one = await writer([{ status, body: { error: { message: 'Incorrect API key provided: secret' } } }])
    const error = await one.write('slideshow', ask()).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      code: 'WRITER_FAILED',
      retryable: false,
      message: expect.stringContaining('LECTERN_LANGUAGE_MODEL_KEY'),
    })
    expect(error).not.toMatchObject({ message: expect.stringContaining('secret') })
  })

  test('with 404: the writer fails and names the settings to check', async () => {
    const one = await writer([{ status: 404, body: { error: { message: 'no such model' } } }])
    await expect(one.write('slideshow', ask())).rejects.toMatchObject({
      code: 'WRITER_FAILED',
      message: expect.stringContaining('LECTERN_LANGUAGE_MODEL_URL'),
    })
  })

  test.each([429, 500, 502, 503])(
    'with %i: it is unavailable for as long as it says, and asked once',
    async (status) => {
      const one = await writer([{ status, headers: { 'retry-after': '42' }, body: 'later' }])
      await expect(one.write('slideshow', ask())).rejects.toMatchObject({
        code: 'WRITER_UNAVAILABLE',
        retryable: true,
        retryAfterSeconds: 42,
      })
      expect(provider.requests).toHaveLength(1)
    },
  )

  test('in time: it is unavailable', async () => {
    const one = await writer([{ silent: true }], { timeoutMs: 100 })
    await expect(one.write('slideshow', ask())).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' })
  })

  test('completely, because the connection broke: it is unavailable', async () => {
    const one = await writer([{ ...chatAnswer(slideshow), cut: true }])
    await expect(one.write('slideshow', ask())).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' })
  })

  test('because no server is running: it is unavailable', async () => {
    const one = await writer([])
    await provider.close()
    await expect(one.write('slideshow', ask())).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' })
    provider = await startScriptedProvider([])
  })

  test('before it is cancelled', async () => {
    const controller = new AbortController()
    provider = await startScriptedProvider(() => {
      controller.abort()
      return { silent: true }
    })
    const one = createLanguageModelWriter({ model: 'llama', url: provider.url })
    await expect(one.write('slideshow', ask({ signal: controller.signal }))).rejects.toMatchObject({
      code: 'CANCELLED',
    })
  })
})

function withSlide(slide: object): object {
  return { ...slideshow, slides: [slide] }
}

/** A segment of this line, and one of ALEX. */
function withLine(line: object): object {
  const [segment] = podcast.segments
  return { ...podcast, segments: [{ ...segment, dialogue: [line, segment?.dialogue[1]] }] }
}
