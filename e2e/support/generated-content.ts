import { expect, type Page } from '@playwright/test'
import { signIn } from './teacher.ts'

interface GeneratedContent {
  /** A page of the sandbox that only this test uses. All teachers share the content of a page. */
  readonly courseId: string
  readonly pageId: string
  readonly format: 'slideshow' | 'podcast'
  /** Whether audio is generated too. */
  readonly voiced?: boolean
}

const voices = {
  slideshow: { voice_id: 'flite:slt' },
  podcast: { voice_id_host1: 'flite:rms', voice_id_host2: 'flite:slt' },
} as const

/** Signs in, generates the content of a page, and opens its editor. */
export async function openGenerated(page: Page, content: GeneratedContent): Promise<void> {
  const { courseId, pageId, format, voiced = true } = content
  const { token } = await signIn(page)
  const answer = await page.request.post(`/api/generate_${format}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { course_id: courseId, page_ids: [pageId], ...(voiced ? voices[format] : {}) },
    timeout: 60_000,
  })
  expect(await answer.json()).toMatchObject({ successful_pages: [pageId] })
  await page.goto(`/edit-${format}/${courseId}/${pageId}`)
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible()
}
