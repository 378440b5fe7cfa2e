import { type Browser, type BrowserContext, expect } from '@playwright/test'
import { completePodcast } from './learner-pages.ts'
import { importOwnCourse, type OwnCourse } from './own-deck.ts'
import type { OwnLectern } from './own-lectern.ts'
import { completePieces } from './sandbox-course.ts'

/** The content that all screens of the walk show. Its sentences are Latin, so that English text is of the interface. */
export interface WalkedContent extends OwnCourse {
  /** Cookies and storage of the author's browser. */
  readonly session: Awaited<ReturnType<BrowserContext['storageState']>>
  /** A course of the course system with two complete slideshows, one of them published. */
  readonly published: {
    readonly courseId: string
    readonly name: string
    /** A page that has changed since its slideshow was generated. */
    readonly changedPage: string
  }
  /** Addresses for learners. */
  readonly learn: { readonly slideshow: string; readonly podcast: string; readonly course: string }
}

const sentences = [
  'Luna mare movet magna vi.',
  'Mare bis cotidie fluit et refluit.',
  'Nautae hoc sciunt omnes, quia naves in portu manent.',
] as const
const [first, second, third] = sentences
/** A question about the page. */
export const pageQuestion = 'Luna mare movet?'
/** Words of the content and of the author, which are no words of the interface. */
export const words: readonly string[] = [
  ...sentences,
  pageQuestion,
  'Oceanus',
  'Aestus',
  'Nautae',
  'Portus',
  'Luna',
  'Sol',
  'tides.imscc',
  // How Lectern describes the drawing in the language of the slideshow.
  'Luna: 11.4 m; Sol: 5 m',
]
const passages = [
  { id: 'b1', path: ['Aestus'], text: `${first} ${second}` },
  { id: 'b2', path: ['Portus'], text: third },
]

const slide = (slide_type: string, content: object, more: object = {}) => ({
  slide_type,
  audio_script: `${first} ${second}`,
  sources: ['b1'],
  transition: 'none',
  content: { slide_title: 'Aestus', ...content },
  ...more,
})

const drawing = {
  kind: 'bars',
  unit: 'm',
  rows: [
    { label: 'Luna', values: [11.4] },
    { label: 'Sol', values: [5] },
  ],
}

const deck = [
  slide('title', { course_title: 'Oceanus', course_subtitle: second }),
  slide('text', { slide_content: first }),
  slide('bullets', { bullet_points: sentences }),
  slide('image', { image_alt: 'Luna: 11,4 m; Sol: 5 m' }, { drawing }),
  slide('image', {}),
  slide('table', {}),
  slide('quiz', {
    quiz_question: first,
    option_a: 'Luna',
    option_b: 'Sol',
    correct_answer: 'A',
    feedback_correct: second,
    feedback_incorrect: third,
  }),
].map((one, at) => ({ ...one, slide_id: `slide-${at + 1}` }))

const segments = [
  { title: 'Aestus', lines: [`ALEX: ${first}`, `JAMIE: ${second}`] },
  { title: 'Nautae', lines: [`ALEX: ${third}`] },
]

/**
 * Makes an author with courses, slideshows, podcasts, links and figures. This takes some seconds, so it is made once for all
 * languages. `close` ends the author's session.
 */
export async function makeWalkedContent(browser: Browser, own: OwnLectern) {
  const context = await browser.newContext({ baseURL: own.url })
  const page = await context.newPage()
  const course = await importOwnCourse(page, { base_url: own.courseSystem })
  await page.goto('/courses')
  const session = await context.storageState()
  await page.goto('about:blank')
  await saveSlideshow(course)
  await savePodcast(course)
  const learn = await share(course)
  for (let visit = 1; visit <= 6; visit += 1) await watch(context, learn.slideshow, visit)
  const content: WalkedContent = { ...course, session, learn, published: await publish(course) }
  return { content, close: () => context.close() }
}

/** Saves and completes the slideshow, with passages that differ from the page. */
async function saveSlideshow({ courseId, pageId, api }: OwnCourse): Promise<void> {
  await api('POST', '/api/generate_slideshow', { course_id: courseId, page_ids: [pageId] })
  const path = `/api/slideshow/${courseId}/${pageId}`
  const { presentation } = (await api('GET', path)) as { presentation: object }
  await api('PUT', path, {
    presentation: { ...presentation, title: 'Oceanus', language: 'la' },
    slides: deck,
    passages,
  })
  await api('PUT', `/api/courses/${courseId}/${pageId}/status`, { slideshow_status: 'Completed' })
}

/** Saves the podcast and generates its audio in English, because no voice speaks Latin. */
async function savePodcast(course: OwnCourse): Promise<void> {
  await completePodcast(course, segments, { title: 'Oceanus', goals: [first] })
  const path = `/api/podcast/${course.courseId}/${course.pageId}`
  const stored = (await course.api('GET', path)) as { podcast: object }
  await course.api('PUT', path, { ...stored, podcast: { ...stored.podcast, language: 'la' }, passages })
  await course.api('PUT', `/api/courses/${course.courseId}/${course.pageId}/status`, {
    podcast_status: 'Completed',
  })
}

/** Links for both pieces and for the course, with its feed. */
async function share({ courseId, pageId, api }: OwnCourse): Promise<WalkedContent['learn']> {
  await api('POST', `/api/courses/${courseId}/feed`)
  const link = async (piece: object) => {
    const { url } = (await api('POST', '/api/shares', { course_id: courseId, ...piece })) as { url: string }
    return new URL(url).pathname
  }
  return {
    slideshow: await link({ page_id: pageId, format: 'slideshow' }),
    podcast: await link({ page_id: pageId, format: 'podcast' }),
    course: await link({}),
  }
}

/** Reports a visit. From five visits on, authors see figures. */
async function watch(context: BrowserContext, path: string, visit: number): Promise<void> {
  const piece = (await (await context.request.get(`${path}/piece.json`)).json()) as {
    content: { slideshow: { slides: { key: string }[] } }
  }
  const keys = piece.content.slideshow.slides.map(({ key }) => key).slice(0, visit + 1)
  const parts = keys.map((part) => ({ type: 'part', part, seconds: 20 }))
  const data = { visit: `visit-of-a-learner-${visit}`, events: [{ type: 'started' }, ...parts] }
  expect((await context.request.post(`${path}/events`, { data })).status()).toBe(204)
}

/** Completes two slideshows of the course system and publishes the first. */
async function publish({ api }: OwnCourse): Promise<WalkedContent['published']> {
  const courses = (await api('GET', '/api/courses')) as { id: string; name: string }[]
  const { id: courseId = '', name = '' } = courses.find((one) => one.name.includes('Bread')) ?? {}
  const pages = (await api('POST', '/api/pages', { id: courseId })) as { page_id: string }[]
  const [one, other] = pages.map(({ page_id: pageId }) => pageId)
  await completePieces({ api, courseId }, 'slideshow', [one ?? '', other ?? ''])
  const { job_id: jobId } = (await api('POST', '/api/publications', {
    course_id: courseId,
    pages: [{ page_id: one, format: 'slideshow' }],
    placement: 'after_source',
    visible: true,
  })) as { job_id: string }
  await expect
    .poll(async () => ((await api('GET', `/api/jobs/${jobId}`)) as { state: string }).state, {
      timeout: 60_000,
    })
    .toBe('succeeded')
  await changePassages(api, courseId, other ?? '')
  return { courseId, name, changedPage: other ?? '' }
}

/** Makes a slideshow one of an earlier version of its page. */
async function changePassages(api: OwnCourse['api'], courseId: string, pageId: string): Promise<void> {
  const path = `/api/slideshow/${courseId}/${pageId}`
  const stored = (await api('GET', path)) as { passages: { id: string; text: string }[] }
  const [one, ...others] = stored.passages
  await api('GET', `/api/changes/${courseId}/${pageId}/slideshow`)
  await api('PUT', path, {
    ...stored,
    passages: [{ ...one, text: `${first} ${one?.text ?? ''}` }, ...others],
  })
  await api('GET', `/api/changes/${courseId}`)
}
