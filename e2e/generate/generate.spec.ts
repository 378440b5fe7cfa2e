import { expect, test, type Locator, type Page } from '@playwright/test'
import { specified } from '../../packages/domain/src/testing/specified.ts'
import { complaints } from '../support/axe.ts'
import { openDialog, rowOf, signInWithApi } from '../support/generate-dialog.ts'
import { openCourse, signIn } from '../support/teacher.ts'
import { pick } from '../support/pick.ts'

// All teachers of a page share its content, so each test uses its own pages.
const maps = 'How Maps Lie and Help'
const bread = 'Foundations of Bread Baking'
/** A page that is too short to teach from, so its generation fails at once. */
const tooShort = 'Lab Notes, Week 1'
const tooShortReason = 'This page has too little text to teach from. Add a few paragraphs and try again.'

test.describe('the dialog', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page)
  })

  test('names what is missing, and Generate is disabled until then', async ({ page }) => {
    await openCourse(page, maps)
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

    await openDialog(page, ['Every Map Chooses'])
    await generate.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(
      'Please select at least one format (Slideshow or Podcast) to generate',
    )
    await dialog.getByRole('button', { name: 'Slideshow' }).hover()
    await expect(
      page.getByText('Choose Slideshow Video format for presentations with visuals and audio.'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Podcast' }).hover()
    await expect(
      page.getByText('Choose podcast format for audio-only presentations with two hosts.'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Podcast' }).click()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(generate).toBeEnabled()
  })

  test('an error appears if the voices cannot be loaded, and a voice is still required', async ({ page }) => {
    let broken = true
    await page.route('**/api/voices', (route) =>
      broken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
    await openCourse(page, maps)
    const dialog = await openDialog(page, ['Every Map Chooses'])
    const generate = dialog.getByRole('button', { name: 'Generate', exact: true })
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Failed to load available voices. Please try again.',
    )
    await generate.focus()
    await page.keyboard.press('Enter')
    await expect(
      dialog.getByRole('alert').filter({ hasText: 'Please select a voice for slideshow narration' }),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Podcast' }).click()
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    await generate.focus()
    await page.keyboard.press('Enter')
    await expect(
      dialog.getByRole('alert').filter({ hasText: 'Please select voices for both podcast hosts' }),
    ).toBeVisible()
    broken = false
    await dialog.getByRole('button', { name: 'Retry' }).first().click()
    await expect(generate).toBeEnabled()
  })

  test('shows an error and stays open if the generation cannot start', async ({ page }) => {
    await page.route('**/api/generate_slideshow', (route) => route.abort())
    await openCourse(page, maps)
    const dialog = await openDialog(page, ['Every Map Chooses'])
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Failed to generate content. Check console for details.',
    )
  })

  test('cannot be closed or submitted again while it starts', async ({ page }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/generate_slideshow', async (route) => {
      await held
      await route.abort()
    })
    await openCourse(page, maps)
    const dialog = await openDialog(page, ['Every Map Chooses'])
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Generating...' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    answer()
    await expect(dialog.getByRole('alert')).toBeVisible()
  })

  test('gives the focus to the heading when its button has left with the selection', async ({ page }) => {
    await openCourse(page, maps)
    await page.getByRole('checkbox', { name: 'Every Map Chooses' }).check()
    await page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'Generate Content' })
      .press('Enter')
    await expect(page.getByRole('dialog', { name: 'Generate Content' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Courses', exact: true })).toBeFocused()
  })

  test('resets formats, pages, voices and options when it closes', async ({ page }) => {
    await openCourse(page, maps)
    const dialog = await openDialog(page, ['Every Map Chooses'])
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    const narrator = dialog.getByRole('button', { name: /^Narrator/ })
    await narrator.click()
    await dialog.getByRole('button', { name: 'Select Callum' }).click()
    await expect(narrator).toContainText('Callum')
    await dialog.getByRole('button', { name: /^More options/ }).click()
    await dialog.getByLabel('Audience').fill('Sailors')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('checkbox', { name: 'Select Every Map Chooses' })).not.toBeChecked()

    await openDialog(page, ['Scale and Distance'])
    await expect(dialog).toContainText('1 page')
    await expect(dialog).not.toContainText('Every Map Chooses')
    const slideshow = dialog.getByRole('button', { name: 'Slideshow' })
    await expect(slideshow).toHaveAttribute('aria-pressed', 'false')
    await slideshow.click()
    await expect(narrator).not.toContainText('Callum')
    const more = dialog.getByRole('button', { name: /^More options/ })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.click()
    await expect(dialog.getByLabel('Audience')).toHaveValue('')
  })
})

test.describe('more options', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page)
  })

  test('are validated at their fields and sent to the server', async ({ page }) => {
    await openCourse(page, bread)
    const dialog = await openDialog(page, [tooShort])
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    await dialog.getByRole('button', { name: /^More options/ }).click()
    const generate = dialog.getByRole('button', { name: 'Generate', exact: true })
    const minutes = dialog.getByLabel('Length in minutes')
    await minutes.fill('90')
    await expect(minutes).toHaveAccessibleDescription('Between 1 and 60 minutes.')
    await expect(generate).toBeDisabled()
    await minutes.fill('5')
    await dialog.getByLabel('Audience').fill('x'.repeat(201))
    await expect(dialog.getByText('At most 200 characters.')).toBeVisible()
    await dialog.getByLabel('Audience').fill('Home bakers')
    await dialog.getByLabel('Tone').fill('Calm')
    await dialog.getByLabel('Extra instructions').fill('Use short sentences.\nNo jokes.')
    await expect(generate).toBeEnabled()
    const sent = page.waitForRequest('**/api/generate_slideshow')
    await generate.click()
    expect((await sent).postDataJSON()).toMatchObject({
      options: {
        minutes: 5,
        audience: 'Home bakers',
        tone: 'Calm',
        instructions: 'Use short sentences.\nNo jokes.',
      },
    })
  })

  test('show what the writer does not support', async ({ page }) => {
    await openCourse(page, maps)
    const dialog = await openDialog(page, ['Every Map Chooses'])
    await dialog.getByRole('button', { name: /^More options/ }).click()
    await expect(dialog.getByLabel('Tone')).toHaveAccessibleDescription(
      'The outline writer keeps to the words of the page and cannot change their tone.',
    )
    await expect(dialog.getByLabel('Extra instructions')).toHaveAccessibleDescription(
      'The outline writer works by its own rules and cannot follow instructions.',
    )
    await expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveAccessibleDescription(
      'The outline writer writes in the language of the page and cannot translate.',
    )
    await expect(dialog.getByLabel('Audience')).toHaveAccessibleDescription('')
  })

  test('a chosen language requires voices of that language', async ({ page }) => {
    await openCourse(page, maps)
    const dialog = await openDialog(page, ['Every Map Chooses'])
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    await dialog.getByRole('button', { name: /^More options/ }).click()
    await dialog.getByRole('combobox', { name: 'Language' }).click()
    await expect(page.getByRole('option')).toHaveCount(1 + specified.languages)
    await expect(page.getByRole('option').first()).toHaveText('As the page')
    await pick(page.getByRole('option', { name: 'Spanish' }))
    const narrator = dialog.getByRole('button', { name: /^Narrator/ })
    await expect(narrator).toContainText('(es')
    await narrator.click()
    await dialog.getByRole('button', { name: 'Select Callum' }).click()
    await expect(dialog.getByText(/speaks English, but there is content in Spanish\./)).toBeVisible()
    await dialog.getByRole('button', { name: /^Use .+ \(es/ }).click()
    await expect(dialog.getByRole('button', { name: /^Narrator/ })).toContainText('(es')
    await expect(dialog.getByText(/but there is content in/)).toHaveCount(0)
  })
})

test.describe('the estimate', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page)
  })

  test('follows the selection, across all courses', async ({ page }) => {
    await openCourse(page, maps)
    await page.getByRole('heading', { name: bread }).getByRole('button').click()
    const dialog = await openDialog(page, ['Every Map Chooses', 'Sourdough'])
    await expect(dialog.getByText(/of audio/)).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    const estimate = dialog.getByText(/^About \d pages?, \d+ minutes of audio$/)
    const readMinutes = async () => Number(/(\d+) minutes/.exec((await estimate.textContent()) ?? '')?.[1])
    await expect(estimate).toHaveText(/^About 2 pages, /)
    const ofSlideshows = await readMinutes()
    await dialog.getByRole('button', { name: 'Podcast' }).click()
    await expect.poll(readMinutes).toBeGreaterThan(ofSlideshows)
    const ofBoth = await readMinutes()
    await dialog.getByRole('button', { name: 'Remove Sourdough' }).click()
    await expect(estimate).toHaveText(/^About 1 page, /)
    expect(await readMinutes()).toBeLessThan(ofBoth)
  })

  test('shows the price if the provider has one', async ({ page }) => {
    await page.route('**/api/generation/estimate', (route) =>
      route.fulfill({
        json: {
          pages: 3,
          languages: [],
          minutes: { podcast: 24.2 },
          cost: { dollars: 0.1201, unpriced: [] },
        },
      }),
    )
    await openCourse(page, maps)
    const dialog = await openDialog(page, ['Every Map Chooses'])
    await dialog.getByRole('button', { name: 'Podcast' }).click()
    await expect(
      dialog.getByText('About 3 pages, 24 minutes of audio, about $0.12', { exact: true }),
    ).toBeVisible()
  })

  test('preselects voices for the language of the page, and keeps voices chosen by the user', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/generation/estimate', async (route) => {
      await held.promise
      await route.continue()
    })
    await openCourse(page, maps)
    const dialog = await openDialog(page, ['خريطة الإدريسي'])
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    await dialog.getByRole('button', { name: 'Podcast' }).click()
    const narrator = dialog.getByRole('button', { name: /^Narrator/ })
    const alex = dialog.getByRole('button', { name: /^Host ALEX/ })
    const jamie = dialog.getByRole('button', { name: /^Host JAMIE/ })
    await expect(narrator).toContainText('(en')
    await expect(jamie).toContainText('(en')
    await alex.click()
    await dialog.getByRole('button', { name: 'Select Callum' }).click()
    await alex.click()
    held.resolve()
    await expect(narrator).toContainText('(ar')
    await expect(jamie).toContainText('(ar')
    await expect(alex).toContainText('Callum')
    await expect(dialog.getByText('This page is in Arabic.')).toBeVisible()
    await expect(dialog.getByText('Callum speaks English, but there is content in Arabic.')).toBeVisible()
  })

  test('is hidden if it is not available, and blocks nothing', async ({ page }) => {
    await page.route('**/api/generation/estimate', (route) => route.abort())
    await openCourse(page, maps)
    const dialog = await openDialog(page, ['Every Map Chooses'])
    const failed = page.waitForEvent('requestfailed')
    await dialog.getByRole('button', { name: 'Podcast' }).click()
    await failed
    await expect(dialog.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled()
    await expect(dialog.getByText(/of audio$/)).toHaveCount(0)
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  })
})

test('the last used voices are preselected for content of the same language', async ({ page }) => {
  const { post } = await signInWithApi(page)
  const request = { course_id: '7002', page_ids: ['700207'] }
  await post('/api/generate_podcast', {
    ...request,
    voice_id_host1: 'flite:awb',
    voice_id_host2: 'flite:slt',
  })
  await openCourse(page, bread)
  const dialog = await openDialog(page, ['Sourdough'])
  await dialog.getByRole('button', { name: 'Podcast' }).click()
  await expect(dialog.getByRole('button', { name: /^Host ALEX/ })).toContainText('Callum (en-GB)')
  await expect(dialog.getByRole('button', { name: /^Host JAMIE/ })).toContainText('Emma (en-US)')
})

test('both formats of a page are generated through a reload, then deleted and restored', async ({ page }) => {
  test.setTimeout(240_000)
  await signIn(page)
  await openCourse(page, 'Coastal Weather')
  const title = 'Fog over Cold Water'
  const dialog = await openDialog(page, [title])
  await dialog.getByRole('button', { name: 'Slideshow' }).click()
  await dialog.getByRole('button', { name: 'Podcast' }).click()
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  const row = rowOf(page, title)
  await expect(row.getByText('Generating podcast...')).toBeVisible()

  await page.reload()
  await expect(row.getByText('Generating podcast...')).toBeVisible()
  await expect(row.getByRole('button', { name: `Edit podcast of ${title}` })).toBeDisabled()

  const summary = page.getByRole('alert').filter({ hasText: 'Generation complete:' })
  await expect(summary).toBeVisible({ timeout: 180_000 })
  await expect(summary).toContainText('Slideshows: 1 successful, 0 failed')
  await expect(summary).toContainText('Podcasts: 1 successful, 0 failed')
  await expect(summary.getByRole('button', { name: 'Try again' })).toHaveCount(0)
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

  await row.getByRole('button', { name: `Delete podcast of ${title}` }).click()
  await expect(question).toContainText('Are you sure you want to delete this podcast?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toContainText(/\d+ Segments/)

  await row.getByRole('button', { name: `Edit slideshow of ${title}` }).click()
  await expect(page).toHaveURL(/\/edit-slideshow\/[^/]+\/[^/]+$/)
})

test.describe('a failed page', () => {
  test('is listed with its reason, also after the tab was closed, and can be retried alone', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000)
    await signIn(page)
    await openCourse(page, bread)
    const dialog = await openDialog(page, ['Four Ingredients', tooShort])
    await dialog.getByRole('button', { name: 'Slideshow' }).click()
    await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(dialog).toBeHidden({ timeout: 30_000 })
    await page.close()

    const reopened = await context.newPage()
    await reopened.goto('/courses')
    const summary = reopened.getByRole('alert').filter({ hasText: 'Generation complete:' })
    await expect(summary).toContainText('Slideshows: 1 successful, 1 failed', { timeout: 180_000 })
    await expect(summary).toContainText(`${tooShort} (slideshow): ${tooShortReason}`)
    const retried = reopened.waitForResponse((response) => response.url().endsWith('/retry'))
    await summary.getByRole('button', { name: 'Try again' }).click()
    expect((await retried).status()).toBe(202)
    await expect(summary.filter({ hasText: 'Slideshows: 0 successful, 1 failed' })).toBeVisible()
    await expect(summary).toHaveCount(1)
  })

  test('can be retried from the panel, without the dialog', async ({ page }) => {
    const { post } = await signInWithApi(page)
    await post('/api/generate_podcast', { course_id: '7002', page_ids: ['700207'] })
    await openCourse(page, bread)
    await page.getByRole('button', { name: /Jobs/ }).first().click()
    const panel = page.getByRole('complementary', { name: 'Jobs' })
    await expect(panel).toContainText(`Podcast. ${tooShortReason}`)
    const retried = page.waitForResponse((response) => response.url().endsWith('/retry'))
    await panel.getByRole('button', { name: `Retry podcast of ${tooShort}` }).click()
    expect((await retried).status()).toBe(202)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(panel).toContainText(`Podcast. ${tooShortReason}`)
  })

  test('shows an error if the retry cannot start', async ({ page }) => {
    const { post } = await signInWithApi(page)
    await post('/api/generate_podcast', { course_id: '7002', page_ids: ['700207'] })
    await page.route('**/retry', (route) => route.abort())
    await openCourse(page, bread)
    await page.getByRole('button', { name: /Jobs/ }).first().click()
    await page.getByRole('button', { name: `Retry podcast of ${tooShort}` }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  })
})

test('jobs can be cancelled one by one, then all with one call, and appear as cancelled', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signIn(page)
  await openCourse(page, maps)
  const titles = ['Scale and Distance', 'Colour and Classes', 'Symbols That Speak']
  const dialog = await openDialog(page, titles)
  await dialog.getByRole('button', { name: 'Podcast' }).click()
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Jobs' })
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Cancel Symbols That Speak' }).click()
  await expect(panel.getByText('Podcast. Cancelled')).toHaveCount(1, { timeout: 60_000 })
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls.push(new URL(request.url()).pathname)
  })
  await panel.getByRole('button', { name: 'Cancel all' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel all' }).click()
  await expect(page.getByText('Generating podcast...')).toHaveCount(0, { timeout: 60_000 })
  expect(calls).toEqual(['/api/jobs'])
  const summary = page.getByRole('alert').filter({ hasText: 'Generation complete:' })
  await expect(summary).toContainText(/Podcasts: \d successful, 0 failed/)
  await expect(summary).toContainText(/\d cancelled/)
  await expect(summary.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('a second login of the same user sees the same jobs and the same result', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const teacher = await signIn(page)
  const title = 'The Map of Broad Street'
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/login')
  await elsewhere.getByLabel('Email').fill(teacher.email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(teacher.password)
  await elsewhere.getByRole('button', { name: 'Log in' }).click()
  await expect(elsewhere.getByRole('heading', { name: maps })).toBeVisible()

  await openCourse(page, maps)
  const dialog = await openDialog(page, [title])
  await dialog.getByRole('button', { name: 'Podcast' }).click()
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(rowOf(page, title).getByText('Generating podcast...')).toBeVisible({ timeout: 30_000 })
  await elsewhere.reload()
  await elsewhere.getByRole('heading', { name: maps }).getByRole('button').click()
  const row = rowOf(elsewhere, title)
  await expect(row.getByText('Generating podcast...')).toBeVisible()
  const panel = elsewhere.getByRole('complementary', { name: 'Jobs' })
  await expect(panel).toContainText(title)
  await expect(panel).toContainText('Podcast ready.', { timeout: 180_000 })
  for (const one of [row, rowOf(page, title)]) {
    await expect(one.getByText('Generating podcast...')).toHaveCount(0)
    await expect(one.getByRole('img', { name: 'Podcast in progress' })).toBeVisible()
    await expect(one).toContainText(/\d+ Segments/)
  }
  await elsewhere.context().close()
})

test('a keyboard user can start a generation from a page', async ({ page }) => {
  await signIn(page)
  await openCourse(page, bread)
  const checkbox = page.getByRole('checkbox', { name: `Select ${tooShort}` })
  await checkbox.focus()
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('region', { name: 'Selection' }).getByRole('button').last())
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Generate Content' })
  await tabTo(page, dialog.getByRole('button', { name: 'Slideshow' }))
  await page.keyboard.press('Space')
  const narrator = dialog.getByRole('button', { name: /^Narrator/ })
  await tabTo(page, narrator)
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('row', { name: /^Emma/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(narrator).toContainText('James (en-US)')
  await tabTo(page, dialog.getByRole('button', { name: `Remove ${tooShort}` }))
  await tabTo(page, dialog.getByRole('button', { name: /^More options/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByLabel('Length in minutes'))
  await page.keyboard.type('3')
  await tabTo(page, dialog.getByLabel('Extra instructions'))
  await tabTo(page, dialog.getByRole('button', { name: 'Generate', exact: true }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  const summary = page.getByRole('alert').filter({ hasText: 'Generation complete:' })
  await expect(summary).toContainText('Slideshows: 0 successful, 1 failed', { timeout: 60_000 })
})

/** Presses Tab until this control has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(wanted)}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds no violation in the dialog, options, selector, messages and summary', async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await signIn(page)
      await openCourse(page, bread)
      const dialog = await openDialog(page, [tooShort])
      expect(await complaints(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Podcast' }).click()
      await dialog.getByRole('button', { name: /^Host ALEX/ }).click()
      await expect(dialog.getByRole('row', { name: /^Emma/ })).toBeVisible()
      await dialog.getByRole('button', { name: /^More options/ }).click()
      await dialog.getByLabel('Length in minutes').fill('90')
      await dialog.getByRole('button', { name: 'Generate', exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Please correct what is marked under More options')).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await dialog.getByLabel('Length in minutes').fill('')
      await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Generation complete:' })).toBeVisible({
        timeout: 60_000,
      })
      expect(await complaints(page, '[role=alert]')).toEqual([])
    })
  })
}
