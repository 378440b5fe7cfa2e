import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { learnerPage, shareCourse } from '../support/learner-pages.ts'

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('a learner walks through a course, and the page shows what this device remembers', async ({
  page,
  browser,
}) => {
  const { path } = await shareCourse(page, { feed: true })
  const learner = await learnerPage(browser, {
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await learner.goto(path)
  await expect(learner.locator('.learn-progress')).toHaveText('0 of 3 finished on this device')
  await expect(learner.locator('#go-on')).toBeHidden()
  expect(await complaints(learner)).toEqual([])

  await row(learner, 'Tides')
    .getByRole('link', { name: /^Podcast/ })
    .click()
  await expect(learner.getByRole('link', { name: 'Slideshow' })).toBeVisible()
  await learner.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(learner.locator('#transcript span[aria-current]')).toHaveText('And who moves it?')
  await learner.getByRole('button', { name: 'Pause', exact: true }).click()
  await learner.getByRole('link', { name: 'Tides & Currents' }).click()

  await expect(learner.locator('#go-on')).toContainText('Go on where you were')
  await expect(learner.locator('#go-on')).toContainText(/Chapter 1 of 2 · 0:\d\d left/)
  await expect(row(learner, 'Tides').getByRole('link', { name: /^Podcast/ })).toHaveAccessibleName(
    /0:\d\d left/,
  )
  expect(await complaints(learner)).toEqual([])
  await learner.locator('#go-on').click()
  await expect(learner).toHaveURL(/podcast$/)
  await learner.getByRole('slider', { name: 'Position' }).press('End')
  await learner.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(learner.getByText('You have reached the end.')).toBeVisible()
  await learner.getByRole('link', { name: 'Tides & Currents' }).click()

  await expect(learner.locator('.learn-progress')).toContainText('1 of 3 finished')
  await expect(row(learner, 'Tides').getByRole('link', { name: /^Podcast/ })).toHaveAccessibleName(/Heard/)
  await expect(learner.locator('#go-on')).toBeHidden()
  await learner.emulateMedia({ colorScheme: 'dark' })
  expect(await complaints(learner)).toEqual([])

  await learner.getByRole('button', { name: 'Copy the feed address' }).click()
  await expect(learner.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await learner.evaluate(() => navigator.clipboard.readText())).toContain('/api/feeds/')

  await learner.getByText('Forget my progress').click()
  await learner.getByRole('button', { name: 'Forget it' }).click()
  await expect(learner.locator('.learn-progress')).toContainText('0 of 3 finished')
  await expect(learner.locator('.learn-forget summary')).toBeFocused()
  expect(await learner.evaluate(() => localStorage.getItem('learner_progress'))).toBe('[]')
})

test('a learner with a keyboard searches and filters the pages', async ({ page, browser }) => {
  const { path } = await shareCourse(page)
  const learner = await learnerPage(browser, { viewport: { width: 1440, height: 900 } })
  await learner.goto(path)
  const search = learner.getByRole('searchbox', { name: 'Search titles and texts' })
  await search.fill('CURR')
  await expect(learner.locator('.learn-page:visible')).toHaveCount(1)
  await expect(learner.getByRole('status').filter({ hasText: '1 page' })).toBeVisible()
  // The search finds words of a podcast without accents and in any case.
  await search.fill('spring TÍDES')
  await expect(learner.locator('.learn-page:visible')).toHaveCount(1)
  await expect(learner.locator('.learn-page:visible')).toContainText('Podcast')
  await search.fill('nowhere')
  await expect(learner.getByText('No page matches.')).toBeVisible()
  await search.fill('')
  await search.press('Tab')
  await learner.keyboard.press('Tab')
  await expect(learner.getByRole('button', { name: 'To do' })).toBeFocused()
  await learner.keyboard.press('Enter')
  await expect(learner.locator('.learn-page:visible')).toHaveCount(2)
  await expect(learner.getByRole('button', { name: /^New/ })).toBeHidden()
  await learner.setViewportSize({ width: 320, height: 256 })
  const overflow = await learner.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('without scripts, the page of a course is a list of links', async ({ page, browser }) => {
  const { path } = await shareCourse(page)
  const learner = await learnerPage(browser, { javaScriptEnabled: false })
  await learner.goto(path)
  await expect(learner.getByRole('searchbox')).toBeHidden()
  await expect(learner.getByText('finished')).toBeHidden()
  await expect(learner.locator('.learn-page a')).toHaveCount(3)
  await row(learner, 'Currents')
    .getByRole('link', { name: /^Slideshow/ })
    .click()
  await expect(learner).toHaveURL(/slideshow$/)
})
