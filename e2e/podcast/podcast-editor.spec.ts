import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openGenerated } from '../support/generated-content.ts'
import { playFast } from '../support/fast-audio.ts'
import { signIn } from '../support/teacher.ts'

const courseId = '7002'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const lines = (page: Page) => page.getByRole('textbox', { name: /^Dialogue of / })
const segments = (page: Page) => page.getByRole('region', { name: 'Segments' }).getByRole('listitem')

test('audio is generated line by line, a line plays, and a full preview plays to the end', async ({
  page,
}) => {
  test.slow()
  await playFast(page)
  await openGenerated(page, { format: 'podcast', courseId, pageId: '700201', voiced: false })
  await expect(page.getByText('No audio - generate when ready').first()).toBeVisible()
  await button(page, 'Play line 1').click()
  await expect(
    page.getByText('No audio available for this dialogue. Try generating audio first.'),
  ).toBeVisible()

  await button(page, 'Generate Audio').click()
  await expect(page.getByText('Audio generation started successfully!')).toBeVisible()
  await expect(page.getByText(/^Audio available, /).first()).toBeVisible({ timeout: 60_000 })
  await expect(button(page, 'Generate Audio')).toBeVisible({ timeout: 60_000 })

  await button(page, 'Play line 1').click()
  await expect(page.getByRole('region', { name: 'Now Playing' })).toContainText('ALEX')
  await expect(button(page, 'Play line 1')).toBeVisible({ timeout: 20_000 })

  while ((await segments(page).count()) > 2) await deleteSegment(page)
  await button(page, 'Preview Full Podcast').click()
  await expect(button(page, 'Stop Preview')).toBeVisible()
  await expect(segments(page).nth(1).getByRole('button')).toHaveAttribute('aria-current', 'true', {
    timeout: 60_000,
  })
  await expect(button(page, 'Preview Full Podcast')).toBeVisible({ timeout: 60_000 })
})

test('audio can be generated before the list of voices is loaded', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await openGenerated(page, { format: 'podcast', courseId, pageId: '700203', voiced: false })
  await page.route('**/api/voices*', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.reload()
  await button(page, 'Generate Audio').click()
  await expect(page.getByText('Generating...').first()).toBeVisible()
  release.resolve()
  await expect(page.getByText('Audio generation started successfully!')).toBeVisible()
  await button(page, 'Cancel').click()
})

async function deleteSegment(page: Page): Promise<void> {
  await button(page, 'Delete segment').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

test('edits are undone, redone, saved, and present after a reload', async ({ page }) => {
  await openGenerated(page, { format: 'podcast', courseId, pageId: '700202' })
  const first = lines(page).first()
  const before = await first.inputValue()
  await first.fill('Let us bake.')
  await expect(page.getByText(/^Audio available, needs update/).first()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(first).toHaveValue(before)
  await page.keyboard.press('Control+y')
  await page.getByRole('button', { name: /^Podcast Information/ }).click()
  await page.getByLabel('Target Audience').fill('Bakers')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Podcast changes saved successfully!')).toBeVisible()
  await page.reload()
  await expect(lines(page).first()).toHaveValue('Let us bake.')
  await expect(page.getByText('Bakers,')).toBeVisible()
})

test('lines are added, switched to the other host, and removed', async ({ page }) => {
  await openGenerated(page, { format: 'podcast', courseId, pageId: '700203', voiced: false })
  const count = await lines(page).count()
  await button(page, 'Add JAMIE').click()
  await expect(lines(page).nth(count)).toHaveValue('New dialogue content goes here.')
  await button(page, `Switch speaker of line ${count + 1}`).click()
  await expect(page.getByRole('textbox', { name: `Dialogue of ALEX, line ${count + 1}` })).toBeVisible()
  await button(page, `Remove line ${count + 1}`).click()
  await expect(lines(page)).toHaveCount(count)
})

test('segments are added, moved, renumbered, and deleted except the last one', async ({ page }) => {
  await openGenerated(page, { format: 'podcast', courseId, pageId: '700204', voiced: false })
  const count = await segments(page).count()
  await button(page, 'Add segment').click()
  await expect(page.getByLabel('Segment title')).toHaveValue(`Segment ${count + 1}`)
  await expect(lines(page)).toHaveCount(2)
  await expect(button(page, 'Move down')).toBeDisabled()
  await button(page, 'Move up').click()
  await expect(segments(page).nth(count - 1)).toContainText(`${count}Segment ${count + 1}`)
  await button(page, 'Delete segment').click()
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this segment?')
  await page.keyboard.press('Escape')
  while ((await segments(page).count()) > 1) await deleteSegment(page)
  await expect(button(page, 'Delete segment')).toBeDisabled()
})

test('completing saves and leads back to the courses', async ({ page }) => {
  await openGenerated(page, { format: 'podcast', courseId, pageId: '700205', voiced: false })
  await page.getByLabel('Segment title').fill('Kneading')
  await expect(button(page, 'Complete')).toHaveAccessibleDescription(/lines have no audio yet/)
  // Touch has no tooltips.
  await expect(page.getByRole('banner').getByText(/^\d+ lines without audio$/)).toBeVisible()
  await button(page, 'Complete').click()
  await page.waitForURL('**/courses')
  await expect(page.getByText('Podcast marked as complete!', { exact: true })).toBeVisible()
  await expect(
    page.getByText(/lines have no audio yet: the podcast feed leaves this episode out/),
  ).toBeVisible()
  await button(page, 'Podcast feed').click()
  const feed = page.getByRole('dialog', { name: /^Podcast feed of/ })
  await expect(feed.getByRole('list', { name: 'Left out' })).toContainText(/lines have no audio yet/)
  await feed.getByRole('button', { name: 'Close' }).click()
  await expect(feed).toBeHidden()
  await expect(page).toHaveURL('/courses')
})

test('unsaved edits survive a killed tab', async ({ page, context }) => {
  await openGenerated(page, { format: 'podcast', courseId, pageId: '700206', voiced: false })
  const address = page.url()
  await lines(page).first().fill('Last words before the crash.')
  await expect.poll(() => page.evaluate(countDrafts)).toBe(1)
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto(address)
  await button(next, 'Restore').click()
  await expect(lines(next).first()).toHaveValue('Last words before the crash.')
})

/** Number of drafts in this browser. */
function countDrafts(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('keyval-store')
    opening.onsuccess = () => {
      const counting = opening.result.transaction('keyval').objectStore('keyval').count()
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })
}

test('a page without a podcast shows a message', async ({ page }) => {
  await signIn(page)
  await page.goto('/edit-podcast/7001/700103')
  await expect(page.getByText('Error Loading Podcast')).toBeVisible()
  await button(page, 'Back to Courses').click()
  await page.waitForURL('**/courses')
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`axe finds no violation, ${colorScheme}, ${width} px wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await openGenerated(page, { format: 'podcast', courseId, pageId: '700208', voiced: false })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}
