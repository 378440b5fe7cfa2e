import type { WrittenLine, WrittenSlide } from '@lectern/domain/api/documents/rewriting.ts'
import { newDrawing } from '@lectern/domain/drawings/new-drawing.ts'
import { ungroundedSentences } from '@lectern/domain/sources/grounding.ts'
import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { passagesOf } from '../../../passages.ts'
import { readCorpus } from '../../../../testing/writing/corpus.ts'
import type { SlideRewriting } from '../../../rewritten-parts.ts'
import { createOutlineWriter } from '../outline-writer.ts'

const writer = createOutlineWriter()
const page = readPage({
  title: 'Rivers',
  language: 'en',
  html: `<p>Rivers carry water from the mountains to the sea. Rain and melting snow feed them all year. Large rivers
    shape the valleys through which they flow. Towns were built beside rivers because people needed water. Boats carried
    grain and timber along the great rivers of Europe. For example, the Rhine carried timber from the Black Forest.</p>
    <h2>Lengths</h2><p>Rivers differ in length and in the water that they carry.</p>
    <table><caption>Two rivers</caption><tr><th>River</th><th>Length</th></tr>
      <tr><td>Danube</td><td>2850 km</td></tr><tr><td>Rhine</td><td>1230 km</td></tr></table>
    <h2>Terms</h2><dl><dt>Delta</dt><dd>the land where a river parts before it ends</dd>
      <dt>Source</dt><dd>the place where a river begins</dd><dt>Course</dt><dd>the way along which a river flows</dd>
      <dt>Mouth</dt><dd>the place where a river ends</dd></dl>`,
})
const rivers: WrittenSlide = {
  slide_type: 'text',
  content: {
    slide_title: 'What rivers do',
    slide_content:
      'Rivers carry water from the mountains to the sea. Large rivers shape the valleys through which they flow.',
  },
  audio_script:
    'Rivers carry water from the mountains to the sea. Rain and melting snow feed them all year. Large rivers shape the valleys through which they flow.',
  sources: ['b1'],
}

function rewrite(instruction: string, more: Partial<SlideRewriting> = {}) {
  return writer.rewrite('slideshow', {
    page,
    language: 'en',
    images: new Map(),
    slide: rivers,
    instruction,
    ...more,
  })
}
const shown = ({ content }: { content: Readonly<Record<string, unknown>> }) =>
  String(content['slide_content'])

describe('A slide of the outline writer becomes', () => {
  test('shorter without its least important sentences, and keeps its start', async () => {
    const { slide, warnings } = await rewrite('Shorter')
    expect(warnings).toEqual([])
    expect(shown(slide)).toBe('Rivers carry water from the mountains to the sea.')
    expect(rivers.audio_script).toContain(slide.audio_script.split('. ')[0])
    expect(slide.audio_script.length).toBeLessThan(rivers.audio_script.length * 0.8)
    expect(slide.content['slide_title']).toBe('What rivers do')
  })

  test('longer by sentences of the same passage, in the order of the page', async () => {
    const { slide, warnings } = await rewrite('More detail')
    expect(warnings).toEqual([])
    expect(slide.audio_script.startsWith(rivers.audio_script)).toBe(true)
    expect(slide.audio_script.length).toBeGreaterThan(rivers.audio_script.length)
    expect(shown(slide).length).toBeGreaterThan(shown(rivers).length)
  })

  test('other sentences of the same passage', async () => {
    const { slide } = await rewrite('Different wording')
    expect(slide.audio_script).toMatch(/Towns were built|Boats carried/)
    expect(slide.audio_script).not.toContain('Rain and melting snow')
    expect(shown(slide)).not.toContain('Large rivers shape')
  })

  test('one with an example of the page', async () => {
    const { slide } = await rewrite('Another example')
    expect(slide.audio_script).toMatch(/For example, the Rhine carried timber from the Black Forest\.$/)
    const { warnings } = await rewrite('Another example', { slide: { ...rivers, ...slide, sources: ['b1'] } })
    expect(warnings).toEqual([
      { sentence: 'The page gives no further example of this.', notice: { code: 'NO_FURTHER_EXAMPLE' } },
    ])
  })

  test('bullets of its own words, and keeps its script', async () => {
    const { slide } = await rewrite('As bullets')
    expect(slide).toMatchObject({
      slide_type: 'bullets',
      content: {
        slide_title: 'What rivers do',
        bullet_points: [
          'Rivers carry water from the mountains to the sea',
          'Large rivers shape the valleys through which they flow',
        ],
      },
      audio_script: rivers.audio_script,
    })
  })

  test('a table, a definition or a quiz if the page has one there', async () => {
    const lengths: WrittenSlide = {
      slide_type: 'text',
      content: { slide_title: 'Lengths', slide_content: 'Rivers differ in length.' },
      audio_script: 'Rivers differ in length and in the water that they carry.',
      sources: ['b2', 'b3'],
    }
    const table = await rewrite('As a table', { slide: lengths })
    expect(table.slide).toMatchObject({
      slide_type: 'table',
      content: { header_1: 'River', row_2_col_1: 'Rhine' },
    })
    expect(table.slide.audio_script).toContain('Danube')
    const delta: WrittenSlide = {
      slide_type: 'definition',
      content: { term: 'Delta', definition: 'The land where a river parts before it ends.' },
      audio_script: 'Delta: the land where a river parts before it ends.',
      sources: ['b4'],
    }
    const quiz = await rewrite('As a quiz', { slide: delta, slideType: 'quiz' })
    expect(quiz.slide).toMatchObject({ slide_type: 'quiz', sources: expect.arrayContaining(['b4']) })
    expect(quiz.slide.content['quiz_question']).toContain('where a river parts before it ends')
    const again = await rewrite('As a definition', { slide: { ...delta, ...quiz.slide, sources: ['b4'] } })
    expect(again.slide).toMatchObject({ slide_type: 'definition', content: { term: 'Delta' } })
  })

  test('no other type without content on the page, and warns', async () => {
    const { slide, warnings } = await rewrite('As a quote')
    expect(slide).toEqual(rivers)
    expect(warnings).toEqual([
      {
        sentence: 'The page has no content here for a slide of the type “Quote”.',
        notice: { code: 'NO_CONTENT_FOR_TYPE', values: { type: 'quote' } },
      },
    ])
  })

  test('no image slide from a table, as a rewritten slide has no drawing', async () => {
    const lengths: WrittenSlide = { ...rivers, sources: ['b2', 'b3'] }
    const { slide } = await rewrite('As an image', { slide: lengths, slideType: 'image' })
    expect(slide).toEqual(lengths)
  })

  test('shorter with its drawing', async () => {
    const drawing = newDrawing()
    const drawn: WrittenSlide = { ...rivers, slide_type: 'image', drawing }
    const { slide } = await rewrite('Shorter', { slide: drawn })
    expect(slide.audio_script.length).toBeLessThan(rivers.audio_script.length)
    expect(slide.drawing).toEqual(drawing)
  })

  test('another type without its drawing', async () => {
    const drawn: WrittenSlide = { ...rivers, slide_type: 'image', drawing: newDrawing() }
    const { slide } = await rewrite('Make it bullets', { slide: drawn })
    expect(slide.slide_type).toBe('bullets')
    expect(slide).not.toHaveProperty('drawing')
  })

  test('both another type and shorter, if both are requested', async () => {
    const { slide } = await rewrite('Make it bullets, and shorter')
    expect(slide.slide_type).toBe('bullets')
    expect(slide.audio_script.length).toBeLessThan(rivers.audio_script.length)
  })

  test('no quotation without a source, and no term with the meaning of another', async () => {
    const quote: WrittenSlide = {
      slide_type: 'quote',
      content: { quote_text: 'Large rivers shape. They flow.', quote_author: 'Heraclitus' },
      audio_script: 'Large rivers shape the valleys through which they flow.',
      sources: ['b1'],
    }
    const { slide } = await rewrite('Different wording', { slide: quote })
    expect(slide.content).toEqual(quote.content)
  })

  test('unchanged if the page says nothing about it', async () => {
    const slide: WrittenSlide = {
      ...rivers,
      sources: [],
      audio_script: 'Cats sleep.',
      content: { slide_title: 'Cats' },
    }
    expect(await rewrite('More detail', { slide })).toMatchObject({
      slide,
      warnings: [{ notice: { code: 'NOT_ON_PAGE' } }],
    })
  })

  test('shorter also if the page has become too short for a whole slideshow', async () => {
    const little = readPage({
      title: 'Rivers',
      language: 'en',
      html: '<p>Rivers carry water from the mountains to the sea. Rain and melting snow feed them all year.</p>',
    })
    const { slide } = await rewrite('Shorter', { page: little })
    expect(slide.audio_script.length).toBeLessThan(rivers.audio_script.length)
  })

  test('unchanged in another language than the page', async () => {
    await expect(rewrite('Shorter', { language: 'de' })).rejects.toMatchObject({ code: 'WRITER_FAILED' })
  })
})

describe('Lines of the outline writer', () => {
  const said: WrittenLine[] = [
    { speaker: 'JAMIE', content: 'Can you tell us more?', tone: 'curious', sources: [] },
    {
      speaker: 'ALEX',
      content: 'Rivers carry water from the mountains to the sea. Rain and melting snow feed them all year.',
      tone: 'explanatory',
      sources: ['b1'],
    },
    {
      speaker: 'ALEX',
      content: 'Large rivers shape the valleys through which they flow.',
      tone: 'explanatory',
      sources: ['b1'],
    },
  ]
  const lines = (instruction: string, some = said) =>
    writer.rewrite('podcast', { page, language: 'en', images: new Map(), lines: some, instruction })

  test('become shorter, each separately', async () => {
    const rewritten = await lines('Shorter')
    expect(rewritten.lines[1]?.content).toBe('Rivers carry water from the mountains to the sea.')
    expect(rewritten.lines[0]).toEqual(said[0])
  })

  test('become other sentences, without repetition, and other questions', async () => {
    const rewritten = await lines('Different wording')
    const words = rewritten.lines.map(({ content }) => content)
    expect(new Set(words).size).toBe(words.length)
    expect(words[0]).not.toBe(said[0]?.content)
    expect(words[0]).toMatch(/\?$/)
    expect(words[1]).not.toBe(said[1]?.content)
    expect(rewritten.lines.map(({ speaker, tone }) => [speaker, tone])).toEqual(
      said.map(({ speaker, tone }) => [speaker, tone]),
    )
  })

  test('that greet cannot become longer', async () => {
    const hello: WrittenLine = { speaker: 'ALEX', content: 'Hello and welcome!', tone: 'warm', sources: [] }
    expect(await lines('More detail', [hello])).toMatchObject({
      lines: [hello],
      warnings: [{ notice: { code: 'NOTHING_TO_ADD' } }],
    })
  })
})

describe('Of the corpus (skipped if it is absent)', () => {
  const pages = readCorpus().filter((_, at) => at % 12 === 0)
  test.runIf(pages.length > 0)(
    'rewrites everything in the page’s own words',
    { timeout: 60_000 },
    async () => {
      for (const { page: one, file } of pages) {
        const base = { page: one, language: one.language, images: new Map<string, string>() }
        const deck = await writer.write('slideshow', { ...base, options: {} }).catch(() => undefined)
        for (const { content, sources, ...slide } of deck?.slides.slice(1, 5) ?? []) {
          const before = { ...slide, content: { ...content }, sources: [...sources] }
          for (const { instruction } of writer.rewrites.slide) {
            const { slide: after } = await writer.rewrite('slideshow', {
              ...base,
              slide: before,
              instruction,
            })
            const passages = passagesOf(one, new Map())
            const flagged = ungroundedSentences(before.audio_script, passages, one.language)
            const invented = ungroundedSentences(after.audio_script, passages, one.language)
            // A quiz is introduced and asked in words of the writer.
            const own = after.slide_type === 'quiz' ? 3 : 1
            expect(invented.length, `${file}: ${instruction}`).toBeLessThanOrEqual(
              Math.max(own, flagged.length),
            )
            expect(after.audio_script.trim(), file).not.toBe('')
          }
        }
      }
    },
  )
})
