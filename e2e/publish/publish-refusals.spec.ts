import { expect, type Locator, type Page } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { importOwnCourse } from '../support/own-deck.ts'
import { type OwnLectern, test } from '../support/own-lectern.ts'
import { completePieces, type SandboxCourse, sandboxCourse } from '../support/sandbox-course.ts'
import { openCourse } from '../support/teacher.ts'

/** Each reason against publishing a piece is shown as a sentence with a next step. */

const course = 'Foundations of Bread Baking'
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })

const open = (page: Page, { courseSystem }: OwnLectern, key?: string) =>
  sandboxCourse(page, course, { base_url: courseSystem, ...(key !== undefined && { api_key: key }) })

async function openDialog(page: Page, { name }: Pick<SandboxCourse, 'name'>): Promise<void> {
  await openCourse(page, name)
  await button(page, 'Publish in the course').click()
  await expect(heading(page, 'Pieces')).toBeVisible()
}

const pageAt = ({ pages }: SandboxCourse, at: number) => pages[at]?.page_id ?? ''

test('a course from a file says that Lectern makes no pages, and gives link and embed code', async ({
  page,
  context,
  own,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { courseId, pageId, api } = await importOwnCourse(page, { base_url: own.courseSystem })
  await api('POST', '/api/generate_slideshow', { course_id: courseId, page_ids: [pageId] })
  await api('PUT', `/api/courses/${courseId}/${pageId}/status`, { slideshow_status: 'Completed' })
  await openDialog(page, { name: 'Tides' })
  await expect(dialog(page).getByText(/^This course was imported from a file/)).toBeVisible()
  await expect(dialog(page).getByRole('radio')).toHaveCount(0)
  expect(await complaints(page)).toEqual([])
  await button(page, 'Show links and embed codes').click()
  await expect(heading(page, 'Links and embed codes')).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await dialog(page)
    .getByRole('button', { name: /^Copy embed code:/ })
    .click()
  await expect(page.getByText('Embed code copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<iframe src="[^"]+\?embed"/)
  await dialog(page)
    .getByRole('button', { name: /^Copy link:/ })
    .click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/learn\//)
  await button(page, 'Back').click()
  await expect(heading(page, 'Pieces')).toBeVisible()
})

test('a key that may not write is a failure with its reason, and can be repeated', async ({ page, own }) => {
  const reader = await open(page, own, 'sandbox-reader')
  await completePieces(reader, 'slideshow', [pageAt(reader, 0)])
  await openDialog(page, reader)
  await dialog(page)
    .getByRole('button', { name: /^Publish \d piece/ })
    .click()
  await expect(heading(page, /^0 of \d published, \d not published$/)).toBeVisible()
  await expect(dialog(page).getByText('does not allow this API key to do that').first()).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await dialog(page)
    .getByRole('button', { name: /^Try again: / })
    .first()
    .click()
  await expect(dialog(page).getByText('does not allow this API key to do that').first()).toBeVisible()
})

test('work continues without the dialog, in two tabs, and is cancelled from the other', async ({
  page,
  context,
  own,
}) => {
  const author = await open(page, own, 'sandbox-throttled')
  const [first, second] = [pageAt(author, 1), pageAt(author, 2)]
  await completePieces(author, 'slideshow', [first, second])
  await openDialog(page, author)
  await button(page, /^Publish \d pieces$/).click()
  await expect(button(page, 'Cancel publishing')).toBeVisible()
  await expect(dialog(page).getByRole('progressbar')).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  const other = await context.newPage()
  await openCourse(other, author.name)
  await button(other, 'Publish in the course').click()
  const cancel = button(other, 'Cancel publishing')
  await expect(cancel.or(heading(other, /of \d published/))).toBeVisible()
  if (await cancel.isVisible()) await cancel.click()
  await expect(heading(other, /of \d published/)).toBeVisible({ timeout: 90_000 })
  await button(page, 'Publish in the course').click()
  await expect(heading(page, /of \d published/)).toBeVisible()
  await button(other, 'Done').click()
  await expect(heading(page, 'Pieces')).toBeVisible()
})

test('a lost connection and a refused request are sentences in the dialog', async ({
  page,
  context,
  own,
}) => {
  const author = await open(page, own)
  await completePieces(author, 'slideshow', [pageAt(author, 3)])
  await openDialog(page, author)
  await context.setOffline(true)
  await dialog(page)
    .getByRole('button', { name: /^Publish \d piece/ })
    .click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await page.route('**/api/publications', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          json: { error: 'Too many requests. Wait a minute.', code: 'TOO_MANY_ATTEMPTS' },
        })
      : route.continue(),
  )
  await dialog(page)
    .getByRole('button', { name: /^Publish \d piece/ })
    .click()
  await expect(dialog(page).getByRole('alert')).toContainText(/\S/)
  expect(await complaints(page)).toEqual([])
})

for (const { name, width, theme, language } of [
  { name: 'on a phone', width: 390, theme: 'light', language: 'en' },
  { name: 'on a phone, dark', width: 390, theme: 'dark', language: 'en' },
  { name: 'in Arabic', width: 1440, theme: 'light', language: 'ar' },
  { name: 'on a phone in Arabic', width: 390, theme: 'dark', language: 'ar' },
])
  test(`the dialog is accessible and fits ${name}`, async ({ page, own }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(
      ([appearance = '', chosen = '']) => {
        localStorage.setItem('interface_language', chosen)
        localStorage.setItem('appearance', appearance)
      },
      [theme, language],
    )
    const author = await open(page, own)
    await completePieces(author, 'slideshow', [pageAt(author, 4)])
    await page.goto('/courses')
    await page.getByRole('heading', { name: author.name }).getByRole('button').click()
    await page.locator('button:has(svg.lucide-upload)').click()
    await expect(dialog(page).getByRole('checkbox').first()).toBeVisible()
    expect(await complaints(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })

// Last, because the course system stays stopped.
test('a course system that is down lets the work wait, with the reason', async ({ page, own }) => {
  const author = await open(page, own)
  await completePieces(author, 'slideshow', [pageAt(author, 5)])
  await openDialog(page, author)
  await own.stopCourseSystem()
  await dialog(page)
    .getByRole('button', { name: /^Publish \d piece/ })
    .click()
  await expect(
    dialog(page)
      .getByText(/^Waiting\. Your course system does not answer/)
      .first(),
  ).toBeVisible({
    timeout: 60_000,
  })
  expect(await complaints(page)).toEqual([])
  await button(page, 'Cancel publishing').click()
  await expect(heading(page, /not published$/)).toBeVisible()
  await expect(dialog(page).getByText('Cancelled.').first()).toBeVisible()
})
