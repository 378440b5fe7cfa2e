import { expect, type Locator, type Page } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { test } from '../support/held-model.ts'
import { signIn } from '../support/teacher.ts'

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(240_000)

const shots = process.env['LECTERN_SHOTS']
const shoot = async (page: Page, name: string) => {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` })
}

/** A page of the sandbox for a new teacher, with calls of the API. */
async function pageOf(page: Page, courseSystem: string, course: string, title: string) {
  const { token } = await signIn(page, { base_url: courseSystem })
  const headers = { Authorization: `Bearer ${token}` }
  const api = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(path, {
      method,
      data,
      headers: { ...headers, Prefer: 'respond-async' },
      timeout: 60_000,
    })
    expect(answer.status(), `${method} ${path}`).toBeLessThan(300)
    return (await answer.json()) as unknown
  }
  const courses = (await api('GET', '/api/courses')) as { id: string; name: string }[]
  const courseId = courses.find(({ name }) => name === course)?.id ?? ''
  const pages = (await api('POST', '/api/pages', { id: courseId })) as {
    page_id: string
    page_title: string
  }[]
  const pageId = pages.find(({ page_title }) => page_title === title)?.page_id ?? ''
  const voices = (await api('GET', '/api/voices')) as { id: string; language: string }[]
  const voice = voices.find(({ language }) => language.startsWith('en'))?.id ?? ''
  return {
    editor: (format: string) => `/edit-${format}/${courseId}/${pageId}`,
    generate: async (format: string, more: object = {}) => {
      const request = { course_id: courseId, page_ids: [pageId], ...more }
      return ((await api('POST', `/api/generate_${format}`, request)) as { job_id: string }).job_id
    },
    api,
    voice,
  }
}

const weather = 'Coastal Weather'
const longPage = 'Storm Surge'
const statusOf = (page: Page): Locator => page.getByRole('main').getByRole('status').first()
const slidesOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Slides' }).getByRole('listitem')
const finished = (page: Page): Locator => slidesOf(page).filter({ has: page.getByRole('button') })
const open = (page: Page): Locator => slidesOf(page).filter({ hasText: 'is being written' })

test('slides appear at their places as they are written, and the editor opens at the selected one', async ({
  page,
  held,
}) => {
  const { editor, generate, voice } = await pageOf(page, held.courseSystem, weather, longPage)
  await generate('slideshow', { voice_id: voice })
  await page.goto('/courses')
  await page.getByRole('link', { name: 'Watch slideshow of Storm Surge' }).click()
  await expect(page).toHaveURL(/watch/)
  await expect(statusOf(page).filter({ hasText: 'being planned' })).toBeVisible()
  await held.answer(4)
  await expect(finished(page).first()).toBeVisible()
  const all = await slidesOf(page).count()
  await expect(statusOf(page)).toContainText(`Slide 1 of about ${all} is being written`)
  await expect(slidesOf(page).nth(0)).toContainText(`Slide 1 of about ${all} is being written`)
  await shoot(page, 'slideshow-first-1440-light')
  // The author looks at slide 5, which stays on screen when earlier slides arrive.
  await slidesOf(page).nth(4).getByRole('button').click()
  await expect(slidesOf(page).nth(4)).toHaveAttribute('aria-current', 'true')
  const looked = await slidesOf(page).nth(4).innerText()
  await held.answer(1)
  await expect(slidesOf(page).nth(0).getByRole('button')).toBeVisible()
  await expect(slidesOf(page).nth(4)).toHaveAttribute('aria-current', 'true')
  // The first slide can be played while others are still written.
  await expect(slidesOf(page).nth(0)).toContainText('Has audio')
  await expect(open(page).first()).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await shoot(page, 'slideshow-some-1440-light')
  const tab = await page.context().newPage()
  await tab.goto(editor('slideshow'))
  await expect(finished(tab).nth(5)).toBeVisible()
  await tab.reload()
  await expect(finished(tab).nth(5)).toBeVisible()
  await tab.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await tab.setViewportSize({ width: 390, height: 844 })
  expect(await complaints(tab)).toEqual([])
  await shoot(tab, 'slideshow-some-390-dark')
  await tab.setViewportSize({ width: 1440, height: 900 })
  await shoot(tab, 'slideshow-some-1440-dark')
  await tab.emulateMedia({ colorScheme: 'light' })
  await tab.setViewportSize({ width: 390, height: 844 })
  await shoot(tab, 'slideshow-some-390-light')
  const hold = held.answerAll()
  for (const each of [page, tab]) {
    await expect(each.getByText('Slideshow generated successfully!')).toBeVisible()
    await expect(each.getByRole('button', { name: 'Complete' })).toBeVisible()
    expect(each.url()).not.toContain('watch')
  }
  const selected = page.getByRole('navigation', { name: 'Slides' }).locator('[aria-current=true]')
  await expect(selected).toContainText(looked.split('\n').at(-1) ?? '')
  await expect(selected.getByRole('button').first()).toContainText('5')
  hold()
})

test('after a restart of the server the finished slides are still there, and the rest follows', async ({
  page,
  held,
}) => {
  const { editor, generate } = await pageOf(page, held.courseSystem, weather, 'Why the Sea Breeze Blows')
  await generate('slideshow')
  await page.goto(`${editor('slideshow')}?watch`)
  await held.answer(1)
  await expect(finished(page).nth(2)).toBeVisible()
  await held.restart()
  await expect(finished(page).nth(2)).toBeVisible()
  const hold = held.answerAll()
  await expect(page.getByText('Slideshow generated successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible()
  hold()
})

test('a generation can be cancelled, says so, and the old content comes back', async ({ page, held }) => {
  const { editor, generate } = await pageOf(page, held.courseSystem, weather, longPage)
  await page.goto(editor('slideshow'))
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible()
  const title = page.getByRole('textbox', { name: 'Presentation title' })
  const before = await title.inputValue()
  await generate('slideshow', { options: { tone: 'formal' } })
  await held.answer(1)
  await page.getByRole('button', { name: 'Watch' }).click()
  await expect(finished(page).first()).toBeVisible()
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel' })
  await cancel.click()
  await expect(page.getByText('The slideshow was cancelled before it was complete.')).toBeVisible()
  await expect(title).toHaveValue(before)
  await generate('slideshow', { options: { tone: 'friendly' } })
  const note = page.getByText('It opens here when it is ready.')
  await expect(note).toBeVisible()
  await cancel.click()
  await expect(note).toBeHidden()
  await expect(title).toHaveValue(before)
  const hold = held.answerAll()
  hold()
})

test('segments of a podcast appear as they are written and can be played', async ({ page, held }) => {
  const { editor, generate, voice } = await pageOf(page, held.courseSystem, weather, longPage)
  await generate('podcast', { voice_id_host1: voice, voice_id_host2: voice })
  await page.goto(`${editor('podcast')}?watch`)
  await held.answer(2)
  const segments = page.getByRole('region', { name: 'Segments' }).getByRole('listitem')
  await expect(segments.nth(1).getByRole('button')).toBeVisible()
  await expect(segments.nth(0)).toContainText('is being written')
  await expect(segments.nth(1)).toContainText('Has audio')
  await expect(page.getByRole('button', { name: 'Play line 1', exact: true })).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await shoot(page, 'podcast-some-1440-light')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await shoot(page, 'podcast-some-390-dark')
  await page.setViewportSize({ width: 1440, height: 900 })
  const hold = held.answerAll()
  await expect(page.getByText('Podcast generated successfully!')).toBeVisible()
  hold()
})
