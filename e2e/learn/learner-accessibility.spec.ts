import { type Browser, expect, type Page, type Route, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { learnerPage, shareCourse, sharePodcast } from '../support/learner-pages.ts'
import { shareSlideshow } from '../support/learner-share.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Checks the present state of a page in light and dark. */
async function check(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const width = page.viewportSize()?.width
    expect.soft(await complaints(page), `${state}, ${colorScheme}, ${width} px`).toEqual([])
  }
}

/** Opens an address as a learner, in each size. */
async function inEachSize(
  browser: Browser,
  walk: (page: Page, isWide: boolean) => Promise<void>,
): Promise<void> {
  for (const viewport of sizes) {
    const learner = await learnerPage(browser, { viewport, reducedMotion: 'reduce' })
    await walk(learner, viewport.width > 1000)
    await learner.context().close()
  }
}

const player = (page: Page) => page.getByRole('region', { name: 'Slideshow player' })
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true })

test('the page of a slideshow is accessible in each state of its player', async ({ page, browser }) => {
  const { path } = await shareSlideshow(page)
  await inEachSize(browser, async (learner, isWide) => {
    await learner.goto(path)
    await expect(button(learner, 'Play')).toBeVisible()
    await check(learner, 'ready')
    await button(learner, 'Play').click()
    await expect(learner.locator('.player-caption')).not.toBeEmpty()
    await check(learner, 'playing')
    await player(learner).press('k')
    await expect(button(learner, 'Play')).toBeVisible()
    await check(learner, 'paused')
    await button(learner, 'Captions').click()
    await check(learner, 'captions off')

    for (const view of isWide ? [] : ['Chapters', 'About', 'Transcript']) {
      await learner.locator('.learn-views').getByRole('link', { name: view }).click()
      await check(learner, view)
    }
    if (isWide) {
      await button(learner, 'Keyboard shortcuts').click()
      await expect(learner.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      await check(learner, 'shortcuts')
      await learner.keyboard.press('Escape')
    }
    await button(learner, 'Fullscreen').click()
    await expect(button(learner, 'Exit fullscreen')).toBeVisible()
    await check(learner, 'fullscreen')
    await player(learner).press('f')
    await expect(button(learner, 'Fullscreen')).toBeVisible()

    await player(learner).press('End')
    await expect(learner.locator('#place')).toContainText('Slide 3 of 3')
    await expect(player(learner).getByText('The wind', { exact: true })).toBeVisible()
    await check(learner, 'question')
    await player(learner).getByText('The wind', { exact: true }).click()
    await check(learner, 'option chosen')
    await learner.getByRole('button', { name: 'Submit' }).click()
    await expect(player(learner).getByText('Incorrect')).toBeVisible()
    await check(learner, 'wrong answer')
    await learner.getByRole('button', { name: 'Go on' }).click()
    await expect(learner.locator('.learn-end').getByRole('heading').first()).toHaveText('0 of 1 right')
    await check(learner, 'result')
    await learner.locator('.learn-end').getByRole('button', { name: 'Answer again' }).click()
    await player(learner).getByText('The Moon', { exact: true }).click()
    await learner.getByRole('button', { name: 'Submit' }).click()
    await check(learner, 'right answer')
    await learner.getByRole('button', { name: 'Go on' }).click()
    await expect(learner.locator('.learn-end').getByRole('heading').first()).toHaveText('1 of 1 right')
    await check(learner, 'all right')

    await learner.goto(`${path}?embed`)
    await expect(button(learner, 'Play')).toBeVisible()
    await check(learner, 'embedded')
  })
})

test('the page of a podcast is accessible in each state of its player', async ({ page, browser }) => {
  const { path } = await sharePodcast(page)
  const bar = (learner: Page) => learner.getByRole('region', { name: 'Player' })
  const inBar = (learner: Page, name: string) => bar(learner).getByRole('button', { name, exact: true })
  await inEachSize(browser, async (learner, isWide) => {
    await learner.goto(path)
    await expect(inBar(learner, 'Play')).toBeVisible()
    await check(learner, 'ready')
    await inBar(learner, 'Play').click()
    await expect(learner.locator('#transcript span[aria-current]')).not.toHaveCount(0)
    await check(learner, 'playing')
    await inBar(learner, 'Pause').or(inBar(learner, 'Play')).click()
    for (const view of isWide ? [] : ['Chapters', 'About', 'Transcript']) {
      await learner.locator('.learn-views').getByRole('link', { name: view }).click()
      await check(learner, view)
    }
    await bar(learner).getByRole('slider', { name: 'Position' }).press('End')
    await inBar(learner, 'Play').click()
    await expect(bar(learner).getByText('You have reached the end.')).toBeVisible()
    await check(learner, 'end')
    await learner.goto(`${path}?embed`)
    await expect(inBar(learner, 'Play')).toBeVisible()
    await check(learner, 'embedded')
  })
})

test('the page of a course and the page of an ended address are accessible', async ({ page, browser }) => {
  const { path } = await shareCourse(page, { feed: true })
  await inEachSize(browser, async (learner) => {
    await learner.goto(path)
    await expect(learner.locator('.learn-progress')).toContainText('0 of 3 finished')
    await check(learner, 'course')
    await learner.getByRole('searchbox').fill('nowhere')
    await expect(learner.getByText('No page matches.')).toBeVisible()
    await check(learner, 'nothing found')
    await learner.getByText('Forget my progress').click()
    await check(learner, 'forget')
    await learner.goto(`${path}?embed`)
    await expect(learner.locator('.learn-progress')).toContainText('0 of 3 finished')
    await check(learner, 'embedded')
    await learner.goto('/learn/unknown')
    await check(learner, 'gone')
  })
})

/**
 * Shows pages as browsers without JavaScript do. Axe needs scripts, so the scripts of the page are left out, and the elements
 * and styles for such browsers count.
 */
async function leaveOutScripts(page: Page): Promise<void> {
  const withText = (change: (text: string) => string) => async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  }
  await page.route(
    ({ pathname }) => /^\/learn\/[^/]+$/.test(pathname),
    withText((html) =>
      html.replaceAll(/<script[^>]*><\/script>/g, '').replaceAll(/<(\/?)noscript>/g, '<$1div>'),
    ),
  )
  await page.route(
    ({ pathname }) => pathname.endsWith('.css'),
    withText((css) => css.replaceAll(/\(scripting:\s*none\)/g, '(width > 0px)')),
  )
}

test('the pages are accessible without scripts', async ({ page, browser }) => {
  const slideshow = await shareSlideshow(page)
  const podcast = await sharePodcast(page)
  await inEachSize(browser, async (learner) => {
    await leaveOutScripts(learner)
    await learner.goto(slideshow.path)
    await expect(learner.locator('.learn-note')).toBeVisible()
    await expect(learner.locator('audio')).toHaveCount(1)
    await check(learner, 'slideshow')
    await learner.goto(podcast.path)
    await expect(learner.locator('audio')).toBeVisible()
    await check(learner, 'podcast')
    await learner.goto(`${podcast.path}?embed`)
    await check(learner, 'embedded podcast')
  })
})
