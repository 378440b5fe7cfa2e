import { expect, type Page, test } from '@playwright/test'
import { openDeck } from '../support/own-deck.ts'
import { openOwnPodcast } from '../support/own-podcast.ts'

/** Changes to a document during an upload, a save, audio generation or content generation. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const script = (page: Page) => page.getByRole('textbox', { name: 'Audio script' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const rows = (page: Page) => page.getByRole('list', { name: 'Slides' }).getByRole('listitem')
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

const threeSlides = ['Harbour', 'Pier', 'Quay'].map((slide_title) => ({
  slide_type: 'image',
  audio_script: `${slide_title} words.`,
  content: { slide_title, image_url: '', image_alt: '' },
}))

async function goTo(page: Page, title: string): Promise<void> {
  await page.getByRole('list', { name: 'Slides' }).getByText(title, { exact: true }).first().click()
}

/** Holds requests with this method until they are released. */
async function hold(page: Page, address: string, method: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() === method) await promise
    await route.continue()
  })
  return resolve
}

/** A picture for the current slide, with its upload in progress. */
async function chooseFile(page: Page, name: string): Promise<void> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="teal"/></svg>'
  const file = { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
  await page.getByLabel('Picture file').setInputFiles(file)
  await expect(button(page, 'Uploading...')).toBeVisible()
}

test.describe('an uploading picture', () => {
  test('goes to its own slide, even if that slide moves during another upload', async ({ page }) => {
    await openDeck(page, threeSlides)
    const release = await hold(page, '**/api/images/**', 'POST')
    await chooseFile(page, 'harbour')
    await rows(page).first().getByRole('button').first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(rows(page).nth(2)).toContainText('Harbour')
    await goTo(page, 'Pier')
    await chooseFile(page, 'pier')
    await goTo(page, 'Quay')
    release()
    await expect(page.getByText('The picture is on slide 3.')).toBeVisible()
    await expect(field(page, 'Image')).toHaveValue('')
    await goTo(page, 'Harbour')
    await expect(field(page, 'Image')).toHaveValue(/\/harbour-/)
    await goTo(page, 'Pier')
    await expect(field(page, 'Image')).toHaveValue(/\/pier-/)
  })

  test('stays available if its slide is deleted, and leaving asks for confirmation', async ({ page }) => {
    await openDeck(page, threeSlides)
    const release = await hold(page, '**/api/images/**', 'POST')
    await chooseFile(page, 'harbour')
    await button(page, 'Back').first().click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toContainText('A picture is still uploading and will be lost.')
    await question.getByRole('button', { name: 'Stay' }).click()

    await rows(page).first().getByRole('button').first().focus()
    await page.keyboard.press('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first().getByRole('button').first()).toBeFocused()
    release()
    await expect(alert(page, 'The slide was deleted while its picture was uploading.')).toBeVisible()
    await page.getByRole('group', { name: 'Uploaded, on no slide yet' }).getByRole('button').click()
    await expect(field(page, 'Image')).toHaveValue(/\/harbour-/)
    await button(page, 'Undo').first().click()
    await expect(field(page, 'Image')).toHaveValue('')
  })
})

test.describe('audio that arrives during a save', () => {
  test('does not count as an unsaved change', async ({ page }) => {
    await openDeck(page, threeSlides)
    const release = await hold(page, '**/api/slideshow/**', 'PUT')
    await field(page, 'Slide title').fill('Haven')
    await button(page, 'Save Changes').click()
    await expect(page.getByText('Saving...').first()).toBeVisible()
    await button(page, 'Generate Audio').click()
    await expect(button(page, 'Regenerate Audio')).toBeVisible()
    release()
    await expect(page.getByText('Slideshow saved successfully!')).toBeVisible()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await expect(page.getByText('Unsaved changes')).toBeHidden()
  })

  test('does not keep Complete from leaving the editor', async ({ page }) => {
    await openDeck(page, threeSlides)
    const release = await hold(page, '**/api/slideshow/**', 'PUT')
    await field(page, 'Slide title').fill('Haven')
    await button(page, 'Complete').click()
    await button(page, 'Generate Audio').click()
    await expect(button(page, 'Regenerate Audio')).toBeVisible()
    release()
    await page.waitForURL('**/courses')
  })
})

test('a save request contains no derived audio', async ({ page }) => {
  await openDeck(page, threeSlides)
  await button(page, 'Generate Audio').click()
  await expect(button(page, 'Regenerate Audio')).toBeVisible()
  await field(page, 'Slide title').fill('Haven')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await button(page, 'Save Changes').click()
  const { slides } = (await sent).postDataJSON() as { slides: Record<string, unknown>[] }
  expect(slides[0]).toHaveProperty('audio_path')
  expect(slides[0]).toHaveProperty('key')
  expect(slides[0]).not.toHaveProperty('audio')
})

test('after a restore and typing, Undo reverts both, and the typed text first', async ({ page }) => {
  await openDeck(page, threeSlides)
  await script(page).fill('The first words.')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Slideshow saved successfully!')).toBeVisible()
  await script(page).fill('Words before the restore.')
  await button(page, 'History').click()
  const history = page.getByRole('dialog', { name: 'History' })
  await history.getByRole('button', { name: /Generated by/ }).click()
  await history.getByRole('button', { name: 'Restore this version' }).click()
  const restored = page.getByText(/^The version of .* is back\. It is kept with the next save\.$/)
  await expect(restored).toBeVisible()
  await script(page).fill('Typed after the restore.')
  await page.getByRole('listitem').filter({ has: restored }).getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.getByText('What was open before is back. Undo brings back your edits since.'),
  ).toBeVisible()
  await expect(script(page)).toHaveValue('Words before the restore.')
  await script(page).press('Control+z')
  await expect(script(page)).toHaveValue('Typed after the restore.')
})

test('a slideshow resumes at the slide where the user left it, even if slides were moved since', async ({
  page,
}) => {
  await openDeck(page, threeSlides)
  await button(page, 'Preview').first().click()
  await button(page, 'Next').last().click()
  await expect(page.locator('.player-stage')).toContainText('Pier')
  await button(page, 'Edit').click()
  await goTo(page, 'Pier')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(rows(page).nth(2)).toContainText('Pier')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Slideshow saved successfully!')).toBeVisible()
  await page.reload()
  await button(page, 'Preview').first().click()
  await expect(page.locator('.player-stage')).toContainText('Pier')
  await expect(page.getByText('Slide 3 of 3')).toBeVisible()
})

/** A generation job of this page, as the server sends it, and its end as an event. */
async function mockGeneration(page: Page, course_id: string, page_id: string): Promise<() => void> {
  const job = {
    id: 'generation',
    kind: 'generate-slideshow',
    course_id,
    page_id,
    page_title: 'Tides',
    state: 'running',
    progress: { stage: 'writing', done: 0, total: 0 },
    created_at: '2026-11-22T10:00:00Z',
  }
  const ended = {
    ...job,
    state: 'succeeded',
    progress: { stage: 'finished', done: 0, total: 0 },
    finished_at: '2026-11-22T10:01:00Z',
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/jobs', (route) => route.fulfill({ json: [job] }))
  await page.route('**/api/events', async (route) => {
    await promise
    await route.fulfill({
      headers: { 'Content-Type': 'text/event-stream' },
      body: `data: ${JSON.stringify({ type: 'job', job: ended })}\n\n`,
    })
  })
  return resolve
}

test.describe('an editor opened during a generation', () => {
  test('shows the progress, opens the result, and saves without a conflict', async ({ page }) => {
    const { courseId, pageId, api } = await openDeck(page, threeSlides)
    const end = await mockGeneration(page, courseId, pageId)
    await page.reload()
    await expect(page.getByText('Generating slideshow... It opens here when it is ready.')).toBeVisible()
    const address = `/api/slideshow/${courseId}/${pageId}`
    const deck = (await api('GET', address)) as { slides: { audio_script: string }[] }
    await api('PUT', address, {
      ...deck,
      slides: deck.slides.map((slide) => ({ ...slide, audio_script: 'Newly generated.' })),
    })
    end()
    await expect(page.getByText('Slideshow generated successfully!')).toBeVisible()
    await expect(script(page)).toHaveValue('Newly generated.')
    await expect(page.getByText('It opens here when it is ready.')).toBeHidden()
    await script(page).fill('And then edited.')
    await button(page, 'Save Changes').click()
    await expect(page.getByText('Slideshow saved successfully!')).toBeVisible()
  })

  test('keeps unsaved edits on the screen and offers the result', async ({ page }) => {
    const { courseId, pageId, api } = await openDeck(page, threeSlides)
    const end = await mockGeneration(page, courseId, pageId)
    await page.reload()
    await script(page).fill('In the middle of a sentence')
    const address = `/api/slideshow/${courseId}/${pageId}`
    const deck = (await api('GET', address)) as { presentation: object }
    await api('PUT', address, { ...deck, presentation: { ...deck.presentation, title: 'New tides' } })
    end()
    const offer = page.getByText('New content was generated. Your edits are not part of it.')
    await expect(offer).toBeVisible()
    await expect(script(page)).toHaveValue('In the middle of a sentence')
    await button(page, 'Open new content').click()
    await expect(field(page, 'Presentation title')).toHaveValue('New tides')
    await button(page, 'Undo').first().click()
    await expect(script(page)).toHaveValue('In the middle of a sentence')
  })
})

test('the panel of a line stays with its line when lines above it are added or removed, also by undo', async ({
  page,
}) => {
  await openOwnPodcast(page, [{ title: 'Rising', lines: ['ALEX: One.', 'JAMIE: Two.', 'ALEX: Three.'] }])
  const row = (number: number) => page.getByRole('listitem', { name: new RegExp(`, line ${number}$`) })
  const panel = page.getByRole('textbox', { name: 'What is to be different?' })
  await row(1).hover()
  await button(page, 'Add line before line 1').click()
  await page.keyboard.type('Zero.')
  await button(page, 'Rewrite line 3').click()
  await panel.fill('Name the moon')
  await expect(row(3)).toContainText('Two.')
  await button(page, 'Undo').first().click()
  await button(page, 'Undo').first().click()
  await expect(row(4)).toHaveCount(0)
  await expect(row(2).getByRole('textbox', { name: /^Dialogue of / })).toHaveValue('Two.')
  await expect(row(2).getByRole('textbox', { name: 'What is to be different?' })).toHaveValue('Name the moon')
})

test('a podcast continues to play when lines above the current one are added or removed', async ({
  page,
}) => {
  const long = 'The tide rises for six hours and falls for six. '.repeat(12)
  await openOwnPodcast(page, [{ title: 'Rising', lines: ['ALEX: One.', `JAMIE: ${long}`] }], { voiced: true })
  const row = (number: number) => page.getByRole('listitem', { name: new RegExp(`, line ${number}$`) })
  await button(page, 'Play line 2').click()
  await expect(button(page, 'Pause line 2')).toBeVisible()
  await row(1).hover()
  await button(page, 'Add line before line 1').click()
  await page.keyboard.type('Zero.')
  await expect(button(page, 'Pause line 3')).toBeVisible()
  await button(page, 'Undo').first().click()
  await button(page, 'Undo').first().click()
  await expect(button(page, 'Pause line 2')).toBeVisible()
})
