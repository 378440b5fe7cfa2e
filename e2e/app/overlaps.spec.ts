import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openDeck } from '../support/own-deck.ts'
import { openOwnPodcast } from '../support/own-podcast.ts'
import { openCourse, signIn } from '../support/teacher.ts'

/** Floating elements, menus and messages must neither cover nor move what the author works with. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

const toast = (page: Page) => page.locator('[data-sonner-toast]').first()

for (const width of [1440, 1024]) {
  test(`messages do not cover the audio button, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openDeck(page, [{}, {}])
    await button(page, 'Save Changes').click()
    await expect(toast(page)).toBeVisible()
    // The message moves while it appears.
    for (const name of ['Generate Audio', 'Save Changes', 'Record'])
      await expect.poll(() => overlap(toast(page), button(page, name)), name).toBe(false)
  })
}

test('messages do not cover the buttons of a dialog on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDeck(page, [{}, {}])
  await button(page, 'Save Changes').click()
  await expect(toast(page)).toBeVisible()
  await button(page, 'Add Slide').click()
  const cancel = page.getByRole('dialog', { name: 'Add Slide' }).getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeVisible()
  await expect.poll(async () => (await boxOf(toast(page))).y).toBeLessThan(100)
  expect(await overlap(toast(page), cancel)).toBe(false)
})

/** Number of px by which the whole page can be scrolled. */
const pageScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)

test('the editor fits the window with panels of any length', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const bullet_points = Array.from({ length: 12 }, (_, index) => `Point ${index + 1}`)
  await openDeck(page, [{ slide_type: 'bullets', content: { slide_title: 'Tides', bullet_points } }])
  await button(page, 'Rewrite slide…').click()
  await expect(page.getByRole('textbox', { name: 'What is to be different?' })).toBeVisible()
  expect(await pageScroll(page)).toBe(0)
  await button(page, 'Theme').click()
  await expect(button(page, 'Close theme')).toBeVisible()
  expect(await pageScroll(page)).toBe(0)
})

test('on a phone in landscape, the header has all its controls in two rows', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openDeck(page, [{}, {}])
  await expect(button(page, 'Also in …')).toBeVisible()
  const rowsOf = async (name: string) => (await boxOf(button(page, name))).y
  expect(Math.abs((await rowsOf('Share')) - (await rowsOf('Complete')))).toBeLessThan(10)
  expect((await boxOf(page.getByRole('banner'))).height).toBeLessThan(130)
})

test('on a narrow phone, the header of a slideshow has its icons in one row and leaves space for the slide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openDeck(page, [{}, {}])
  const header = page.getByRole('banner')
  const middleOf = async (name: string) => {
    const { y, height } = await boxOf(header.getByRole('button', { name, exact: true }))
    return y + height / 2
  }
  const row = await middleOf('Undo')
  for (const name of ['Redo', 'History', 'Prev', 'Next', 'Fullscreen', 'Slide settings'])
    expect(Math.abs((await middleOf(name)) - row), name).toBeLessThan(2)
  expect((await boxOf(header)).height).toBeLessThan(200)
})

test('on a narrow phone, the facts of a podcast have the full width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openOwnPodcast(page, [{ title: 'Tides', lines: ['ALEX: The sea comes in.'] }])
  const header = page.getByRole('banner')
  const saved = await boxOf(header.getByText('All changes saved'))
  const complete = await boxOf(header.getByRole('button', { name: 'Complete' }))
  expect(saved.y).toBeGreaterThanOrEqual(complete.y + complete.height)
  expect((await boxOf(header)).height).toBeLessThan(110)
})

test('the button of the figures of a podcast shows its name at every width that has it', async ({ page }) => {
  await openOwnPodcast(page, [{ title: 'Tides', lines: ['ALEX: The sea comes in.'] }])
  for (const width of [768, 1024, 1280, 1700]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('banner').getByText('Figures', { exact: true })).toBeVisible()
  }
})

test('the history wraps long titles within its panel', async ({ page }) => {
  const slide_title =
    'From a difference in temperature between the land and the sea to a wind that blows inland'
  await openDeck(page, [{ content: { slide_title, slide_content: 'One.' } }])
  await page.getByRole('textbox', { name: 'Audio script' }).fill('Other words.')
  await button(page, 'Save Changes').click()
  await button(page, 'History').click()
  const panel = page.getByRole('dialog', { name: 'History' })
  await panel.getByRole('listitem').last().getByRole('button').click()
  await expect(panel.getByRole('button', { name: 'Restore this version' })).toBeVisible()
  const hidden = await panel
    .locator('.overflow-y-auto')
    .evaluate((body) => body.scrollWidth - body.clientWidth)
  expect(hidden).toBe(0)
})

test('the tools of the selected slide cover neither its thumbnail nor its title', async ({ page }) => {
  await openDeck(page, [{}, {}])
  const row = page.getByRole('list', { name: 'Slides' }).getByRole('listitem').first()
  const picture = row.locator('[aria-hidden].pointer-events-none').first()
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    for (const tool of ['Move down', 'Duplicate', 'Delete']) {
      const pressed = row.getByRole('button', { name: new RegExp(`^${tool}`) })
      expect(await overlap(pressed, picture)).toBe(false)
      expect(await overlap(pressed, row.getByTitle('Slide 1'))).toBe(false)
    }
  }
})

test('all slide types are visible at once', async ({ page }) => {
  await openDeck(page, [{}])
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size)
    await button(page, 'Add Slide').click()
    const dialog = page.getByRole('dialog', { name: 'Add Slide' })
    const last = dialog.getByRole('listitem').last()
    await expect(last).toBeInViewport({ ratio: 1 })
    const body = await dialog
      .locator('.overflow-y-auto')
      .evaluate((box) => box.scrollHeight - box.clientHeight)
    expect(body).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  }
})

for (const size of [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`the theme panel is beside the slide, which is fully visible, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openDeck(page, [{}])
    const toggle = page.locator('[data-theme-toggle]:visible')
    await toggle.click()
    const panel = page.getByRole('complementary', { name: 'Theme' })
    const slide = page.getByRole('region', { name: /^Slide: / })
    await expect(button(page, 'Close theme')).toBeFocused()
    await panel.getByRole('button', { name: 'Purple to Pink' }).click()
    await expect(slide).toBeInViewport({ ratio: 1 })
    expect(await overlap(slide, panel.getByRole('button', { name: 'Purple to Pink' }))).toBe(false)
    expect(await complaints(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await button(page, 'Close theme').click()
    await expect(toggle).toBeFocused()
  })
}

test('hundreds of selected pages leave space for the rest of the dialog', async ({ page }) => {
  await signIn(page)
  const pages = Array.from({ length: 520 }, (_, index) => ({
    page_id: `p${index}`,
    page_title: `Page ${index} of a long course`,
    module_id: null,
    module_name: null,
    module_position: null,
    item_position: index,
    slideshow_status: 'Not_Started',
    podcast_status: 'Not_Started',
    slide_count: 0,
    question_count: 0,
  }))
  await page.route('**/api/pages', (route) => route.fulfill({ json: pages }))
  await openCourse(page, 'Foundations of Bread Baking')
  await page.getByRole('checkbox', { name: 'Select all pages of Other Pages' }).check()
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Generate Content' })
    .click()
  const chips = page.getByRole('dialog').getByRole('list', { name: 'Selected pages' })
  await expect(chips.getByRole('listitem')).toHaveCount(520)
  expect((await boxOf(chips)).height).toBeLessThan(200)
  await expect(page.getByRole('dialog').getByText('520 pages')).toBeVisible()
})

test('the list keeps its width when jobs start', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { token } = await signIn(page)
  await openCourse(page, 'Foundations of Bread Baking')
  const list = page.getByRole('main')
  const { width } = await boxOf(list)
  const answer = await page.request.post('/api/generate_slideshow', {
    headers: { Authorization: `Bearer ${token}`, Prefer: 'respond-async' },
    data: { course_id: '7002', page_ids: ['700207'] },
  })
  expect(answer.status()).toBe(202)
  const jobs = page.getByRole('button', { name: /^(Jobs|\d+ running)$/ }).first()
  await expect(jobs).toBeVisible()
  expect((await boxOf(list)).width).toBe(width)
  await jobs.click()
  await expect(page.getByRole('complementary', { name: 'Jobs' })).toBeVisible()
})

test('a long subtitle is fully visible in its field, as wrapped text on one line', async ({ page }) => {
  await openDeck(page, [
    { slide_type: 'title', content: { course_title: 'Tides', course_subtitle: 'Short' } },
  ])
  const subtitle = page.getByRole('textbox', { name: 'Subtitle', exact: true }).last()
  const words = 'Why the sea comes and goes twice a day, and who has to know it before sailing out at night'
  await subtitle.fill(words)
  await subtitle.press('Enter')
  await expect(subtitle).toHaveValue(words)
  const hidden = await subtitle.evaluate((field) => [
    field.scrollWidth - field.clientWidth,
    field.scrollHeight - field.clientHeight,
  ])
  expect(hidden).toEqual([0, 0])
})

test('overfull columns can be split into two slides', async ({ page }) => {
  const long = Array.from(
    { length: 14 },
    (_, index) => `This is sentence ${index + 1} of a long column.`,
  ).join(' ')
  const columns = {
    column1_title: 'High',
    column1_content: long,
    column2_title: 'Low',
    column2_content: long,
  }
  await openDeck(page, [{ slide_type: 'two-column', content: { slide_title: 'Tides', ...columns } }])
  await expect(page.getByText('Too much text for one slide')).toBeVisible()
  await button(page, 'Split').click()
  const rows = page.getByRole('list', { name: 'Slides' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('Too much text for one slide')).toBeHidden()
  await button(page, 'Next').click()
  await expect(page.getByRole('textbox', { name: 'Right text' }).last()).toHaveValue(/sentence 14/)
  await button(page, 'Undo').first().click()
  await expect(rows).toHaveCount(1)
})
