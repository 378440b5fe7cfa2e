import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { learnerPage, shareCourse, sharePodcast } from '../support/learner-pages.ts'
import { shareSlideshow } from '../support/learner-share.ts'

/** Forced colours remove gradients and shadows. States that only these show must have other marks. */

const options = { forcedColors: 'active', viewport: { width: 900, height: 800 } } as const

/** The page of a slideshow or a podcast, loaded by a learner. */
async function openPage(browser: Browser, path: string): Promise<Page> {
  const learner = await learnerPage(browser, options)
  await learner.goto(path)
  await expect(learner.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  return learner
}

const background = async (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor)
const image = async (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundImage)

test('the progress, the switch and the chosen view of a slideshow are visible', async ({ page, browser }) => {
  const { path } = await shareSlideshow(page)
  const learner = await openPage(browser, path)
  expect(await image(learner.locator('.player-progress span').first())).toContain('gradient')
  const toggle = await learner
    .locator('.player-auto')
    .evaluate((one) => getComputedStyle(one, '::before').backgroundImage)
  expect(toggle).toContain('gradient')
  const view = (name: string) => learner.locator('.learn-views').getByRole('link', { name })
  expect(await background(view('Transcript'))).not.toBe(await background(view('Chapters')))
  await expect(learner.locator('.learn-scroll section[aria-current]')).toHaveCSS('outline-style', 'solid')
})

test('the place in a podcast is visible', async ({ page, browser }) => {
  const { path } = await sharePodcast(page)
  const learner = await openPage(browser, path)
  expect(await image(learner.locator('.learn-pieces i').first())).toContain('gradient')
  const pin = await background(learner.locator('.learn-pieces + b'))
  expect(pin).not.toBe(await background(learner.locator('body')))
})

test('the progress and the chosen filter of a course are visible', async ({ page, browser }) => {
  const { path } = await shareCourse(page)
  const learner = await learnerPage(browser, options)
  await learner.goto(path)
  const filter = (name: string) => learner.getByRole('button', { name, exact: true })
  await expect(filter('All')).toBeVisible()
  expect(await image(learner.locator('.learn-progress i'))).toContain('gradient')
  expect(await background(filter('All'))).not.toBe(await background(filter('To do')))
})
