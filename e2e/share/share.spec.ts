import { expect, type Page, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { complaints } from '../support/axe.ts'
import { importOwnCourse, openDeck, type OwnCourse } from '../support/own-deck.ts'
import { openOwnPodcast } from '../support/own-podcast.ts'

/** The panel in which authors give learners a link. The pages of learners have their own tests. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const address = (page: Page) => page.getByRole('textbox', { name: 'Address for learners' })
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true })

const slides = ['Harbour', 'Pier', 'Quay'].map((slide_title) => ({
  audio_script: `${slide_title} words.`,
  content: { slide_title, slide_content: 'Words.' },
}))

interface Shared {
  readonly share_id: string
  readonly expires_at: string | null
  readonly downloads: boolean
  readonly embed_origins: readonly string[]
}

async function sharesOf({ courseId, api }: OwnCourse): Promise<readonly Shared[]> {
  return (await api('GET', `/api/shares?course_id=${courseId}`)) as Shared[]
}

async function complete({ courseId, pageId, api }: OwnCourse): Promise<void> {
  await api('PUT', `/api/courses/${courseId}/${pageId}/status`, { slideshow_status: 'Completed' })
}

/** Presses a button that saves a file. */
async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

async function makeLink(page: Page): Promise<string> {
  await button(page, 'Share').click()
  await button(page, 'Make a link').click()
  await expect(address(page)).toHaveValue(/\/learn\//)
  return address(page).inputValue()
}

test('two presses make one link, which the author copies and downloads as QR code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const course = await openDeck(page, slides, { title: 'Tides & “harbours”' })
  await button(page, 'Share').click()
  await button(page, 'Make a link').dblclick()
  await expect(address(page)).toHaveValue(/\/learn\//)
  expect(await sharesOf(course)).toHaveLength(1)
  await expect(button(page, 'Copy')).toBeFocused()

  const link = await address(page).inputValue()
  await button(page, 'Copy').click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await button(page, 'Copy embed code').click()
  await expect(page.getByText('Embed code copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<iframe src="[^"]+\?embed"/)

  const svg = await download(page, 'QR as SVG')
  expect(svg.name).toBe('tides-harbours-qr-code.svg')
  expect(svg.bytes.toString()).toContain('<svg')
  const png = await download(page, 'QR as PNG')
  expect(png.name).toBe('tides-harbours-qr-code.png')
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
})

test('the author decides when the link ends, what learners download and who embeds it', async ({ page }) => {
  const course = await openDeck(page, slides)
  await makeLink(page)
  const settings = async () => (await sharesOf(course))[0]

  await page.getByLabel('Ends').fill('2099-06-30')
  await page.getByLabel('Ends').press('Enter')
  await expect.poll(async () => (await settings())?.expires_at).toMatch(/^2099-0[67]/)
  await page.getByLabel('Ends').fill('2001-01-01')
  await page.getByRole('switch', { name: 'Downloads' }).click()
  await expect(page.getByText('Choose today or a later day.')).toBeVisible()
  await expect.poll(async () => (await settings())?.downloads).toBe(false)
  expect((await settings())?.expires_at).toMatch(/^2099/)
  await page.getByLabel('Ends').fill('')
  await page.getByLabel('Ends').blur()
  await expect(page.getByLabel('Ends')).toHaveValue('2099-06-30')
  await button(page, 'No end date').click()
  await expect(page.getByLabel('Ends')).toBeFocused()
  await expect.poll(async () => (await settings())?.expires_at).toBe(null)

  await expect(page.getByText('No site may show it yet.')).toBeVisible()
  await button(page, 'Allow another site').click()
  const site = page.getByRole('textbox', { name: 'Address of the site' })
  await site.fill('not a site')
  await site.press('Enter')
  await expect(page.getByText('This is not the address of a site.')).toBeVisible()
  await site.fill('https://Canvas.Example.edu/courses/7?x=1')
  await site.press('Enter')
  await expect(button(page, 'Remove canvas.example.edu')).toBeVisible()
  await expect.poll(async () => (await settings())?.embed_origins).toEqual(['https://canvas.example.edu'])
  await expect(button(page, 'Allow another site')).toBeFocused()

  const any = page.getByRole('switch', { name: 'Any site' })
  await any.click()
  await expect.poll(async () => (await settings())?.embed_origins).toEqual(['*'])
  await any.click()
  await button(page, 'Remove canvas.example.edu').click()
  await expect.poll(async () => (await settings())?.embed_origins).toEqual([])
})

test('a link gets a new address, and is ended, after a question', async ({ page }) => {
  const course = await openDeck(page, slides)
  const first = await makeLink(page)
  await expect(page.getByText(/^Shared by Maya Okafor, /)).toBeVisible()

  await button(page, 'New address').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(address(page)).toHaveValue(first)
  await button(page, 'New address').click()
  await confirm(page, 'Make a new address').click()
  await expect(page.getByText('The link has a new address.')).toBeVisible()
  await expect(address(page)).not.toHaveValue(first)

  await button(page, 'Stop sharing').click()
  await confirm(page, 'Stop sharing').click()
  await expect(button(page, 'Make a link')).toBeFocused()
  expect(await sharesOf(course)).toEqual([])
})

test('the panel shows a refusal and a lost connection as sentences', async ({ page, context }) => {
  await openDeck(page, slides)
  await page.route('**/api/shares', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          json: { error: 'Too many links. Wait a minute.', code: 'TOO_MANY_ATTEMPTS' },
        })
      : route.continue(),
  )
  await button(page, 'Share').click()
  await button(page, 'Make a link').click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await page.unroute('**/api/shares')
  await button(page, 'Make a link').click()
  await expect(address(page)).toHaveValue(/\/learn\//)
  await context.setOffline(true)
  await page.getByRole('switch', { name: 'Downloads' }).click()
  await expect(page.getByRole('complementary', { name: 'Share' }).getByRole('alert')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Downloads' })).toBeChecked()
  await context.setOffline(false)
})

test('a second tab uses the link that the first has made', async ({ page, context }) => {
  const course = await openDeck(page, slides)
  const other = await context.newPage()
  await other.goto(page.url())
  await button(other, 'Share').click()
  await expect(button(other, 'Make a link')).toBeVisible()
  const link = await makeLink(page)
  await button(other, 'Make a link').click()
  await expect(address(other)).toHaveValue(link)
  expect(await sharesOf(course)).toHaveLength(1)
})

test.describe('the version that learners see', () => {
  test('is said before and after Complete, and with the changes since', async ({ page }) => {
    const course = await openDeck(page, slides)
    await button(page, 'Share').click()
    await expect(page.getByText('No learner sees this yet.')).toBeVisible()
    await expect(
      page.getByText('3 slides have no audio. After Complete, learners read their captions.'),
    ).toBeVisible()
    await button(page, 'Complete').click()
    await expect(page).toHaveURL(/\/courses$/)
    await page.goto(`/edit-slideshow/${course.courseId}/${course.pageId}`)
    await expect(page.getByText(/^Learners see the version of \d{1,2}:\d{2}.*\.$/)).toBeVisible()
    await button(page, 'Share').click()
    await expect(page.getByText('Slides 1, 2, and 3 are silent. Learners read their captions.')).toBeVisible()

    await page.getByRole('textbox', { name: 'Audio script' }).fill('Other words of the harbour.')
    await button(page, 'Add Slide').click()
    await page.getByRole('dialog').getByRole('button', { name: /^Text/ }).click()
    await expect(page.getByText(/2 changes since\.$/)).toHaveCount(2)
    await button(page, 'See the 2 changes').click()
    const changes = page.getByRole('dialog', { name: /^Changes since/ })
    await expect(changes.getByRole('listitem')).toHaveCount(2)
    await expect(changes.getByRole('listitem').first()).toContainText('Changed')
    await expect(changes.getByRole('listitem').last()).toContainText('New')
    await page.keyboard.press('Escape')

    await button(page, 'Show what learners see').click()
    await expect(page.locator('dialog.player-fullscreen')).toContainText('Harbour')
    await page
      .locator('dialog.player-fullscreen')
      .getByRole('button', { name: /fullscreen/i })
      .click()

    await button(page, 'Stop showing it to learners').click()
    await confirm(page, 'Stop showing it to learners').click()
    await expect(page.getByText('No learner sees this yet.')).toBeFocused()
  })

  test('does not make the edits of another tab a conflict', async ({ page }) => {
    const course = await openDeck(page, slides)
    await complete(course)
    await page.getByRole('textbox', { name: 'Audio script' }).fill('Other words of the harbour.')
    await button(page, 'Save Changes').click()
    await expect(page.getByText('Slideshow saved successfully!')).toBeVisible()
    await expect(page.getByText(/Learners see the version of .* 1 change since\.$/)).toBeVisible()
  })

  test('counts the lines of a podcast', async ({ page }) => {
    const course = await openOwnPodcast(page, [
      { title: 'Ebb', lines: ['ALEX: The sea falls.', 'JAMIE: How far?'] },
      { title: 'Flood', lines: ['ALEX: It rises again.'] },
    ])
    const { courseId, pageId, api } = course
    await api('PUT', `/api/courses/${courseId}/${pageId}/status`, { podcast_status: 'Completed' })
    await page.reload()
    await button(page, 'Share').click()
    await expect(page.getByText('3 lines are silent. Learners read them in the transcript.')).toBeVisible()
    await button(page, 'Make a link').click()
    await expect(address(page)).toHaveValue(/\/learn\//)
    await button(page, 'Show what learners see').click()
    await expect(page.getByRole('dialog', { name: 'What learners see' })).toContainText('How far?')
    expect(await complaints(page)).toEqual([])
    await page.keyboard.press('Escape')

    const podcast = `/api/podcast/${courseId}/${pageId}`
    const { segments, ...saved } = (await api('GET', podcast)) as { segments: { segment_title: string }[] }
    const [ebb, ...others] = segments
    await api('PUT', podcast, { ...saved, segments: [{ ...ebb, segment_title: 'Low water' }, ...others] })
    await page.reload()
    await button(page, 'Share').click()
    await button(page, 'See the change').click()
    const changes = page.getByRole('dialog', { name: /^Changes since/ })
    await expect(changes.getByRole('listitem')).toHaveText(/Changed.*Low water/)
  })
})

test('a course has a link of its own', async ({ page }) => {
  const course = await importOwnCourse(page)
  await page.goto('/courses')
  const card = page.getByRole('article').filter({ hasText: 'Tides' })
  await card.getByRole('heading').getByRole('button').click()
  await card.getByRole('button', { name: 'Share', exact: true }).click()
  await button(page, 'Make a link').click()
  await expect(address(page)).toHaveValue(/\/learn\/course\//)
  expect(await sharesOf(course)).toMatchObject([{ page_id: null, format: null }])
  expect(await complaints(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Share', exact: true })).toBeFocused()
})

for (const { name, width, theme, language } of [
  { name: 'on a phone', width: 390, theme: 'light', language: 'en' },
  { name: 'on a phone, dark', width: 390, theme: 'dark', language: 'en' },
  { name: 'beside the slide, dark', width: 1440, theme: 'dark', language: 'en' },
  { name: 'in Arabic', width: 1440, theme: 'light', language: 'ar' },
  { name: 'on a phone in Arabic', width: 390, theme: 'light', language: 'ar' },
]) {
  test(`the panel is accessible and fits ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(
      ([appearance = '', chosen = '']) => {
        localStorage.setItem('interface_language', chosen)
        localStorage.setItem('appearance', appearance)
      },
      [theme, language],
    )
    const course = await openShared(page)
    await complete(course)
    await page.reload()
    await page.locator('[data-share-button]').filter({ visible: true }).click()
    await page.locator('[data-first-control]').click()
    await expect(page.locator('input[readonly]')).toHaveValue(/\/learn\//)
    expect(await complaints(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
}

/** A deck whose editor is open, in any language of the interface. */
async function openShared(page: Page): Promise<OwnCourse> {
  const course = await importOwnCourse(page)
  const { courseId, pageId, api } = course
  await api('POST', '/api/generate_slideshow', { course_id: courseId, page_ids: [pageId] })
  await page.goto(`/edit-slideshow/${courseId}/${pageId}`)
  await expect(page.locator('[data-share-button]').filter({ visible: true })).toBeVisible()
  return course
}
