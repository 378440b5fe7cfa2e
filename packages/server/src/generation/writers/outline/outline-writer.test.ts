import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { languages } from '@lectern/domain/voices/languages.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { describe, expect, test } from 'vitest'
import { readPage } from '../../page-reader/read-page.ts'
import { readCorpus } from '../../../testing/writing/corpus.ts'
import { describeWriter, examplePage, expectGoodDeck, expectGoodPodcast } from '../../writer.contract.ts'
import type { LineDraft } from '../../drafts/podcast-draft.ts'
import type { SlideDraft } from '../../drafts/slideshow-draft.ts'
import type { WritingRequest } from '../../writer.ts'
import type { Block, StructuredPage } from '../../page.ts'
import { tablePhrasesOf, wordsAboutTables } from './language/table-phrases.ts'
import { wordsOfDefining } from './language/words/defining-words.ts'
import { lexiconOf } from './language/lexicon.ts'
import { turningPhrasesOf } from './language/turning-phrases.ts'
import { dialoguePhrases } from './language/phrase-book.ts'
import { deckParts } from './linting/draft-parts.ts'
import { createOutlineWriter } from './outline-writer.ts'

describeWriter('The outline writer', createOutlineWriter)

const writer = createOutlineWriter()

function about(page: StructuredPage, more: Partial<WritingRequest> = {}): WritingRequest {
  return { page, options: {}, images: new Map(), ...more }
}

function pageOf(html: string, title = 'Rivers'): StructuredPage {
  return readPage({ title, html, language: 'en' })
}

const prose = `<p>Rivers carry water from the mountains to the sea. Rain and melting snow feed them all year. Large rivers
  shape the valleys through which they flow. Towns were built beside rivers because people needed water. Boats carried
  grain and timber along the great rivers of Europe.</p>`

/** Enough for several slides. */
const longProse = `${prose}<h2>Floods</h2><p>A flood comes when more water arrives than the bed of a river can hold. Floods
  in spring follow the melting of deep snow in the mountains. Meadows beside a river store water and slow the flood.</p>
  <h2>Dams</h2><p>A dam holds water back for dry months and for power stations. Dams also stop the sand that beaches and
  deltas need. Fish cannot pass a dam without a ladder or a lift.</p>`

async function slidesOf(html: string, more: Partial<WritingRequest> = {}): Promise<readonly SlideDraft[]> {
  return (await writer.write('slideshow', about(pageOf(html), more))).slides
}

describe('A slideshow of the outline writer', () => {
  test('starts with the title and ends with a summary', async () => {
    const slides = await slidesOf(longProse)
    expect(slides[0]).toMatchObject({ slide_type: 'title', content: { course_title: 'Rivers' } })
    expect(slides.at(-1)?.slide_type).toBe('summary')
  })

  test('does not sum up, or ask about, a single slide', async () => {
    const slides = await slidesOf(prose)
    expect(slides.map(({ slide_type }) => slide_type)).not.toContain('summary')
    expect(slides.map(({ slide_type }) => slide_type)).not.toContain('quiz')
    expect(slides).toHaveLength(2)
  })

  test('shows a list as bullet points', async () => {
    const slides = await slidesOf(`${prose}<h2>Parts of a river</h2><p>A river has three parts:</p>
      <ul><li>The source, where it begins</li><li>The course, along which it flows</li><li>The mouth, where it ends</li></ul>`)
    expect(slides).toContainEqual(
      expect.objectContaining({
        slide_type: 'bullets',
        content: {
          slide_title: 'Parts of a river',
          bullet_points: [
            'The source, where it begins',
            'The course, along which it flows',
            'The mouth, where it ends',
          ],
        },
      }),
    )
  })

  test('shows a table with its headings', async () => {
    const slides = await slidesOf(`${prose}<h2>Lengths</h2><table><tr><th>River</th><th>Mouth</th></tr>
      <tr><td>Danube</td><td>Black Sea</td></tr><tr><td>Rhine</td><td>North Sea</td></tr></table>`)
    const table = slides.find(({ slide_type }) => slide_type === 'table')
    expect(table?.content).toMatchObject({
      header_1: 'River',
      row_2_col_1: 'Rhine',
      row_2_col_2: 'North Sea',
    })
  })

  test('shows a picture only if it could be fetched', async () => {
    const html = `${prose}<figure><img src="/delta.png" alt="A river delta"><figcaption>The delta of the Nile seen from above.</figcaption></figure>`
    expect((await slidesOf(html)).map(({ slide_type }) => slide_type)).not.toContain('image')
    const slides = await slidesOf(html, { images: new Map([['/delta.png', '/media/1.png']]) })
    expect(slides.find(({ slide_type }) => slide_type === 'image')?.content).toMatchObject({
      image_url: '/media/1.png',
      image_alt: 'A river delta',
    })
  })

  test('never asks for a year in brackets', async () => {
    const slides =
      await slidesOf(`<h2>The new bed</h2><p>The engineer Tulla (1770–1828) planned the new bed of the Rhine in Baden. The work
      on the river began in the year 1817 near the town. Floods (Meyer, 1965) destroyed many villages along the river.
      The river was shorter by 81 kilometres in the year 1876. The first lock was built on the river in the year 1928.
      The last lock on the river opened in the year 1977.</p><h2>What rivers do</h2>${prose}
      <h2>Mouths</h2><p>Sand and mud settle where a river meets the sea. Tides carry some of this material away.</p>`)
    const quiz = JSON.stringify(slides.filter(({ slide_type }) => slide_type === 'quiz'))
    expect(quiz).not.toMatch(/17__|____–|\b(?:1770|1828|1965)\b/u)
    expect(JSON.stringify(slides)).not.toContain('Meyer')
  })

  test('shows a quotation in its exact words, with its source', async () => {
    const slides = await slidesOf(
      `${prose}<blockquote><p>No man ever steps in the same river twice.</p><footer>Heraclitus</footer></blockquote>`,
    )
    expect(slides.find(({ slide_type }) => slide_type === 'quote')?.content).toMatchObject({
      quote_text: 'No man ever steps in the same river twice.',
      quote_author: 'Heraclitus',
    })
  })

  test('shows a formula and says it in words', async () => {
    const slides = await slidesOf(
      `${prose}<h2>Flow</h2><p>The discharge of a river is its area times its speed:</p><p>\\[ Q = A v^2 \\]</p>`,
    )
    const formula = slides.find(({ content }) => String(content['slide_content']).includes('$$'))
    expect(formula?.content['slide_content']).toContain('$$Q = A v^2$$')
    expect(formula?.audio_script).not.toMatch(/[$^\\]/)
  })

  test.each([[['Danube', 'Rhine', 'Elbe']], [['Danube', 'Rhine', 'Elbe', 'Oder', 'Weser']]])(
    'shows or says every row of a table of words: %j',
    async (names) => {
      const rows = names.map(
        (name, index) =>
          `<tr><td>${name}</td><td>${index + 3}00 km</td><td>${index}1</td><td>${index}2 m</td></tr>`,
      )
      const slides = await slidesOf(
        `${prose}<h2>Lengths</h2><table><tr><th>Name</th><th>Length</th><th>Weirs</th><th>Depth</th></tr>${rows.join('')}</table>`,
      )
      const tables = slides.filter(({ slide_type }) => slide_type === 'table')
      const texts = tables.flatMap(({ audio_script, content }) => [audio_script, ...Object.values(content)])
      for (const [index, name] of names.entries()) {
        expect(texts.join(' ')).toContain(name)
        expect(texts.join(' ')).toContain(`${index}2 m`)
      }
    },
  )

  test('shows five rows on one slide, and seven on two of about the same length', async () => {
    const rowsOf = async (count: number) => {
      const rows = facts.slice(0, count).map((word) => `<tr><td>${word}</td><td>${word} water</td></tr>`)
      const html = `${prose}<h2>Names</h2><table><tr><th>Name</th><th>Kind</th></tr>${rows.join('')}</table>`
      const tables = (await slidesOf(html)).filter(({ slide_type }) => slide_type === 'table')
      return tables.map(
        ({ content }) => Object.keys(content).filter((name) => /^row_\d_col_1$/.test(name)).length,
      )
    }
    const facts = ['Still', 'Wild', 'Cold', 'Warm', 'Deep', 'Salt', 'Clear']
    expect(await rowsOf(5)).toEqual([5])
    expect(await rowsOf(7)).toEqual([4, 3])
  })

  test('shows few of the first rows if these are long, however short the others are', async () => {
    const long = Array.from({ length: 12 }, (_, at) => `word${at}`).join(' ')
    const row = (cell: string) => `<tr>${`<td>${cell}</td>`.repeat(4)}</tr>`
    const rows = [
      ...Array<string>(4).fill(row(long)),
      ...Array.from({ length: 40 }, (_, at) => row(`Lake ${at}`)),
    ]
    const head = '<tr><th>Name</th><th>Kind</th><th>Use</th><th>Place</th></tr>'
    const slides = await slidesOf(`${prose}<h2>Lakes</h2><table>${head}${rows.join('')}</table>`)
    for (const { slide_type, content } of slides.filter((slide) => slide.slide_type === 'table')) {
      expect(Object.keys(content), slide_type).not.toContain('row_3_col_1')
    }
  })

  test('compares the things in a table without a corner cell', async () => {
    const slides =
      await slidesOf(`${prose}<h2>Rivers and canals</h2><table><tr><th></th><th>River</th><th>Canal</th></tr>
      <tr><td>Made by</td><td>nature</td><td>people</td></tr><tr><td>Course</td><td>winding</td><td>straight</td></tr></table>`)
    expect(slides.find(({ slide_type }) => slide_type === 'comparison')?.content).toMatchObject({
      comparison_item_1: 'River',
      comparison_item_2: 'Canal',
      feature_1: 'Made by',
      item_2_feature_1: 'people',
    })
  })

  test('has no quiz if the page states too little', async () => {
    expect((await slidesOf(prose)).map(({ slide_type }) => slide_type)).not.toContain('quiz')
  })

  test('ignores the options that it declines', async () => {
    const unwished = await writer.write('podcast', about(examplePage))
    const wished = about(examplePage, { options: { tone: 'Humorous', instructions: 'Tell a joke.' } })
    expect(await writer.write('podcast', wished)).toEqual(unwished)
    expect(Object.keys(writer.declines)).toEqual(['tone', 'language', 'instructions'])
  })

  test('has about as many slides as the author’s minutes allow', async () => {
    const subjects = [
      'Boats',
      'Mills',
      'Dams',
      'Ports',
      'Weirs',
      'Tolls',
      'Dikes',
      'Wells',
      'Locks',
      'Ferries',
    ]
    const parts = subjects.map((name) => `<h2>${name}</h2>${prose.replaceAll(/rivers/gi, name)}`)
    const page = pageOf(parts.join(''))
    const short = await writer.write('slideshow', about(page, { options: { minutes: 2 } }))
    const long = await writer.write('slideshow', about(page, { options: { minutes: 6 } }))
    expect(short.slides.length).toBeLessThan(9)
    expect(long.slides.length).toBeGreaterThan(short.slides.length)
  })
})

describe('A podcast of the outline writer', () => {
  test('has JAMIE ask a heading that is a question, and ALEX answer it first', async () => {
    const page = pageOf(
      `${prose}<h2>Can a river flow uphill?</h2><p>No, never. Water follows the slope of the land, because it is heavy. A pump lifts
        it to a higher place, where it flows down again.</p>`,
    )
    const { segments } = await writer.write('podcast', about(page))
    const lines = segments.flatMap(({ dialogue }) => dialogue)
    const at = lines.findIndex(({ content }) => content === 'Can a river flow uphill?')
    expect(lines[at]?.speaker).toBe('JAMIE')
    expect(lines[at + 1]).toMatchObject({ speaker: 'ALEX', content: expect.stringMatching(/^No, never\./) })
  })

  test('has no question twice', async () => {
    const { segments } = await writer.write('podcast', about(examplePage))
    const asked = segments
      .flatMap(({ dialogue }) => dialogue)
      .filter(({ speaker, sources }) => speaker === 'JAMIE' && sources.length === 0)
    expect(new Set(asked.map(({ content }) => content)).size).toBe(asked.length)
  })

  test('addresses the audience that the author names', async () => {
    const podcast = await writer.write(
      'podcast',
      about(examplePage, { options: { audience: 'Pupils of ten' } }),
    )
    expect(podcast.target_audience).toBe('Pupils of ten')
  })
})

const facts = Array.from({ length: 30 }, (_, at) => `word${at} and more`)

test.each([
  ['only a list', `<ul>${facts.map((word) => `<li>${word}</li>`).join('')}</ul>`],
  [
    'only a table',
    `<table><tr><th>A</th><th>B</th></tr>${facts.map((word) => `<tr><td>${word}</td><td>x ${word}</td></tr>`).join('')}</table>`,
  ],
  ['no full stops', `<p>${facts.join(' ')}</p>`],
  ['only questions', `<p>${'Why is the sky so blue today? '.repeat(12)}</p>`],
  ['only sentences that lean', `<p>${'This is so because of that thing. '.repeat(12)}</p>`],
  [
    'only definitions',
    `<dl>${facts.map((word, at) => `<dt>term ${at}</dt><dd>${word} and yet more</dd>`).join('')}</dl>`,
  ],
  ['only a quotation', `<blockquote>${'Rivers run to the sea, my friend. '.repeat(12)}</blockquote>`],
  ['only exercises', `<h2>Exercises</h2><p>${'Name a river that runs to the sea. '.repeat(12)}</p>`],
])('A page with %s still becomes slides and a podcast', async (_, html) => {
  const page = pageOf(html)
  expectGoodDeck(await writer.write('slideshow', about(page)), page)
  expectGoodPodcast(await writer.write('podcast', about(page)), page)
})

test('Writing in another language than the page’s is refused with a sentence that names both', async () => {
  const request = about(examplePage, { options: { language: 'de' } })
  await expect(writer.write('slideshow', request)).rejects.toMatchObject({
    code: 'WRITER_FAILED',
    message: expect.stringMatching(/English.*German/),
  })
  await expect(
    writer.write('slideshow', about(examplePage, { options: { language: 'en-GB' } })),
  ).resolves.toBeDefined()
})

test.each(Object.keys(languages).filter((language) => language !== 'en'))(
  'There are phrases for %s',
  (language) => {
    const { phrases } = lexiconOf(language)
    expect(phrases.goodbye).not.toBe(lexiconOf('en').phrases.goodbye)
    for (const phrase of [phrases.welcome, phrases.topic, ...phrases.introduceSegment, ...phrases.askTerm])
      expect(phrase).toContain('{}')
    expect(new Set(phrases.askOn).size).toBeGreaterThanOrEqual(7)
  },
)

const corpus = readCorpus()
const long = corpus.filter(({ words }) => words > 60)

describe.skipIf(corpus.length === 0)('Of the corpus (skipped if it is absent)', () => {
  test.each(long.map((one) => [one.file, one] as const))(
    '%s becomes slides and a podcast, each from its own sentences',
    async (_, { page, words }) => {
      const deck = await writer.write('slideshow', about(page))
      const podcast = await writer.write('podcast', about(page))
      expectGoodDeck(deck, page)
      expectGoodPodcast(podcast, page)
      const lines = podcast.segments.flatMap(({ dialogue }) => dialogue)
      expect(deck.slides.length).toBeGreaterThanOrEqual(words > 320 ? 3 : 2)
      expect(lines.length).toBeGreaterThanOrEqual(words > 200 ? 4 : 2)
      for (const slide of deck.slides.filter(isContent)) {
        expect(
          grounding(textsOf(slide).join(' '), page, slide.sources),
          JSON.stringify(slide.content),
        ).toBeGreaterThan(0.97)
        expect(readable(slide), JSON.stringify(slide.content)).toBe(true)
      }
      for (const { content, sources } of lines.filter((line) => line.sources.length > 0)) {
        expect(grounding(content, page, sources), content).toBeGreaterThan(0.9)
      }
      for (const { says, slide } of deckParts(deck).filter(({ slide: one }) => isContent(one))) {
        const { sources, drawing } = slide
        // The narration of a chart says in words of its own where the values go.
        const said = drawing
          ? drawing.rows.flatMap(({ label, text }) => [label, text]).join(' ')
          : says.join(' ')
        expect(grounding(said, page, sources), said).toBeGreaterThan(0.9)
      }
      expect(deck).toEqual(await writer.write('slideshow', about(page)))
      expect(podcast).toEqual(await writer.write('podcast', about(page)))
    },
  )

  test.each(corpus.filter(({ words }) => words <= 15).map((one) => [one.file, one] as const))(
    '%s is too short',
    async (_, { page }) => {
      await expect(writer.write('slideshow', about(page))).rejects.toMatchObject({ code: 'PAGE_TOO_SHORT' })
      await expect(writer.write('podcast', about(page))).rejects.toMatchObject({ code: 'PAGE_TOO_SHORT' })
    },
  )

  test(
    'starts no bullet point and no line of ALEX with a reference to a missing sentence',
    { timeout: 300_000 },
    async () => {
      const found: string[] = []
      for (const { page } of long) {
        const lexicon = lexiconOf(page.language)
        const answers = new Set(
          page.blocks.filter(({ path }) => /[?？؟]$/.test(path.at(-1) ?? '')).map(({ id }) => id),
        )
        const free = ({ sources }: { sources: readonly string[] }) =>
          !sources.some((source) => answers.has(source))
        const { slides } = await writer.write('slideshow', about(page))
        const { segments } = await writer.write('podcast', about(page))
        const texts = slides
          .filter(({ slide_type }) => slide_type === 'text')
          .filter(free)
          .map(({ content }) => String(content['slide_content']))
        const goals = new Set(page.blocks.filter(({ kind }) => kind === 'list').map(({ id }) => id))
        const lines = segments.flatMap(({ dialogue }) => dialogue)
        const isDependent = lines.filter(
          ({ speaker, sources, content }, at) =>
            speaker === 'ALEX' &&
            sources.length > 0 &&
            !sources.some((source) => goals.has(source)) &&
            !continues(lines, at, page.blocks) &&
            !completesQuestion(content, sources, page.blocks) &&
            !opensHeading(content, sources, page.blocks) &&
            lexicon.isDependent(
              withoutReply(content, [
                ...lexicon.phrases.confirms,
                lexicon.phrases.confirmsAndGoesOn,
                ...lexicon.phrases.denies,
              ]),
            ),
        )
        found.push(...texts.filter((text) => /^[\p{L}]/u.test(text) && lexicon.isDependent(text)))
        found.push(
          ...isDependent
            .filter(free)
            .map(({ content }) => content)
            .filter((text) => /^\p{Lu}/u.test(text)),
        )
      }
      expect(found).toEqual([])
    },
  )
})

/** The last line with text of the page, of either host, ended in the paragraph in which this one starts, or right before it. */
function continues(lines: readonly LineDraft[], at: number, blocks: readonly Block[]): boolean {
  const last = lines.slice(0, at).findLast(({ sources }) => sources.length > 0)
  const [first] = lines[at]?.sources ?? []
  const place = (id: string | undefined) => blocks.findIndex((block) => block.id === id)
  return first !== undefined && [0, 1].includes(place(first) - place(last?.sources.at(-1)))
}

/** JAMIE has asked with the first clause of the sentence: 'And if the room is closed?' */
function completesQuestion(content: string, sources: readonly string[], blocks: readonly Block[]): boolean {
  // A few words, because formulas are spoken in other words.
  const clause = content.split(' ').slice(0, 5).join(' ').slice(1)
  const text = JSON.stringify(blocks.filter(({ id }) => sources.includes(id)))
  const at = text.indexOf(clause)
  return at > 0 && text.slice(0, at - 1).endsWith(', ')
}

/** A word such as 'such' in the first sentence below a heading means something in the same sentence or in the heading. */
function opensHeading(content: string, [source]: readonly string[], blocks: readonly Block[]): boolean {
  const at = blocks.findIndex(({ id }) => id === source)
  const [before, here] = [blocks[at - 1], blocks[at]]
  const start = content.split(' ').slice(0, 5).join(' ')
  return here?.kind === 'paragraph' && here.text.startsWith(start) && before?.path.join() !== here.path.join()
}

function withoutReply(text: string, replies: readonly string[]): string {
  const reply = replies.find((one) => text.startsWith(one))
  return reply === undefined ? text : text.slice(reply.length).trim()
}

/** Titles and questions use the page's words in another order. */
function isContent({ slide_type }: SlideDraft): boolean {
  return slide_type !== 'title' && slide_type !== 'quiz'
}

/** The page's content on a slide, except its heading and addresses. */
function textsOf({ content }: SlideDraft): readonly string[] {
  return Object.entries(content)
    .filter(([name]) => name !== 'slide_title' && name !== 'image_url')
    .flatMap(([, value]) => (Array.isArray(value) ? value.map(String) : [String(value)]))
}

function readable({ slide_type, content }: SlideDraft): boolean {
  if (slide_type !== 'bullets') return slide_type in slideTypes
  const points = content['bullet_points']
  return Array.isArray(points) && points.length >= 2 && points.length <= 6
}

/** The share of a text's words that are in its source blocks, except frame phrases. Math is spoken in other words. */
function grounding(text: string, page: StructuredPage, sources: readonly string[]): number {
  const blocks = page.blocks.filter(({ id }) => sources.includes(id))
  if (blocks.some((block) => block.kind === 'math' || plain(block).includes('$'))) return 1
  const headings = page.blocks.flatMap(({ path }) => path)
  const { fromTo } = lexiconOf(page.language).phrases
  const defining = wordsOfDefining(languageOf(page.language) ?? 'en')
  const tables = blocks.some(({ kind }) => kind === 'table') ? wordsAboutTables(page.language) : ''
  const known = new Set(
    [page.title, fromTo, defining, tables, ...headings, ...blocks.map(plain)].flatMap(wordsOf),
  )
  const own = wordsOf(withoutFrames(text, page.language))
  return own.length === 0 ? 1 : own.filter((word) => known.has(word)).length / own.length
}

function plain(block: Block): string {
  return JSON.stringify(block, (key, value: unknown) =>
    key === 'id' || key === 'kind' ? undefined : value,
  ).replace(/\\[nt"\\]/g, ' ')
}

function withoutFrames(text: string, language: string): string {
  const { phrases } = lexiconOf(language)
  const single = Object.values(phrases).filter((phrase) => typeof phrase === 'string')
  const { greetings, starts, goals, closingLeads, remembers, goodbyes } = phrases.talk
  const varied = [greetings, starts, goals, closingLeads, remembers, goodbyes].flat()
  const frames = [
    ...single,
    ...varied,
    ...phrases.lookAtPicture,
    ...phrases.ordinals,
    ...dialoguePhrases(phrases),
    ...turningPhrasesOf(language).bridges,
    ...turningPhrasesOf(language).turns,
    tablePhrasesOf(language).differences,
    turningPhrasesOf(language).steps,
    ...Object.values(turningPhrasesOf(language).kinds),
  ]
  return frames
    .flatMap((phrase) => phrase.split('{}').map((part) => part.trim().replace(/[.。]$/, '')))
    .filter((part) => part.length > (/\p{Script=Han}/u.test(part) ? 1 : 3))
    .sort((a, b) => b.length - a.length)
    .reduce((left, phrase) => left.replaceAll(phrase, ' '), text)
}

/** Words in lower case. The Arabic 'and' is a prefix of the next word, and removed. */
function wordsOf(text: string): readonly string[] {
  const found = text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]+/gu) ?? []
  return found.map((word) => word.replace(/^و/, ''))
}

test('the outline writer can warm up in advance', async () => {
  await expect(createOutlineWriter().warmUp?.()).resolves.toBeUndefined()
})
