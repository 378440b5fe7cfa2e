import { type Browser, expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openGenerated } from '../support/generated-content.ts'
import { openDeck } from '../support/own-deck.ts'
import { signIn } from '../support/teacher.ts'

/** Two users, or two windows, with one document. Every teacher of these tests is named Maya Okafor. */

const note = (page: Page, text: string) => page.getByRole('banner').getByText(text, { exact: true })

/** A colleague who teaches the same course, in a separate browser. */
async function openColleague(browser: Browser, address: string): Promise<Page> {
  const colleague = await (await browser.newContext()).newPage()
  await signIn(colleague)
  // The first visit to a page requires a loaded course list.
  await colleague.goto('/courses')
  await expect(colleague.getByRole('heading', { name: /./ }).nth(1)).toBeVisible()
  await colleague.goto(address)
  await expect(colleague.getByRole('button', { name: 'Complete' })).toBeVisible()
  return colleague
}

test('a colleague in the same slideshow is shown with their slide until they leave', async ({
  page,
  browser,
}) => {
  await openGenerated(page, { format: 'slideshow', courseId: '7002', pageId: '700205', voiced: false })
  const colleague = await openColleague(browser, page.url())
  await expect(note(page, 'Maya Okafor is editing slide 1')).toBeVisible()
  await expect(note(colleague, 'Maya Okafor is editing slide 1')).toBeVisible()
  expect(await complaints(page)).toEqual([])

  await colleague.getByRole('button', { name: 'Next', exact: true }).click()
  await colleague.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(note(page, 'Maya Okafor is editing slide 3')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(note(page, 'Maya Okafor is editing slide 3')).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await colleague.getByRole('button', { name: 'Back' }).first().click()
  await colleague.waitForURL('**/courses')
  await expect(note(page, 'Maya Okafor is editing slide 3')).toBeHidden()
  await colleague.goBack()
  await expect(note(page, 'Maya Okafor is editing slide 1')).toBeVisible()
  await colleague.close({ runBeforeUnload: false })
  await expect(note(page, 'Maya Okafor is editing slide 1')).toBeHidden()
})

test('in a podcast the line is shown, and a failed request shows no colleague', async ({ page, browser }) => {
  await openGenerated(page, { format: 'podcast', courseId: '7003', pageId: '700303', voiced: false })
  const colleague = await openColleague(browser, page.url())
  await expect(note(page, 'Maya Okafor is editing segment 1')).toBeVisible()
  await colleague
    .getByRole('textbox', { name: /^Dialogue of / })
    .nth(1)
    .click()
  await expect(note(page, 'Maya Okafor is editing line 2 of segment 1')).toBeVisible()
  await page.route('**/api/presence/**', (route) =>
    route.fulfill({ status: 404, json: { error: 'Not found.', code: 'NOT_FOUND' } }),
  )
  await expect(note(page, 'Maya Okafor is editing line 2 of segment 1')).toBeHidden()
})

test('a second window of the same user is not shown as a colleague', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openDeck(page, [{}, {}])
  const heightOfHeader = () =>
    page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height)
  const height = await heightOfHeader()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(note(page, 'Open in another window too')).toBeVisible()
  await expect(note(other, 'Open in another window too')).toBeVisible()
  expect(await heightOfHeader()).toBe(height)
  await expect(page.getByText('Maya Okafor is editing')).toBeHidden()
  await other.close({ runBeforeUnload: false })
  await expect(note(page, 'Open in another window too')).toBeHidden()
})
