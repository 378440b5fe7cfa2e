import { expect, test, type Locator, type Page } from '@playwright/test'
import { openCourse, signIn } from './teacher.ts'

// Content belongs to a page of the course system, whoever made it: tests here take different pages.
const courseName = 'How Maps Lie and Help'

test.beforeEach(async ({ page }) => {
  await signIn(page)
})

function rowOf(page: Page, title: string): Locator {
  return page.getByRole('article').getByRole('listitem').filter({ hasText: title })
}

/** The titles of the course's pages, as they stand. */
async function titlesOf(page: Page): Promise<string[]> {
  const rows = page.getByRole('article', { name: courseName }).getByRole('listitem')
  await rows.first().waitFor()
  const labels = await rows
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.ariaLabel ?? ''))
  return labels.map((label) => label.replace(/^Select /, ''))
}

async function openDialog(page: Page, titles: readonly string[]): Promise<Locator> {
  for (const title of titles)
    await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).click()
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Generate Content' })
    .click()
  return page.getByRole('dialog', { name: 'Generate Content' })
}

test.describe('the dialog', () => {
  test('says what is missing, and lets nothing be generated before', async ({ page }) => {
    await openCourse(page, courseName)
    await page.getByRole('article').getByRole('button', { name: 'Generate Content' }).click()
    const dialog = page.getByRole('dialog', { name: 'Generate Content' })
    const generate = dialog.getByRole('button', { name: 'Generate', exact: true })
    await expect(dialog).toContainText(
      'Please close this modal and select pages from the course content below.',
    )
    await expect(generate).toBeDisabled()
    await generate.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('Please select at least one page')
    await page.keyboard.press('Escape')

    const [title = ''] = await titlesOf(page)
    await openDialog(page, [title])
    await generate.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(
      'Please select at least one format (Slideshow or Podcast) to generate',
    )
    await dialog.getByRole('button', { name: 'Slideshow' }).hover()
    await expect(
      page.getByText('Choose Slideshow Video format for presentations with visuals and audio.'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Podcast' }).click()
    await expect(generate).toBeEnabled()
  })

  test('voices that cannot be loaded are told, and are missed', async ({ page }) => {
    let broken = true
    await page.route('**/api/voices', (route) =>
      broken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
    await openCourse(page, courseName)
    const [title = ''] = await titlesOf(page)
    const dialog = await openDialog(page, [title])
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Failed to load available voices. Please try again.',
    )
    await expect(dialog).toContainText('Please select a voice for slideshow narration')
    await dialog.getByRole('button', { name: 'Podcast' }).click()
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    await expect(dialog).toContainText('Please select voices for both podcast hosts')
    broken = false
    await dialog.getByRole('button', { name: 'Retry' }).first().click()
    await expect(dialog.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled()
  })

  test('a generation that cannot start says so, and stays open', async ({ page }) => {
    await page.route('**/api/generate_slideshow', (route) => route.abort())
    await openCourse(page, courseName)
    const [title = ''] = await titlesOf(page)
    const dialog = await openDialog(page, [title])
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Failed to generate content. Check console for details.',
    )
  })
})

test.describe('the voice selector', () => {
  test('finds, plays and chooses voices', async ({ page }) => {
    await openCourse(page, courseName)
    const [title = ''] = await titlesOf(page)
    const dialog = await openDialog(page, [title])
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    const selector = dialog.getByRole('button', { name: /^Narrator/ })
    await expect(selector).toContainText(/\w+ \(en-\w+\)/)
    await selector.click()
    await expect(dialog.getByLabel('Sample text')).toHaveValue(
      'This is a sample of how this voice sounds. How do you like it?',
    )

    const sample = page.waitForResponse((response) => response.url().includes('/audio/files/'))
    await dialog
      .getByRole('button', { name: /^Play sample of/ })
      .first()
      .click()
    await expect(dialog.getByRole('button', { name: /^Pause sample of/ })).toHaveCount(1, { timeout: 30_000 })
    expect((await sample).ok()).toBe(true)
    await dialog.getByRole('button', { name: /^Pause sample of/ }).click()
    await expect(dialog.getByRole('button', { name: /^Pause sample of/ })).toHaveCount(0)

    await dialog.getByPlaceholder('Search voices...').fill('no voice has this name')
    await expect(dialog.getByText('No voices found matching your criteria')).toBeVisible()
    await dialog.getByPlaceholder('Search voices...').fill('')
    await dialog.getByRole('combobox', { name: 'Language' }).click()
    await expect(page.getByRole('option').first()).toHaveText('All Languages')
    await page.getByRole('option', { name: 'English' }).click()
    await dialog
      .getByRole('button', { name: /^Select \w+/ })
      .last()
      .click()
    await expect(dialog.getByRole('button', { name: /^Selected \w+/ })).toHaveCount(1)
  })

  test('says when a sample cannot be played', async ({ page }) => {
    await page.route('**/api/audio/sample', (route) => route.abort())
    await openCourse(page, courseName)
    const [title = ''] = await titlesOf(page)
    const dialog = await openDialog(page, [title])
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    await dialog.getByRole('button', { name: /^Narrator/ }).click()
    await dialog
      .getByRole('button', { name: /^Play sample of/ })
      .first()
      .click()
    await expect(dialog.getByRole('alert')).toHaveText('Failed to play voice sample. Please try again.')
  })

  test('gives the two hosts two voices', async ({ page }) => {
    await openCourse(page, courseName)
    const [title = ''] = await titlesOf(page)
    const dialog = await openDialog(page, [title])
    await dialog.getByRole('button', { name: 'Podcast' }).click()
    const alex = dialog.getByRole('button', { name: /^Host ALEX/ })
    await expect(alex).toContainText('(en')
    const [, alexVoice = ''] = /ALEX(.*)/.exec((await alex.textContent()) ?? '') ?? []
    await expect(dialog.getByRole('button', { name: /^Host JAMIE/ })).not.toContainText(alexVoice)
  })
})

test('both formats of a page are generated to the end, through a reload; then deleted and brought back', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await openCourse(page, courseName)
  const title = (await titlesOf(page))[1] ?? ''
  const dialog = await openDialog(page, [title])
  await dialog.getByRole('button', { name: 'Slideshow' }).click()
  await dialog.getByRole('button', { name: 'Podcast' }).click()
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  const row = rowOf(page, title)
  await expect(row.getByText('Generating podcast...')).toBeVisible()

  await page.reload()
  await page.getByRole('heading', { name: courseName }).getByRole('button').click()
  await expect(row.getByText('Generating podcast...')).toBeVisible()
  await expect(row.getByRole('button', { name: `Edit podcast of ${title}` })).toBeDisabled()

  const summary = page.getByRole('alert').filter({ hasText: 'Generation complete:' })
  await expect(summary).toBeVisible({ timeout: 180_000 })
  await expect(summary).toContainText('Slideshows: 1 successful, 0 failed')
  await expect(summary).toContainText('Podcasts: 1 successful, 0 failed')
  await expect(row.getByRole('img', { name: 'Slideshow in progress' })).toBeVisible()
  await expect(row).toContainText(/\d+ Slides/)
  await expect(row).toContainText(/\d+ Segments/)
  await summary.getByRole('button', { name: 'Dismiss' }).click()
  await expect(summary).toBeHidden()

  const deleting = row.getByRole('button', { name: `Delete slideshow of ${title}` })
  await deleting.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this slideshow?')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await deleting.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row.getByRole('img', { name: 'Slideshow not started' })).toBeVisible()
  await expect(page.getByText('Slideshow deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('img', { name: 'Slideshow in progress' })).toBeVisible()
  await expect(row).toContainText(/\d+ Slides/)

  await row.getByRole('button', { name: `Edit slideshow of ${title}` }).click()
  await expect(page).toHaveURL(/\/edit-slideshow\/[^/]+\/[^/]+$/)
})

test('a job can be cancelled from the panel', async ({ page }) => {
  test.setTimeout(120_000)
  await openCourse(page, courseName)
  const titles = (await titlesOf(page)).slice(2, 5)
  const dialog = await openDialog(page, titles)
  await dialog.getByRole('button', { name: 'Podcast' }).click()
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Jobs' })
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Cancel all' }).click()
  await expect(panel.getByText('Podcast. Cancelled').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Generating podcast...')).toHaveCount(0, { timeout: 60_000 })
})
