import { expect, type Page } from '@playwright/test'
import { themes } from '../../packages/domain/src/theme/themes.ts'
import {
  buildArchive,
  smallCartridge,
} from '../../packages/server/src/testing/course-systems/build-cartridge.ts'
import { signIn } from './teacher.ts'

/** A slide of a test. Missing fields get default values. */
export interface DeckSlide {
  readonly slide_type?: string
  readonly audio_script?: string
  readonly content?: Readonly<Record<string, unknown>>
  readonly sources?: readonly string[]
  readonly animations?: object
  readonly drawing?: object
}

interface DeckOptions {
  readonly title?: string
  readonly language?: string
  readonly passages?: readonly { id: string; text: string; path?: readonly string[]; image?: object }[]
}

/** A course of the test, with calls of its teacher. */
export interface OwnCourse {
  readonly courseId: string
  readonly pageId: string
  /** Calls the API as the teacher of the page. */
  readonly api: (method: string, path: string, data?: object) => Promise<unknown>
}

/**
 * Signs in as a new teacher and imports a course, so that no other test uses its pages. Other values replace those of the
 * account.
 */
export async function importOwnCourse(
  page: Page,
  account: Parameters<typeof signIn>[1] = {},
): Promise<OwnCourse> {
  const { token } = await signIn(page, account)
  const headers = { Authorization: `Bearer ${token}` }
  const imported = await page.request.post('/api/courses/import', {
    headers: { ...headers, 'Content-Type': 'application/octet-stream', Slug: 'tides.imscc' },
    data: await buildArchive(smallCartridge),
  })
  expect(imported.status()).toBe(201)
  const { id: courseId } = (await imported.json()) as { id: string }
  const api = async (method: string, path: string, data?: object): Promise<unknown> => {
    const answer = await page.request.fetch(path, { method, headers, data, timeout: 60_000 })
    expect(answer.status(), `${method} ${path}`).toBeLessThan(300)
    return answer.json()
  }
  const [first] = (await api('POST', '/api/pages', { id: courseId })) as { page_id: string }[]
  return { courseId, pageId: first?.page_id ?? '', api }
}

/** Saves a slideshow of these slides on the imported page and opens its editor. */
export async function openDeck(
  page: Page,
  slides: readonly DeckSlide[],
  { title = 'Tides', language = 'en', passages }: DeckOptions = {},
): Promise<OwnCourse> {
  const course = await importOwnCourse(page)
  const { courseId, pageId, api } = course
  await api('POST', '/api/generate_slideshow', { course_id: courseId, page_ids: [pageId] })
  await api('PUT', `/api/slideshow/${courseId}/${pageId}`, {
    presentation: { title, language, css_theme: themes['educational-blue'].theme },
    slides: slides.map((slide, index) => ({
      slide_id: `slide-${index + 1}`,
      slide_type: 'text',
      audio_script: `This is what slide ${index + 1} says.`,
      transition: 'none',
      content: { slide_title: `Slide ${index + 1}`, slide_content: 'Words.' },
      ...slide,
    })),
    ...(passages && { passages }),
  })
  await page.goto(`/edit-slideshow/${courseId}/${pageId}`)
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible()
  return course
}
