import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Slideshow } from '../../packages/domain/src/slideshow/slideshow.ts'
import type { Podcast } from '../../packages/domain/src/podcast/podcast.ts'
import { complaints } from '../support/axe.ts'
import { openCourse, signIn } from '../support/teacher.ts'

const courseName = 'How Maps Lie and Help'
/**
 * Indexes of pages whose slideshow or podcast no other test changes. Accounts of the sandbox share their content, so a
 * save of another test at the same time would be a conflict.
 */
const ownPages = { slideshow: 5, podcast: 1 }
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'The page has changed' })

type Api = (method: string, path: string, data?: object) => Promise<unknown>

/** Signs in, and finds a page of the course on the sandbox. */
async function pageOfCourse(page: Page, at: number) {
  const { token } = await signIn(page)
  const api: Api = async (method, path, data) => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await page.request.fetch(path, { method, headers, data, timeout: 90_000 })
    expect(answer.status(), `${method} ${path}`).toBeLessThan(300)
    return answer.json()
  }
  const courses = (await api('GET', '/api/courses')) as { id: string; name: string }[]
  const courseId = courses.find(({ name }) => name === courseName)?.id ?? ''
  const pages = (await api('POST', '/api/pages', { id: courseId })) as {
    page_id: string
    page_title: string
  }[]
  const { page_id: pageId = '', page_title: title = '' } = pages[at] ?? {}
  return { courseId, pageId, title, api }
}

const earlier = 'Long ago this word was different. '

/**
 * Content that was made from an earlier version of the page: one passage had another first sentence, one was not there,
 * and one was removed since.
 */
async function madeFromEarlierPage(page: Page, format: 'slideshow' | 'podcast', at: number) {
  const place = await pageOfCourse(page, at)
  const { courseId, pageId, api } = place
  await api('POST', `/api/generate_${format}`, { course_id: courseId, page_ids: [pageId] })
  const address = `/api/${format}/${courseId}/${pageId}`
  const changes = `/api/changes/${courseId}/${pageId}/${format}`
  expect(await api('GET', changes)).toMatchObject({ changes: [] })
  return { ...place, address, changes }
}

test('a slideshow is brought in step with its page, part by part and as one undo step', async ({ page }) => {
  const { courseId, pageId, title, api, address } = await madeFromEarlierPage(
    page,
    'slideshow',
    ownPages.slideshow,
  )
  const made = (await api('GET', address)) as Slideshow
  const { slides, passages = [] } = made
  const at = slides.findIndex(({ audio_script, sources = [] }, index) => {
    const passage = passages.find(({ id }) => id === sources[0])
    return index > 0 && passage !== undefined && audio_script.length > 40
  })
  const slide = slides[at]
  const source = slide?.sources?.[0] ?? ''
  const scriptNow = slide?.audio_script ?? ''
  const gone = { id: 'b900', path: [], text: 'Paper maps were once folded by hand in every harbour town.' }
  const unseen = passages.find(
    ({ id, text }) => text.length > 60 && !slides.some(({ sources = [] }) => sources.includes(id)),
  )
  const old = passages
    .filter((passage) => passage !== unseen)
    .map((passage) => (passage.id === source ? { ...passage, text: earlier + passage.text } : passage))
  await api('PUT', address, {
    ...made,
    passages: [...old, gone],
    slides: slides.map((one, index) =>
      index === at ? { ...one, audio_script: earlier + one.audio_script } : one,
    ),
  })

  await openCourse(page, courseName)
  const row = page.getByRole('listitem').filter({ hasText: title }).first()
  await expect(row.getByText('Page changed', { exact: false }).first()).toBeVisible()
  expect(await complaints(page)).toEqual([])

  await page.goto(`/edit-slideshow/${courseId}/${pageId}`)
  await expect(page.getByText('The page has changed since this slideshow was made from it.')).toBeVisible()
  await button(page, 'Show changes').click()
  await expect(panel(page).locator('del', { hasText: 'Long ago' }).first()).toBeVisible()
  await expect(panel(page).locator('del', { hasText: 'harbour town' })).toBeVisible()
  if (unseen) await expect(panel(page).locator('ins').first()).toBeVisible()
  expect(await complaints(page)).toEqual([])

  await button(panel(page), /^Update \d+ parts?$/).click()
  const proposal = panel(page).getByRole('article', { name: `Slide ${at + 1}` })
  await expect(proposal).toBeVisible()
  await expect(proposal.locator('del', { hasText: 'Long ago' })).toBeVisible()
  await button(proposal, 'Take the proposal').click()
  await expect(button(proposal, 'Take the proposal')).toHaveAttribute('aria-pressed', 'true')
  expect(await complaints(page)).toEqual([])
  await button(panel(page), 'Apply my choices').click()

  const saved = page.getByRole('status').filter({ hasText: 'Your choices are applied.' })
  await expect(saved).toBeVisible()
  if (await panel(page).isVisible()) await page.keyboard.press('Escape')
  await page
    .getByRole('list', { name: 'Slides' })
    .getByRole('listitem')
    .nth(at)
    .getByRole('button')
    .first()
    .click()
  const script = page.getByRole('textbox', { name: 'Audio script' })
  await expect(script).toHaveValue(scriptNow)
  await page.keyboard.press('Escape')
  await button(page, 'Undo').first().click()
  await expect(script).toHaveValue(earlier + scriptNow)
  await button(page, 'Redo').first().click()
  await expect(script).toHaveValue(scriptNow)
})

test('a podcast is settled by keyboard, and its content stays', async ({ page }) => {
  const { courseId, pageId, api, address, changes } = await madeFromEarlierPage(
    page,
    'podcast',
    ownPages.podcast,
  )
  const made = (await api('GET', address)) as Podcast
  const [first, ...rest] = made.passages ?? []
  await api('PUT', address, { ...made, passages: [{ ...first, text: earlier + first?.text }, ...rest] })
  await api('GET', `/api/changes/${courseId}`)

  await page.goto(`/edit-podcast/${courseId}/${pageId}`)
  await expect(page.getByText('The page has changed since this podcast was made from it.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByRole('combobox', { name: 'Search commands' }).fill('show changes')
  await page.keyboard.press('Enter')
  await expect(panel(page).locator('del', { hasText: 'Long ago' })).toBeVisible()
  const settle = button(panel(page), 'Still right, settle all')
  for (let presses = 0; presses < 60; presses += 1) {
    if (await settle.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(settle).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByText('The page has changed since this podcast was made from it.')).toBeHidden()
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Podcast changes saved successfully!').first()).toBeVisible()
  expect(await api('GET', changes)).toMatchObject({ changes: [] })
  const after = (await api('GET', address)) as Podcast
  const words = (podcast: Podcast) =>
    podcast.segments.flatMap(({ dialogue }) => dialogue.map(({ content }) => content))
  expect(words(after)).toEqual(words(made))
})

test('a course system that hangs can be cancelled, and a deleted page is reported', async ({ page }) => {
  const { courseId, pageId, changes } = await madeFromEarlierPage(page, 'slideshow', 2)
  const url = `**${changes}`
  await page.route(url, () => {})
  await page.goto(`/edit-slideshow/${courseId}/${pageId}`)
  await expect(button(page, 'Save Changes')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByRole('combobox', { name: 'Search commands' }).fill('show changes')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText('Reading the page...')).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await button(panel(page), 'Cancel').click()
  await expect(panel(page).getByText('The page was not read.')).toBeVisible()

  await page.unroute(url)
  await page.route(url, (route) =>
    route.fulfill({ status: 404, json: { code: 'NOT_FOUND', error: 'Not found.' } }),
  )
  await button(panel(page), 'Retry').click()
  await expect(panel(page).getByText(/no longer in the course/)).toBeVisible()
  await expect(button(panel(page), /Update|settle/)).toHaveCount(0)
  expect(await complaints(page)).toEqual([])

  await page.unroute(url)
  await button(panel(page), 'Retry').click()
  await expect(panel(page).getByText(/There is nothing to do/)).toBeVisible()
})
