import { expect, type Page } from '@playwright/test'
import { importOwnCourse, type OwnCourse } from './own-deck.ts'

/** A line of a test: 'ALEX: …', or an object with more fields. */
export type TestLine =
  | string
  | { readonly speaker: 'ALEX' | 'JAMIE'; readonly content: string; tone?: string; sources?: string[] }

interface TestSegment {
  readonly title: string
  readonly lines: readonly TestLine[]
  /** Minutes. */
  readonly duration?: number
}

interface PodcastOptions {
  readonly passages?: readonly { id: string; text: string; path?: readonly string[] }[]
  /** Whether audio is generated before the editor opens. */
  readonly voiced?: boolean
}

const voices = { voice_id_host1: 'flite:rms', voice_id_host2: 'flite:slt' }

/** Saves a podcast of these segments on a page that only this test uses, and opens its editor. */
export async function openOwnPodcast(
  page: Page,
  segments: readonly TestSegment[],
  { passages, voiced = false }: PodcastOptions = {},
): Promise<OwnCourse> {
  const course = await importOwnCourse(page)
  const { courseId, pageId, api } = course
  await api('POST', '/api/generate_podcast', { course_id: courseId, page_ids: [pageId] })
  await api('PUT', `/api/podcast/${courseId}/${pageId}`, {
    podcast: { title: 'Tides', language: 'en', target_audience: 'Sailors', learning_objectives: [] },
    segments: segments.map(({ title, lines, duration = 1 }, index) => ({
      segment_id: index + 1,
      segment_title: title,
      duration,
      key_points: ['A point'],
      dialogue: lines.map(readLine),
    })),
    ...(passages && { passages }),
  })
  if (voiced) await voice(course)
  await page.goto(`/edit-podcast/${courseId}/${pageId}`)
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible()
  return course
}

/** Generates audio for all lines and waits until it is complete. */
async function voice({ courseId, pageId, api }: OwnCourse): Promise<void> {
  const podcast = { course_id: courseId, page_id: pageId, podcast_id: 1 }
  await api('POST', '/api/podcast/audio/generate', { ...podcast, ...voices })
  await expect
    .poll(async () => {
      const answer = await api('GET', `/api/podcast/audio/status/${courseId}/${pageId}/1`)
      return (answer as { status: string }).status
    })
    .toBe('ready')
}

function readLine(line: TestLine) {
  if (typeof line !== 'string') return { tone: 'conversational', ...line }
  const [speaker, ...words] = line.split(': ')
  return { speaker, content: words.join(': '), tone: 'conversational' }
}
