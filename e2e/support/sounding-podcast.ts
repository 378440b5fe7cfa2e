import { expect, type Page, type Route } from '@playwright/test'
import { importOwnCourse } from './own-deck.ts'
import { tone } from './tone.ts'

/** A podcast line whose audio is a tone. */
export interface SoundingLine {
  readonly speaker?: 'ALEX' | 'JAMIE'
  readonly content: string
  /** Length of its audio. Without it, the line has no audio. */
  readonly ms?: number
}

/** The file names of the lines, in the order of the podcast. */
export const fileName = (segment: number, line: number) => `line-${segment}-${line}.mp3`

/**
 * Opens the editor on a podcast of these lines, one list per segment. `answer` serves the audio: by default a tone for
 * each line.
 */
export async function openSounding(
  page: Page,
  segments: readonly (readonly SoundingLine[])[],
  {
    language = 'en',
    answer = answerWithTone,
    info = {},
  }: { language?: string; answer?: typeof answerWithTone; info?: object } = {},
): Promise<void> {
  const { courseId, pageId, api } = await importOwnCourse(page)
  await api('POST', '/api/generate_podcast', { course_id: courseId, page_ids: [pageId] })
  const address = `/api/podcast/${courseId}/${pageId}`
  const stored = (await api('GET', address)) as { segments: object[] }
  const podcast = {
    ...stored,
    podcast: { id: 1, title: 'Tides', language, ...info },
    segments: segments.map((lines, segment) => ({
      ...stored.segments[0],
      segment_id: segment + 1,
      segment_title: `Segment ${segment + 1}`,
      dialogue: lines.map((line, index) => soundingLine(line, fileName(segment, index))),
    })),
  }
  await page.route(`**${address}`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: podcast, headers: { ETag: '"1"' } })
      : route.continue(),
  )
  await page.route('**/api/audio/files/line-*', (route) => {
    const [segment = 0, line = 0] = (/line-(\d+)-(\d+)/.exec(route.request().url()) ?? [])
      .slice(1)
      .map(Number)
    return answer(route, { segment, line, ms: segments[segment]?.[line]?.ms ?? 1000 })
  })
  await page.goto(`/edit-podcast/${courseId}/${pageId}`)
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible()
}

function soundingLine({ speaker = 'ALEX', content, ms }: SoundingLine, name: string) {
  if (ms === undefined) return { speaker, content }
  const sentences = content.match(/[^.!?]+[.!?]/g) ?? [content]
  return {
    speaker,
    content,
    audio_path: `/audio/files/${name}`,
    audio: {
      text: content,
      voice_id: 'flite:slt',
      engine: 'tones',
      duration_ms: ms,
      sentences: sentences.map((text, index) => ({
        text: text.trim(),
        start_ms: (index * ms) / sentences.length,
        end_ms: ((index + 1) * ms) / sentences.length,
      })),
    },
  }
}

/** Answers as the server does, with range requests. Browsers can seek only in files served with them. */
export async function answerWithTone(
  route: Route,
  { segment, line, ms }: { segment: number; line: number; ms: number },
): Promise<void> {
  const file = tone(ms, 440 + 110 * line + 55 * segment)
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers()['range'] ?? '') ?? []
  const end = to === '' ? file.length - 1 : Number(to)
  await route.fulfill({
    status: 206,
    contentType: 'audio/wav',
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Range': `bytes ${from}-${end}/${file.length}`,
      'Cache-Control': 'no-store',
    },
    body: file.subarray(Number(from), end + 1),
  })
}
