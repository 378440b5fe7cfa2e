import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { importOwnCourse, type OwnCourse } from './own-deck.ts'

/** A line: 'ALEX: …'. */
interface TestSegment {
  readonly title: string
  readonly lines: readonly string[]
}

interface PodcastOptions {
  readonly title?: string
  readonly language?: string
  readonly goals?: readonly string[]
  readonly voiced?: boolean
  /** Whether learners may download. */
  readonly downloads?: boolean
}

export interface SharedPodcast extends OwnCourse {
  /** Path of the learner's page. */
  readonly path: string
}

const voices = { voice_id_host1: 'flite:rms', voice_id_host2: 'flite:slt' }

/** Two chapters of two lines each. */
export const tides: readonly TestSegment[] = [
  {
    title: 'The Moon pulls',
    lines: ['ALEX: The sea rises. The sea falls.', 'JAMIE: And who moves it?'],
  },
  {
    title: 'The Sun helps',
    lines: [
      'ALEX: The Sun is far away. It pulls less. When it stands in one line with the Moon, both of them pull together. Then the water rises higher than on all other days of the month.',
      'JAMIE: So there are spring tides.',
    ],
  },
]

/** Signs in, saves a podcast, generates its audio, completes it and shares it. */
export async function sharePodcast(
  page: Page,
  segments: readonly TestSegment[] = tides,
  options: PodcastOptions = {},
): Promise<SharedPodcast> {
  const course = await importOwnCourse(page)
  await completePodcast(course, segments, options)
  const { courseId, pageId, api } = course
  const { downloads } = options
  const piece = { course_id: courseId, page_id: pageId, format: 'podcast' }
  const share = await api('POST', '/api/shares', { ...piece, ...(downloads !== undefined && { downloads }) })
  return { ...course, path: pathOf(share) }
}

/** Saves a podcast on a page of a course, generates its audio and completes it. */
export async function completePodcast(
  { courseId, pageId, api }: OwnCourse,
  segments: readonly TestSegment[],
  {
    title = 'Tides & <b>Currents</b>',
    language = 'en',
    goals = ['Why the sea rises'],
    voiced = true,
  }: PodcastOptions = {},
): Promise<void> {
  await api('POST', '/api/generate_podcast', { course_id: courseId, page_ids: [pageId] })
  await api('PUT', `/api/podcast/${courseId}/${pageId}`, {
    podcast: { title, language, target_audience: '', learning_objectives: goals },
    segments: segments.map((segment, index) => ({
      segment_id: index + 1,
      segment_title: segment.title,
      duration: 1,
      key_points: [],
      dialogue: segment.lines.map((line) => {
        const [speaker, ...words] = line.split(': ')
        return { speaker, content: words.join(': '), tone: 'warm' }
      }),
    })),
  })
  if (voiced) {
    await api('POST', '/api/podcast/audio/generate', {
      course_id: courseId,
      page_id: pageId,
      podcast_id: 1,
      ...voices,
    })
    await expect
      .poll(
        async () => {
          const answer = await api('GET', `/api/podcast/audio/status/${courseId}/${pageId}/1`)
          return (answer as { status: string }).status
        },
        { timeout: 60_000 },
      )
      .toBe('ready')
  }
  await api('PUT', `/api/courses/${courseId}/${pageId}/status`, { podcast_status: 'Completed' })
}

/** Generates slideshows with audio for all pages, a podcast for the first one, completes and shares the whole course. */
export async function shareCourse(page: Page, { feed = false } = {}): Promise<SharedPodcast> {
  const course = await importOwnCourse(page)
  const { courseId, api } = course
  const pages = (await api('POST', '/api/pages', { id: courseId })) as { page_id: string }[]
  for (const { page_id: pageId } of pages.slice(0, 2)) {
    await api('POST', '/api/generate_slideshow', {
      course_id: courseId,
      page_ids: [pageId],
      voice_id: 'flite:slt',
    })
    await api('PUT', `/api/courses/${courseId}/${pageId}/status`, { slideshow_status: 'Completed' })
  }
  await completePodcast(course, tides, { title: 'Tides' })
  if (feed) await api('POST', `/api/courses/${courseId}/feed`)
  return { ...course, path: pathOf(await api('POST', '/api/shares', { course_id: courseId })) }
}

const pathOf = (share: unknown): string => new URL((share as { url: string }).url).pathname

/** A page in a fresh profile, as learners have it. It fails the test on messages of the page's policy. */
export async function learnerPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options)
  return context.newPage()
}
