import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { LearnerCourse, LearnerDocument } from '@lectern/domain/learn/learner-document.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { createLearnPages } from './create-learn-pages.tsx'

const pages = createLearnPages((entry) => ({
  start: '/learner/start.js',
  styles: [{ file: `/learner/${entry}.css`, text: `.entry::after { content: '${entry} < > & "' }` }],
  scripts: [`/learner/${entry}.js`],
}))
const options = { publicUrl: 'https://lectern.example', embedded: false, language: undefined } as const

type Slide = Extract<LearnerDocument['content'], { format: 'slideshow' }>['slideshow']['slides'][number]

const noLabels = { organization: '', course_id: '', page_id: '' }

const slide = (number: number, more: Partial<Slide> = {}): Slide => ({
  key: `key-${number}`,
  slide_id: `id-${number}`,
  slide_type: 'text',
  transition: 'none',
  audio_script: `First sentence of ${number}. Second sentence.`,
  content: { slide_title: `Heading **${number}**`, slide_content: 'Words on the slide.' },
  ...noLabels,
  ...more,
})

const piece = (
  more: Partial<LearnerDocument> = {},
  slides: Slide[] = [slide(1), slide(2)],
): LearnerDocument => ({
  address: '/learn/secret',
  title: 'Tides',
  language: 'en',
  course: { title: 'The Sea', url: null },
  module: null,
  page_title: 'Tides of the sea',
  credits: [],
  published_at: '2026-11-22T10:00:00Z',
  version: 'first',
  downloads: true,
  siblings: [],
  translations: [],
  next: null,
  feed_url: null,
  content: {
    format: 'slideshow',
    slideshow: {
      presentation: {
        title: 'Tides',
        css_theme: themes['educational-blue'].theme,
        total_slides: slides.length,
        language: 'en',
        ...noLabels,
      },
      slides,
    },
  },
  ...more,
})

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

async function render(shown: LearnerDocument, more: object = {}): Promise<Document> {
  const { html } = await pages.renderDocument(shown, { ...options, ...more })
  expect(html.startsWith('<!doctype html><html')).toBe(true)
  return parse(html)
}
const metaOf = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
const textOf = (document: Document, selector: string) => document.querySelector(selector)?.textContent

describe('the page of a slideshow', () => {
  test('contains the first slide, the title and the transcript with a heading for each slide', async () => {
    const page = await render(piece())
    expect(textOf(page, '#player .slide-canvas')).toContain('Words on the slide.')
    expect(textOf(page, 'h1')).toBe('Tides')
    expect([...page.querySelectorAll('#transcript h3 a')].map((link) => link.textContent)).toEqual([
      'Heading 1',
      'Heading 2',
    ])
    expect(textOf(page, '#slide-2 p')).toBe('First sentence of 2. Second sentence.')
    expect(page.querySelectorAll('#chapters li')).toHaveLength(2)
  })

  test('has the credits of its pictures', async () => {
    const page = await render(piece({ credits: ['Osmosis (credit: A. Smith)', '(© <b>)'] }))
    const credits = [...page.querySelectorAll('#about dd li')].map((one) => one.textContent)
    expect(credits).toEqual(['Osmosis (credit: A. Smith)', '(© <b>)'])
    expect(textOf(await render(piece()), '#about')).not.toContain('Picture credits')
  })

  test('has a transcript and a description without the Markdown of scripts', async () => {
    const script = '**Water rises. It falls.** See [the table](https://a.example/b) for $x^2$.'
    const page = await render(
      piece({}, [slide(1, { audio_script: script }), slide(2, { audio_script: '**' })]),
    )
    expect(textOf(page, '#slide-1 p')).toBe('Water rises. It falls. See the table for x^2.')
    expect(metaOf(page, 'og:description')).toBe('Water rises. It falls. See the table for x^2.')
  })

  test('has the options of a quiz for paper, with the letters of the slide and without the answer', async () => {
    const quiz = (number: number, content: object) =>
      slide(number, { slide_type: 'quiz', content: { ...content } })
    const feedback = { correct_feedback: 'Well done.', incorrect_feedback: 'Think of the sky.' }
    const answers = { option_a: 'The **Moon**', option_c: 'The wind', option_d: 'A & B' }
    const slides = [
      slide(1),
      quiz(2, { quiz_question: 'What pulls?', ...answers, correct_answer: 'C', ...feedback }),
      quiz(3, { quiz_question: 'Wet?', quiz_kind: 'true-false', correct_answer: 'B' }),
    ]
    const page = await render(piece({}, slides))
    const listed = (id: string) =>
      [...page.querySelectorAll(`${id} .learn-options li`)].map((one) => [
        one.getAttribute('value'),
        one.textContent,
      ])
    expect(listed('#slide-2')).toEqual([
      ['1', 'The Moon'],
      ['3', 'The wind'],
      ['4', 'A & B'],
    ])
    expect(listed('#slide-3')).toEqual([
      ['1', 'True'],
      ['2', 'False'],
    ])
    expect(page.querySelectorAll('.learn-options')).toHaveLength(2)
    const text = page.documentElement.outerHTML
    for (const hidden of Object.values(feedback)) expect(text).not.toContain(hidden)
    for (const option of page.querySelectorAll('.learn-options li'))
      expect(option.getAttributeNames(), 'nothing marks the right one').toEqual(['value'])
  })

  test('has links to its translations, each with the name and the attributes of its language', async () => {
    const page = await render(
      piece({
        translations: [
          { language: 'fr', url: '/learn/french' },
          { language: 'pt-BR', url: '/learn/portuguese' },
          { language: 'ar', url: '/learn/arabic' },
        ],
      }),
    )
    expect(textOf(page, '.learn-languages span')).toBe('Also in')
    const links = [...page.querySelectorAll<HTMLAnchorElement>('.learn-languages a')]
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.hreflang, link.lang, link.dir]),
    ).toEqual([
      ['Français', '/learn/french', 'fr', 'fr', 'ltr'],
      ['Português', '/learn/portuguese', 'pt-BR', 'pt-BR', 'ltr'],
      ['العربية', '/learn/arabic', 'ar', 'ar', 'rtl'],
    ])
    expect((await render(piece())).querySelector('.learn-languages')).toBeNull()
  })

  test('contains its styles, with their hash for the policy, and names their file for the loader of its scripts', async () => {
    const { html, styleHash } = await pages.renderDocument(piece(), options)
    const styles = `.entry::after { content: 'learn/slideshow/slideshow-client.tsx < > & "' }`
    expect(html).toContain(`<style>${styles}</style>`)
    expect(styleHash).toBe(`sha256-${createHash('sha256').update(styles).digest('base64')}`)
    const link = parse(html).querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    expect(link?.getAttribute('href')).toBe('/learner/learn/slideshow/slideshow-client.tsx.css')
    expect(link?.hasAttribute('disabled'), 'not loaded').toBe(true)
  })

  test('has no inline script and nothing from elsewhere', async () => {
    const page = await render(piece())
    expect(page.querySelector('script:not([src])')).toBeNull()
    const loaded = [...page.querySelectorAll('script, img, link:not([rel=alternate])')]
    const addresses = loaded.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '')
    expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([])
  })

  test('says what previews of links and oEmbed need', async () => {
    const page = await render(piece())
    expect(page.title).toBe('Tides · The Sea')
    expect(metaOf(page, 'description')).toContain('First sentence of 1.')
    expect(metaOf(page, 'og:title')).toBe('Tides')
    expect(metaOf(page, 'og:image')).toBe('https://lectern.example/learn/secret/artwork.png')
    expect(metaOf(page, 'og:locale')).toBe('en')
    expect(page.querySelector('link[type="application/json+oembed"]')?.getAttribute('href')).toBe(
      'https://lectern.example/api/oembed?url=https%3A%2F%2Flectern.example%2Flearn%2Fsecret',
    )
  })

  test.each([
    ['markup', '"><script>alert(1)</script><b>&amp;'],
    ['emoji', '🌊 Tides 🧑‍🚀 & 🏴‍☠️'],
    ['300 characters', 'Tide '.repeat(60).trim()],
  ])('shows a title with %s as text', async (_, title) => {
    const page = await render(piece({ title }))
    expect(textOf(page, 'h1')).toBe(title)
    expect(page.title).toBe(`${title} · The Sea`)
    expect(metaOf(page, 'og:title')).toBe(title)
    expect(page.querySelectorAll('script')).toHaveLength(1)
  })

  test('is from right to left in Arabic, with words in Arabic', async () => {
    const page = await render(piece({ language: 'ar' }))
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar', 'rtl'])
    expect(textOf(page, '#transcript h2')).toBe('النص')
    expect(textOf(await render(piece()), '#transcript h2'), 'the next page').toBe('Transcript')
  })

  test('has the words of the browser around content in another language', async () => {
    const page = await render(piece({ language: 'fi' }), { language: 'de' })
    expect(page.documentElement.lang).toBe('fi')
    expect(textOf(page, '#transcript h2')).toBe('Transkript')
    expect(page.querySelector('#transcript h2')?.closest('[lang]')?.getAttribute('lang')).toBe('de')
  })

  test('has audio for each slide if scripts are off, which nothing loads before it is played', async () => {
    const audio = { text: 'One.', duration_ms: 900, sentences: [], voice_id: '', engine: '' }
    const slides = [slide(1, { audio_path: '/learn/secret/media/one.mp3', audio }), slide(2)]
    const { html } = await pages.renderDocument(piece({}, slides), options)
    const found = html.match(/<noscript><audio[^>]*>/g)
    expect(found).toHaveLength(1)
    expect(found?.[0]).toContain('preload="none"')
    expect(found?.[0]).toContain('src="/learn/secret/media/one.mp3"')
  })

  test('offers the transcript as a file only if downloads are allowed', async () => {
    expect((await render(piece())).querySelector('a[download]')).not.toBeNull()
    expect((await render(piece({ downloads: false }))).querySelector('a[download]')).toBeNull()
  })

  test('links to the course and to the podcast of a shared course', async () => {
    const podcast = { format: 'podcast', title: 'Tides', url: '/p', parts: 3, duration_ms: 540_000 } as const
    const page = await render(piece({ course: { title: 'The Sea', url: '/c' }, siblings: [podcast] }))
    expect(page.querySelector('.learn-up')?.getAttribute('href')).toBe('/c')
    expect(textOf(page, '.learn-formats a[href="/p"]')).toContain('9 min')
  })

  test('contains only the player in a frame', async () => {
    const page = await render(piece(), { embedded: true })
    expect(page.querySelector('header, footer, #transcript')).toBeNull()
    expect(page.querySelector('h1')?.className, 'only for screen readers').toBe('learn-hidden')
    expect(page.querySelector('#player .slide-canvas')).not.toBeNull()
  })

  test('has 300 slides, and one without slides', async () => {
    const many = Array.from({ length: 300 }, (_, at) => slide(at + 1))
    const page = await render(piece({}, many))
    expect(page.querySelectorAll('#transcript section')).toHaveLength(300)
    expect(page.querySelectorAll('.slide-canvas')).toHaveLength(1)
    expect(textOf(await render(piece({}, [])), 'h1')).toBe('Tides')
  })
})

test('every address that has ended has the same page, without a script and without previews', async () => {
  const { html } = await pages.renderNotFound({ language: 'en', publicUrl: 'https://lectern.example' })
  const page = parse(html)
  expect(textOf(page, 'h1')).toBe('There is nothing here any more')
  expect(textOf(page, 'main p')).toBe('Ask whoever sent you the link for a new one.')
  expect(page.querySelector('script, meta[property]')).toBeNull()
  expect(html).not.toContain('lectern.example')
})

test('the page of a course lists its pieces by module', async () => {
  const published_at = '2026-11-22T10:00:00Z'
  const link = { format: 'slideshow', title: 'Tides', url: '/t', parts: 2, duration_ms: null } as const
  const course: LearnerCourse = {
    address: '/learn/course/secret',
    title: 'The <b>Sea</b>',
    code: 'SEA 1',
    language: 'en',
    modules: [
      {
        title: 'Water',
        pages: [{ page_id: '1', title: 'Tides', pieces: [{ ...link, published_at }], translations: [] }],
      },
      { title: null, pages: [] },
    ],
    feed_url: null,
  }
  const page = parse((await pages.renderCourse(course, options)).html)
  expect(textOf(page, 'h1')).toBe('The <b>Sea</b>')
  expect([...page.querySelectorAll('h2')].map((one) => one.textContent)).toEqual(['Water', 'Other pages'])
  expect(textOf(page, 'h3')).toBe('Tides')
  expect(textOf(page, 'a[href="/t"]')).toContain('Slideshow')
})
