import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { openDialog, rowOf, signInWithApi } from '../support/generate-dialog.ts'
import { openCourse, signIn } from '../support/teacher.ts'

const bread = 'Foundations of Bread Baking'
/** A page that is too short to teach from, so its generation fails at once. */
const tooShort = 'Lab Notes, Week 1'
const shortPage = '700207'
const notice = (page: Page) => page.getByText('Lectern cannot be reached. Trying again…')

/** The tabs that have an open event stream. */
function watchStreams(context: BrowserContext): Set<Page> {
  const open = new Set<Page>()
  const isStream = (address: string) => new URL(address).pathname === '/api/events'
  context.on('request', (request) => {
    if (isStream(request.url())) open.add(request.frame().page())
  })
  const ended = (request: { url(): string; frame(): { page(): Page } }) => {
    if (isStream(request.url())) open.delete(request.frame().page())
  }
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
  return open
}

test('seven tabs share one event stream, and another tab takes over when its tab closes', async ({
  page,
  context,
}) => {
  const streams = watchStreams(context)
  const { post } = await signInWithApi(page)
  await openCourse(page, bread)
  const kept = await page.evaluate(() => Object.entries(localStorage))
  await context.addInitScript((session: [string, string][]) => {
    for (const [key, value] of session) localStorage.setItem(key, value)
  }, kept)
  const others: Page[] = []
  for (let tab = 2; tab <= 7; tab += 1) {
    const other = await context.newPage()
    await openCourse(other, bread)
    others.push(other)
  }
  await expect.poll(() => [...streams]).toEqual([page])

  await post('/api/generate_slideshow', { course_id: '7002', page_ids: [shortPage] })
  for (const tab of [page, ...others]) {
    // The list keeps its width.
    await tab
      .getByRole('button', { name: /^(Jobs|\d+ running)$/ })
      .first()
      .click()
    await expect(tab.getByRole('complementary', { name: 'Jobs' })).toContainText(tooShort)
  }
  await page.close()
  await expect.poll(() => [...streams].filter((one) => !one.isClosed()).length).toBe(1)
})

test('a message reports that the server is unreachable, and disappears after reconnecting', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/courses')
  await expect(page.getByRole('heading', { name: bread })).toBeVisible()
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(notice(page)).toBeVisible()
  await page.unroute('**/api/**')
  await expect(notice(page)).toBeHidden()
})

test('the next user of a browser sees no message of the previous user', async ({ page }) => {
  await signIn(page)
  await openCourse(page, bread)
  const dialog = await openDialog(page, [tooShort])
  await dialog.getByRole('button', { name: 'Podcast' }).click()
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Generation complete:' })
  await expect(summary).toContainText(tooShort)
  await page.getByRole('button', { name: /Maya Okafor/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(tooShort)).toHaveCount(0)
})

test('cancelling all jobs asks for confirmation', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/jobs', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    await route.fulfill({ json: [waiting] })
  })
  await openCourse(page, bread)
  await page.getByRole('button', { name: 'Cancel all' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel all jobs' })
  await expect(question).toContainText('One job has not finished.')
  await expect(question.getByRole('button', { name: 'Keep working' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(rowOf(page, 'Sourdough').first()).toBeVisible()
})

const waiting = {
  id: 'one',
  kind: 'generate-slideshow',
  state: 'waiting',
  course_id: '7001',
  page_id: '1',
  page_title: 'Sourdough',
  progress: { stage: 'waiting', done: 0, total: 0 },
  created_at: '2026-11-22T10:00:00Z',
}
