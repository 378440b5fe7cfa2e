import { describe, expect, test } from 'vitest'
import { chatAnswer } from '../../../testing/network/scripted-provider.ts'
import {
  page,
  leaf,
  script,
  slides,
  slideshow,
  podcast,
  lines,
  slideOfType,
  ask,
} from '../../../testing/writing/leaf-answers.ts'
import { startScriptedWriter } from '../../../testing/writing/scripted-writer.ts'
import { describeWriter } from '../../writer.contract.ts'
import type { Block } from '../../page.ts'

describeWriter('The language model writer', () => {
  return startScriptedWriter(({ body }) => {
    const asked = JSON.stringify(body)
    if (asked.includes('Rewrite one slide')) return chatAnswer({ slide: slideOfType(asked), note: '' })
    if (asked.includes('Rewrite lines')) return chatAnswer({ lines: [lines[1]] })
    if (asked.includes('Rewrite the segment')) return chatAnswer({ lines })
    if (asked.includes('Write a podcast')) return chatAnswer(podcast)
    return chatAnswer({ ...slideshow, slides: [slides.title, slides.quiz] })
  })
})

describe('a language model writes a slideshow', () => {
  test('from an answer that keeps the rules', async () => {
    const one = await startScriptedWriter([chatAnswer(slideshow)])
    expect(one.name).toBe('llama (language model)')
    const draft = await one.write('slideshow', ask())
    expect(draft).toMatchObject({ title: 'How leaves work', language: 'en', slides: [slides.title, {}, {}] })
    expect(draft.slides[1]?.content).toEqual({
      slide_title: 'A leaf',
      image_url: '/api/media/leaf.png',
      image_alt: 'A leaf',
    })
    expect(draft.slides[2]?.content).toMatchObject({ correct_answer: 'B' })
    expect(one.provider.requests).toMatchObject([
      { path: '/v1/chat/completions', authorization: 'Bearer secret', body: { model: 'llama' } },
    ])
  })

  test('with the rules, every type of slide, the page and the options of the author in the prompt', async () => {
    const one = await startScriptedWriter([chatAnswer(slideshow)])
    await one.write(
      'slideshow',
      ask({ options: { minutes: 4, audience: 'Gardeners', tone: 'dry', instructions: 'No jokes.' } }),
    )
    const [system, user] = one.messages(0)
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
    const one = await startScriptedWriter([chatAnswer({ ...slideshow, slides: [slides.title] })])
    await one.write('slideshow', ask({ images: new Map() }))
    expect(one.messages(0)[1]?.content).not.toContain('"image"')
  })

  test('from an answer in a code fence', async () => {
    const one = await startScriptedWriter([
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
    const one = await startScriptedWriter([chatAnswer(wrong), chatAnswer(slideshow)])
    expect((await one.write('slideshow', ask())).slides).toHaveLength(3)
    const [, , answer, repair] = one.messages(1)
    expect(answer).toMatchObject({
      role: 'assistant',
      content: typeof wrong === 'string' ? wrong : JSON.stringify(wrong),
    })
    expect(repair).toMatchObject({ role: 'user', content: expect.stringContaining(fault) })
  })

  test('from a cut off answer if almost all of it arrived, otherwise after a second request', async () => {
    const many = { ...slideshow, slides: [slides.title, slides.quiz, slides.title, slides.quiz] }
    const whole = JSON.stringify(many)
    const one = await startScriptedWriter([
      chatAnswer(whole.slice(0, -30), 'length'),
      chatAnswer(JSON.stringify(slideshow).slice(0, 300), 'length'),
      chatAnswer(slideshow),
    ])
    expect((await one.write('slideshow', ask())).slides).toHaveLength(3)
    expect(one.provider.requests).toHaveLength(1)
    expect((await one.write('slideshow', ask())).slides).toHaveLength(3)
    expect(one.messages(2).at(-1)?.content).toContain('It was cut off.')
  })

  test('from the other formats of small models, without a second call', async () => {
    const { course_title } = slides.title.content
    const one = await startScriptedWriter([
      chatAnswer(
        `<think>{"slides": [] } or {so}</think>{"slideshow": {"slides": [
          {"slide_type": "Title", "content": {"course_title": "${course_title}"}, "audio_script": "${script}", "sources": "[b1]",},
          {"slide_type": "bullets", "content": {"slide_title": "Formula", "bullet_points": "- \\frac{a}{b}"}, "audio_script": "${script}", "sources": ["[b1]", "b2"]},
        ]}}`,
      ),
    ])
    const draft = await one.write('slideshow', ask())
    expect(one.provider.requests).toHaveLength(1)
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
    const one = await startScriptedWriter([
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
    expect(one.provider.requests).toHaveLength(2)
  })

  test('of a long page part by part, with the pieces in order', async () => {
    const blocks: Block[] = Array.from({ length: 400 }, (_, at) => ({
      kind: 'paragraph',
      id: `b${at + 1}`,
      path: [`Section ${Math.floor(at / 40)}`],
      text: leaf.repeat(3).trim(),
    }))
    const one = await startScriptedWriter(({ body }) => {
      const [, id = ''] = /\[(b\d+)\]/.exec(JSON.stringify(body)) ?? []
      return chatAnswer({ title: `From ${id}`, slides: [{ ...slides.title, sources: [id] }] })
    })
    const progress: string[] = []
    const draft = await one.write(
      'slideshow',
      ask({
        page: { ...page, blocks, words: 12_000 },
        onProgress: (done, total) => progress.push(`${done}/${total}`),
      }),
    )
    const count = one.provider.requests.length
    expect(count).toBeGreaterThan(2)
    for (const index of one.provider.requests.keys())
      expect(JSON.stringify(one.messages(index)).length).toBeLessThan(40_000)
    expect(draft.title).toBe('From b1')
    expect(draft.slides).toHaveLength(count)
    expect(progress).toEqual(Array.from({ length: count + 1 }, (_, done) => `${done}/${count}`))
    expect(one.messages(0)[1]?.content).toContain('Begin with the opening. Leave the closing out')
    expect(one.messages(1)[1]?.content).toContain('Leave opening and closing out')
    expect(one.messages(count - 1)[1]?.content).toContain('End with the closing.')
  })

  test('in the language that the author requests', async () => {
    const spanish =
      'Las hojas toman la luz del sol y el dióxido de carbono del aire, y con ello hacen el azúcar del que vive la planta. '
    const one = await startScriptedWriter([
      chatAnswer(withSlide({ ...slides.title, audio_script: spanish.repeat(2) })),
    ])
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

function withSlide(slide: object): object {
  return { ...slideshow, slides: [slide] }
}
