import { describe, expect, test } from 'vitest'
import type { LearnerDocument } from '@lectern/domain/learn/learner-document.ts'
import { planEpisode } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { podcast as podcastSchema } from '@lectern/domain/podcast/podcast.ts'
import { createLearnPages } from './create-learn-pages.tsx'

const pages = createLearnPages((entry) => ({
  start: '/learner/start.js',
  styles: [],
  scripts: [`/learner/${entry}.js`],
}))
const options = { publicUrl: 'https://lectern.example', embedded: false, language: undefined } as const

interface TestLine {
  readonly speaker?: string
  readonly content: string
  /** The spoken text, with its length in milliseconds. */
  readonly heard?: readonly [text: string, duration: number]
}

function podcastPiece(
  chapters: readonly { title: string; lines: readonly TestLine[] }[],
  more: Partial<LearnerDocument> = {},
): LearnerDocument {
  const podcast = podcastSchema.parse({
    podcast: {
      title: 'Tides',
      language: more.language ?? 'en',
      learning_objectives: ['Why the <sea> rises.', ' '],
    },
    segments: chapters.map(({ title, lines }, index) => ({
      segment_id: index + 1,
      segment_title: title,
      dialogue: lines.map(({ speaker = 'ALEX', content, heard }) => ({
        speaker,
        content,
        ...(heard && {
          audio_path: 'a.mp3',
          audio: { text: heard[0], voice_id: '', engine: '', duration_ms: heard[1], sentences: [] },
        }),
      })),
    })),
  })
  const plan = chapters.some(({ lines }) => lines.some(({ heard }) => heard)) ? planOf(podcast) : null
  return {
    address: '/learn/secret',
    title: 'Tides',
    language: 'en',
    course: { title: 'The Sea', url: '/learn/course/secret' },
    module: 'Water',
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
      format: 'podcast',
      podcast,
      plan,
      bytes: plan && 8_400_000,
      audio: plan && '/learn/secret/episode.mp3?v=1',
    },
    ...more,
  }
}

function planOf(podcast: ReturnType<typeof podcastSchema.parse>) {
  const { durationMs, chapters, lines } = planEpisode(podcast)
  return {
    duration_ms: durationMs,
    chapters: chapters.map(({ segment, title, startMs, endMs }) => ({
      segment,
      title,
      start_ms: startMs,
      end_ms: endMs,
    })),
    lines: lines.map(({ segment, line, startMs, endMs }) => ({
      segment,
      line,
      start_ms: startMs,
      end_ms: endMs,
    })),
  }
}

async function render(piece: LearnerDocument, more: object = {}): Promise<Document> {
  return new DOMParser().parseFromString(
    (await pages.renderDocument(piece, { ...options, ...more })).html,
    'text/html',
  )
}
const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim())
const metaOf = (document: Document, name: string) =>
  document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')

const short = [
  { title: 'The Moon', lines: [{ content: 'It pulls.', heard: ['It **pulls**.', 60_000] as const }] },
  {
    title: 'The Sun',
    lines: [{ speaker: 'JAMIE', content: 'It helps.', heard: ['It helps.', 30_000] as const }],
  },
]

describe('the page of a podcast', () => {
  test('contains the player, the chapters with their times and the transcript with its speakers', async () => {
    const page = await render(podcastPiece(short))
    const audio = page.querySelector('#player audio')
    expect(audio?.getAttribute('src')).toBe('/learn/secret/episode.mp3?v=1')
    expect([audio?.hasAttribute('controls'), audio?.getAttribute('preload')]).toEqual([true, 'none'])
    expect(page.documentElement.dataset['version']).toBe('first')
    expect(textsOf(page, '#chapters b')).toEqual(['The Moon', 'The Sun'])
    expect(textsOf(page, '#transcript h3')).toEqual(['The Moon', 'The Sun'])
    expect(textsOf(page, '.learn-line i')).toEqual(['A', 'J'])
    expect(textsOf(page, '.learn-who b')).toEqual(['ALEX', 'JAMIE'])
    expect(textsOf(page, '.learn-line [data-at]')).toEqual(['It pulls.', 'It helps.'])
    expect(textsOf(page, '.learn-goals li')).toEqual(['Why the <sea> rises.'])
    expect(textsOf(page, '.learn-downloads a')[0]).toBe('Download, 8.4 MB')
    expect(page.querySelector('script:not([src])')).toBeNull()
  })

  test('says what previews of links need, also the audio', async () => {
    const page = await render(podcastPiece(short))
    expect(metaOf(page, 'og:audio')).toBe('https://lectern.example/learn/secret/episode.mp3')
    expect(metaOf(page, 'og:audio:type')).toBe('audio/mpeg')
    expect(metaOf(page, 'og:image')).toBe('https://lectern.example/learn/secret/artwork.png')
    expect(metaOf(page, 'og:description')).toBe('Why the <sea> rises.')
  })

  test('shows markup in texts as text', async () => {
    const title = '<img src=x onerror=alert(1)> & 😀'.repeat(9)
    const lines = [
      { content: '<script>alert(1)</script>', heard: ['<script>alert(1)</script>', 900] as const },
    ]
    const page = await render(podcastPiece([{ title, lines }], { title }))
    expect(textsOf(page, 'h1')).toEqual([title])
    expect(textsOf(page, '#chapters b')).toEqual([title])
    expect(textsOf(page, '.learn-line [data-at]')).toEqual(['<script>alert(1)</script>'])
    expect(page.querySelectorAll('script')).toHaveLength(1)
  })

  test('has 300 lines and times with hours in an episode of two hours', async () => {
    const lines = Array.from({ length: 150 }, (_, at) => ({
      content: `Line ${at}.`,
      heard: [`Line ${at}.`, 24_500] as const,
    }))
    const page = await render(
      podcastPiece([
        { title: 'One', lines },
        { title: 'Two', lines },
      ]),
    )
    expect(page.querySelectorAll('.learn-line')).toHaveLength(300)
    expect(textsOf(page, '#chapters span')[1]).toMatch(/^1:0\d:\d\d$/)
    expect(textsOf(page, '.learn-who a').at(-1)).toMatch(/2:0\d:\d\d$/)
    expect(textsOf(page, '.learn-meta')).toEqual(['2 chapters · 124 min'])
  })

  test('without audio, says so and shows the text', async () => {
    const page = await render(podcastPiece([{ title: 'One', lines: [{ content: 'Not *yet* spoken.' }] }]))
    expect(page.querySelector('audio, #player')).toBeNull()
    expect(page.body.textContent).toContain('This podcast has no audio yet. You can read it here.')
    expect(textsOf(page, '.learn-line p + p')).toEqual(['Not yet spoken.'])
    expect(page.querySelector('[data-start], [data-at], a[data-to]')).toBeNull()
    expect(textsOf(page, '.learn-downloads')).toEqual([])
    expect(metaOf(page, 'og:audio')).toBeUndefined()
  })

  test('shows the words and the host that are heard, and the written ones of lines that are not', async () => {
    const lines = [
      { content: 'New words.', heard: ['Old words.', 1000] as const },
      { speaker: 'JAMIE', content: 'Silent.' },
    ]
    const page = await render(podcastPiece([{ title: 'One', lines }]))
    expect(textsOf(page, '.learn-line p + p')).toEqual(['Old words.', 'Silent.'])
    expect(page.querySelectorAll('.learn-who a')).toHaveLength(1)
  })

  test('in a frame has only cover, title and player', async () => {
    const page = await render(podcastPiece(short), { embedded: true })
    expect(page.querySelector('header, footer, #transcript')).toBeNull()
    expect(page.querySelector('#chapters')?.hasAttribute('hidden')).toBe(true)
    expect(textsOf(page, 'h1')).toEqual(['Tides'])
    expect(page.querySelector('main #player audio')).not.toBeNull()
    const silent = await render(podcastPiece([{ title: 'One', lines: [{ content: 'Hm.' }] }]), {
      embedded: true,
    })
    expect(silent.body.textContent).toContain('This podcast has no audio yet.')
  })

  test('offers no download where it is not allowed, and the next piece of the course', async () => {
    const next = {
      format: 'podcast',
      title: 'Currents',
      url: '/learn/next',
      parts: 3,
      duration_ms: 60_000,
    } as const
    const page = await render(podcastPiece(short, { downloads: false, next }))
    expect(textsOf(page, '.learn-downloads')).toEqual([])
    expect(page.querySelector('a#next')?.getAttribute('href')).toBe('/learn/next')
    expect(textsOf(page, 'a#next small')).toEqual(['Next in Water', '3 chapters · 1 min'])
  })

  test('offers the feed of its course where learners may have it, readable without a script', async () => {
    const feed = 'https://lectern.example/feed.xml'
    const page = await render(podcastPiece(short, { feed_url: feed }))
    const offer = page.querySelector('details.learn-feed-button')
    expect(offer?.querySelector('summary')?.textContent).toBe('Add to a podcast app')
    expect(offer?.querySelector<HTMLInputElement>('#feed')?.getAttribute('value')).toBe(feed)
    expect((await render(podcastPiece(short))).querySelector('details')).toBeNull()
    const embedded = await render(podcastPiece(short, { feed_url: feed }), { embedded: true })
    expect(embedded.body.innerHTML).not.toContain(feed)
  })

  test('is in the language of the podcast, from right to left if that is', async () => {
    const page = await render(podcastPiece(short, { language: 'ar' }))
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar', 'rtl'])
    expect(textsOf(page, '#chapters h2')).toEqual(['الفصول'])
  })
})
