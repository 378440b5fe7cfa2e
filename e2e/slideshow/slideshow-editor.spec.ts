import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openGenerated } from '../support/generated-content.ts'
import { playFast } from '../support/fast-audio.ts'
import { signIn } from '../support/teacher.ts'

const courseId = '7001'
const script = (page: Page) => page.getByRole('textbox', { name: 'Audio script' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the audio of a slide plays to its end', async ({ page }) => {
  await playFast(page)
  await openGenerated(page, { format: 'slideshow', courseId, pageId: '700101' })
  const ended = page.waitForEvent('console', (message) => message.text() === 'ended')
  await button(page, 'Play').click()
  await expect(button(page, 'Pause')).toBeVisible()
  await ended
  await expect(button(page, 'Play')).toBeVisible()
})

test('edits are undone, redone, saved, and present after a reload', async ({ page }) => {
  await openGenerated(page, { format: 'slideshow', courseId, pageId: '700102' })
  const before = await script(page).inputValue()
  await script(page).fill('Every wind begins with the sun.')
  await expect(page.getByText('Update Needed').first()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(script(page)).toHaveValue(before)
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(script(page)).toHaveValue('Every wind begins with the sun.')

  await button(page, 'Update Audio').click()
  await expect(button(page, 'Regenerate Audio')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Slideshow saved successfully!')).toBeVisible()
  await page.reload()
  await expect(script(page)).toHaveValue('Every wind begins with the sun.')
  await expect(page.getByText('Available').first()).toBeVisible()
})

test('slides are added, moved and deleted', async ({ page }) => {
  await openGenerated(page, { format: 'slideshow', courseId, pageId: '700103', voiced: false })
  const count = await page.getByRole('navigation', { name: 'Slides' }).getByRole('listitem').count()
  await button(page, 'Add Slide').click()
  await page.getByRole('button', { name: /^Quote/ }).click()
  await expect(page.getByText(`${count + 1} / ${count + 1}`)).toBeVisible()
  await expect(script(page)).toHaveValue('New slide audio script')

  await page.getByRole('button', { name: `Move up slide ${count + 1}, ` }).click()
  await expect(page.getByText(`${count} / ${count + 1}`)).toBeVisible()
  await page.getByRole('button', { name: `Delete slide ${count}, ` }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this slide?')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${count} / ${count}`)).toBeVisible()
})

test('the only slide can be neither moved nor deleted', async ({ page }) => {
  await openGenerated(page, { format: 'slideshow', courseId, pageId: '700104', voiced: false })
  const remove = page.getByRole('button', { name: /^Delete slide 1, / })
  while (await remove.isEnabled()) {
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }
  await expect(page.getByText('1 / 1')).toBeVisible()
  for (const name of [/^Move up/, /^Move down/, /^Prev$/, /^Next$/]) {
    await expect(page.getByRole('button', { name })).toBeDisabled()
  }
})

test('a theme applies to all slides, and the preview is read-only', async ({ page }) => {
  await openGenerated(page, { format: 'slideshow', courseId, pageId: '700106', voiced: false })
  await button(page, 'Theme').click()
  await button(page, 'Minimal Dark').click()
  await expect(button(page, 'Minimal Dark')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Preview').click()
  await expect(page.getByText('Auto-play: Off (manual control)')).toBeVisible()
  await expect(script(page)).toHaveAttribute('readonly')
  await expect(page.getByRole('heading', { name: 'Animation & Effects' })).toBeHidden()
})

test('completing saves and leads back to the courses', async ({ page }) => {
  await openGenerated(page, { format: 'slideshow', courseId, pageId: '700108', voiced: false })
  await page.getByLabel('Presentation title').fill('Words')
  await expect(page.getByRole('banner').getByText(/^\d+ slides without audio$/)).toBeVisible()
  await expect(button(page, 'Complete')).toHaveAccessibleDescription(/slides have no audio yet/)
  await button(page, 'Complete').click()
  await page.waitForURL('**/courses')
  await expect(page.getByText('Slideshow marked as complete!')).toBeVisible()
  await expect(page.getByText(/slides have no audio yet\./)).toBeVisible()
  await page.goto(`/edit-slideshow/${courseId}/700108`)
  await expect(page.getByLabel('Presentation title')).toHaveValue('Words')
})

test('unsaved edits survive leaving and can be restored', async ({ page }) => {
  await openGenerated(page, { format: 'slideshow', courseId, pageId: '700107', voiced: false })
  const before = await script(page).inputValue()
  await script(page).fill('Sin guardar.')
  await button(page, 'Back').click()
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?')
  await button(page, 'Stay').click()
  await button(page, 'Back').click()
  await button(page, 'Leave').click()
  await expect(page.getByRole('heading', { name: 'Courses', exact: true })).toBeVisible()
  await page.goBack()
  await expect(script(page)).toHaveValue(before)
  await button(page, 'Restore').click()
  await expect(script(page)).toHaveValue('Sin guardar.')
})

test('the second of two tabs to save decides which version stays', async ({ page, context }) => {
  await openGenerated(page, { format: 'slideshow', courseId: '7003', pageId: '700301', voiced: false })
  const other = await context.newPage()
  await other.goto(page.url())
  await script(other).fill('Theirs.')
  await button(other, 'Save Changes').click()
  await expect(other.getByText('Slideshow saved successfully!')).toBeVisible()

  await script(page).fill('Mine.')
  await button(page, 'Save Changes').click()
  await expect(page.getByRole('alertdialog')).toContainText('saved this after you opened it.')
  await button(page, 'Keep the other').click()
  await expect(script(page)).toHaveValue('Theirs.')
  await button(page, 'Undo').click()
  await expect(script(page)).toHaveValue('Mine.')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Slideshow saved successfully!')).toBeVisible()
})

test('a page without a slideshow shows a message and offers to generate one', async ({ page }) => {
  await signIn(page)
  await page.goto('/edit-slideshow/7002/700206')
  await expect(page.getByText('Error Loading Slideshow')).toBeVisible()
  await expect(button(page, 'Back to Courses')).toBeVisible()
  await button(page, 'Generate New Content').click()
  await expect(page.getByText('Slideshow generated successfully!')).toBeVisible({ timeout: 30_000 })
  await expect(script(page)).toBeVisible()
})

test('new content replaces the old content after a confirmation, and undo restores it', async ({ page }) => {
  await openGenerated(page, { format: 'slideshow', courseId: '7003', pageId: '700303', voiced: false })
  await script(page).fill('My own words.')
  await button(page, 'Generate New Content').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'This will replace the current content with newly generated content. Are you sure?',
  )
  await question.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('Slideshow generated successfully!')).toBeVisible({ timeout: 30_000 })
  await expect(script(page)).not.toHaveValue('My own words.')
  await button(page, 'Undo').click()
  await expect(script(page)).toHaveValue('My own words.')
})

test('the editor works by keyboard alone', async ({ page }) => {
  await openGenerated(page, { format: 'slideshow', courseId: '7003', pageId: '700304', voiced: false })
  await button(page, 'Next').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^2 \/ /)).toBeVisible()
  await page.getByRole('textbox', { name: 'Slide title', exact: true }).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Slideshow saved successfully!')).toBeVisible()
  await page.getByRole('combobox', { name: 'Transition' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Zoom in' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Transition' })).toContainText('Zoom in')
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`axe finds no violation, ${colorScheme}, ${width} px wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await openGenerated(page, { format: 'slideshow', courseId: '7003', pageId: '700305', voiced: false })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}
