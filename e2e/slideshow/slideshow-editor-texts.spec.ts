import { expect, type Locator, type Page, test } from '@playwright/test'
import { specified } from '../../packages/domain/src/testing/specified.ts'
import { importOwnCourse, openDeck, type DeckSlide } from '../support/own-deck.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const script = (page: Page) => page.getByRole('textbox', { name: 'Audio script' })
const rows = (page: Page) => page.getByRole('list', { name: 'Slides' }).getByRole('listitem')
const titled = (...titles: string[]): DeckSlide[] =>
  titles.map((slide_title) => ({ content: { slide_title } }))

/** Holds every response to a kind of request until the test releases them. */
async function holdResponses(page: Page, address: string, method = 'GET'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route, request) => {
    if (request.method() === method) await promise
    await route.fallback()
  })
  return resolve
}

test.describe('opening', () => {
  test('shows that it loads, then that it failed, and leads back', async ({ page }) => {
    const { courseId, pageId } = await importOwnCourse(page)
    const release = await holdResponses(page, '**/api/slideshow/**')
    await page.goto(`/edit-slideshow/${courseId}/${pageId}`)
    await expect(page.getByText('Loading slideshow...')).toBeVisible()
    release()
    const problem = page.getByRole('alert')
    await expect(problem).toContainText('Error Loading Slideshow')
    await button(page, 'Back to Courses').click()
    await page.waitForURL('**/courses')
  })

  const answers = [
    ['an error that says why', { status: 500, json: { error: 'The library burns.' } }, 'The library burns.'],
    [
      'an error that says nothing',
      { status: 500, body: 'oops' },
      'Failed to load slideshow. The slideshow might not exist or there was an error fetching it.',
    ],
    ['an answer without a presentation', { json: { slides: [] } }, 'No presentation data found'],
  ] as const
  for (const [what, answer, text] of answers) {
    test(`reports ${what}`, async ({ page }) => {
      const { courseId, pageId } = await importOwnCourse(page)
      await page.route('**/api/slideshow/**', (route) => route.fulfill(answer))
      await page.goto(`/edit-slideshow/${courseId}/${pageId}`)
      await expect(page.getByRole('alert')).toContainText(text)
      await expect(button(page, 'Generate New Content')).toBeEnabled()
    })
  }
})

test('the list names a slide by its title, course, question, term or type, and marks slides with audio', async ({
  page,
}) => {
  await openDeck(page, [
    { slide_type: 'title', content: { course_title: 'The sea' } },
    { slide_type: 'quiz', content: { quiz_question: 'Why do tides rise?' } },
    { slide_type: 'definition', content: { term: 'Ebb' } },
    { slide_type: 'definition', content: { slide_title: 'A word', term: 'Flow' } },
    { slide_type: 'summary', content: { summary_text: 'All of it.' } },
    { slide_type: 'hologram', content: {} },
  ])
  const names = rows(page).locator('[title]')
  await expect(names).toHaveText(['The sea', 'Why do tides rise?', 'Ebb', 'A word', 'Summary', 'hologram'])
  await expect(rows(page).getByText('Has audio')).toHaveCount(0)
  await expect(rows(page).first().getByRole('button').first()).toContainText('1')

  await rows(page).nth(5).getByRole('button').first().click()
  await expect(page.getByRole('region', { name: /^Slide: / })).toContainText('Unknown slide type: hologram')
  await button(page, 'Preview').click()
  const player = page.getByRole('region', { name: 'Slideshow player' })
  await expect(player).toContainText('Unknown Slide Type')
  await expect(player).toContainText('The slide type "hologram" is not supported.')
})

test('the header shows course, slideshow and type, counts slides, and disables buttons at both ends', async ({
  page,
}) => {
  const title = 'Why the water rises and falls twice on most days, and on some coasts only once, by the moon'
  await openDeck(page, titled('One', 'Two', 'Three'), { title })
  const header = page.getByRole('banner')
  await expect(header.getByRole('heading', { level: 1, name: title })).toBeAttached()
  await expect(header.getByText('Tides & Currents')).toBeVisible()
  await expect(header.getByText('Text', { exact: true })).toBeVisible()
  const field = header.getByRole('textbox', { name: 'Presentation title' })
  const cut = await field.evaluate(
    (area) => area.scrollHeight - area.clientHeight + area.scrollWidth - area.clientWidth,
  )
  expect(cut, 'the title stands whole').toBeLessThanOrEqual(1)
  await field.press('End')
  await field.press('Enter')
  await expect(field).toHaveValue(title)

  await expect(header.getByText('1 / 3')).toBeVisible()
  await expect(button(page, 'Prev')).toBeDisabled()
  await expect(button(page, 'Move up slide 1, One')).toBeDisabled()
  await expect(button(page, 'Move down slide 1, One')).toBeEnabled()
  await button(page, 'Next').click()
  await button(page, 'Next').click()
  await expect(header.getByText('3 / 3')).toBeVisible()
  await expect(button(page, 'Next')).toBeDisabled()
  await expect(button(page, 'Move down slide 3, Three')).toBeDisabled()
  await expect(button(page, 'Move up slide 3, Three')).toBeEnabled()
})

test('a title of 600 characters takes three lines and is complete', async ({ page }) => {
  const title = 'Why the water rises and falls '.repeat(20).trim()
  await openDeck(page, titled('One'), { title })
  const field = page.getByRole('textbox', { name: 'Presentation title' })
  await expect(field).toHaveAttribute('title', title)
  const lines = await field.evaluate(
    (area) => area.clientHeight / parseFloat(getComputedStyle(area).lineHeight),
  )
  expect(lines).toBeLessThanOrEqual(3.1)
})

test('the last slide cannot be deleted, and its button explains why', async ({ page }) => {
  await openDeck(page, titled('One'))
  const remove = button(page, 'Delete slide 1, One')
  await expect(remove).toBeDisabled()
  await expect(remove).toHaveAccessibleDescription('A slideshow keeps at least one slide.')
})

test('a screen reader announces a slide that is moved by keyboard', async ({ page }) => {
  await openDeck(page, titled('One', 'Two', 'Three'))
  await rows(page).first().getByRole('button').first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: 'One is now slide 2 of 3.' })).toBeAttached()
})

test('a list pasted into the panel becomes bullets and keeps bold text', async ({ page }) => {
  await openDeck(page, [{ slide_type: 'bullets', content: { slide_title: 'Tides', bullet_points: [''] } }])
  await page.getByRole('textbox', { name: 'Bullet 1' }).evaluate((area) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Ebb falls\nFlow rises')
    clipboardData.setData('text/html', '<ul><li><b>Ebb</b> falls</li><li>Flow rises</li></ul>')
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('textbox', { name: 'Bullet 1' })).toHaveValue('**Ebb** falls')
  await expect(page.getByRole('textbox', { name: 'Bullet 2' })).toHaveValue('Flow rises')
})

test('all types can be added, also by keyboard, and none after a cancel', async ({ page }) => {
  await openDeck(page, titled('One'))
  await button(page, 'Add Slide').focus()
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Add Slide' })
  const types = picker.getByRole('list').getByRole('button')
  await expect(types).toHaveCount(specified.slideTypes)
  await picker.getByRole('button', { name: 'Cancel' }).click()
  await expect(picker).toBeHidden()
  await expect(rows(page)).toHaveCount(1)
  await expect(button(page, 'Add Slide')).toBeFocused()

  await page.keyboard.press('Enter')
  const table = picker.getByRole('button', { name: /^Table/ })
  await expect(types.first()).toBeVisible()
  for (let presses = 0; presses < 20; presses += 1) {
    if (await table.evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(picker).toBeHidden()
  await expect(page.getByText('2 / 2')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /header/i })).toHaveCount(3)
  await expect(script(page)).toHaveValue('New slide audio script')
})

test('thumbnails in the list and the picker do not overlap their titles', async ({ page }) => {
  await openDeck(page, titled('One', 'Two'))
  const overlap = async (picture: Locator, text: Locator) => {
    const [above, below] = [await picture.boundingBox(), await text.boundingBox()]
    return above && below ? above.y + above.height - below.y : Infinity
  }
  const one = rows(page).first().getByRole('button').getByText('One', { exact: true })
  expect(await overlap(rows(page).first().locator('.slide-stage'), one)).toBeLessThanOrEqual(0)
  await button(page, 'Add Slide').click()
  const picker = page.getByRole('dialog', { name: 'Add Slide' })
  const type = picker.getByRole('listitem').first()
  await expect(type.locator('.slide-stage')).toBeVisible()
  const name = type.getByRole('button').getByText('Title', { exact: true })
  expect(await overlap(type.locator('.slide-stage'), name)).toBeLessThanOrEqual(0)
})

test('only elements of the slide can be animated, and animations of others are kept', async ({ page }) => {
  const fade = { type: 'fade-in', duration: 500, delay: 0 }
  const { courseId, pageId, api } = await openDeck(page, [{ animations: { animations: { image: fade } } }])
  const motions = page.getByRole('region', { name: 'Animation & Effects' })
  const offered = motions.getByRole('combobox', { name: /^(Title|Subtitle|Content|Bullets|Image|Quote)$/ })
  await expect(offered).toHaveCount(2)
  await expect(motions.getByRole('combobox', { name: 'Image' })).toBeHidden()
  await motions.getByRole('combobox', { name: 'Title' }).press('Enter')
  await page.getByRole('option', { name: 'Zoom in' }).press('Enter')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Slideshow saved successfully!')).toBeVisible()
  expect(await api('GET', `/api/slideshow/${courseId}/${pageId}`)).toMatchObject({
    slides: [{ animations: { animations: { image: fade, title: { type: 'zoom-in' } } } }],
  })
})

test('the script is counted, and is read-only in the preview', async ({ page }) => {
  await openDeck(page, [{ audio_script: '' }])
  const counted = page.getByRole('region', { name: 'Audio script', exact: true })
  await expect(counted).toContainText('0 words')
  await expect(counted).toContainText('about 1 min')
  await script(page).fill('Tide')
  await expect(counted).toContainText('1 word')
  await expect(counted).toContainText('4 characters')
  await script(page).fill('tide '.repeat(151).trim())
  await expect(counted).toContainText('151 words')
  await expect(counted).toContainText('about 2 min')

  await button(page, 'Preview').click()
  await expect(script(page)).toHaveJSProperty('readOnly', true)
  await expect(counted).toContainText('151 words')
  await expect(page.getByRole('button', { name: /Audio$/ })).toHaveCount(0)
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await button(page, 'Edit').click()
  await expect(script(page)).toHaveJSProperty('readOnly', false)
})

test.describe('saving', () => {
  test('shows that it runs and that it succeeded', async ({ page }) => {
    await openDeck(page, titled('One'))
    const release = await holdResponses(page, '**/api/slideshow/**', 'PUT')
    await script(page).fill('Changed.')
    await button(page, 'Save Changes').click()
    await expect(button(page, 'Saving...').first()).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByText('Slideshow saved successfully!')).toBeVisible()
    await expect(button(page, 'Save Changes')).toBeVisible()
  })

  test('shows a failure and keeps the edits', async ({ page }) => {
    await openDeck(page, titled('One'))
    await page.route('**/api/slideshow/**', (route, request) =>
      request.method() === 'PUT' ? route.fulfill({ status: 500 }) : route.fallback(),
    )
    await script(page).fill('Changed.')
    await button(page, 'Save Changes').click()
    await expect(page.getByText('Failed to save slideshow. Please try again.')).toBeVisible()
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await button(page, 'Complete').click()
    await expect(page.getByText('Failed to save changes. Please try again.')).toBeVisible()
    await expect(script(page)).toHaveValue('Changed.')
  })

  test('comes before completing, which may fail separately', async ({ page }) => {
    const { courseId, pageId, api } = await openDeck(page, titled('One'))
    await page.route('**/api/courses/*/*/status', (route) =>
      route.fulfill({ status: 500, json: { error: 'No.' } }),
    )
    await script(page).fill('Changed.')
    await button(page, 'Complete').click()
    await expect(
      page.getByText('Slideshow saved, but failed to update status. Please try again.'),
    ).toBeVisible()
    expect(await api('GET', `/api/slideshow/${courseId}/${pageId}`)).toMatchObject({
      slides: [{ audio_script: 'Changed.' }],
    })
    await page.unroute('**/api/courses/*/*/status')
    await button(page, 'Retry').click()
    await expect(page.getByText('Slideshow marked as complete!')).toBeVisible()
    await page.waitForURL('**/courses')
  })
})

test.describe('generating new content', () => {
  const asking = '**/api/generate_slideshow'

  async function askFor(page: Page): Promise<void> {
    await button(page, 'Generate New Content').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Generate' }).click()
  }

  test('does nothing on Cancel, and shows that it runs', async ({ page }) => {
    await openDeck(page, titled('One'))
    const release = await holdResponses(page, asking, 'POST')
    await button(page, 'Generate New Content').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(
      'This will replace the current content with newly generated content. Are you sure?',
    )
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(button(page, 'Generate New Content')).toBeVisible()
    await askFor(page)
    await expect(button(page, 'Generating...').first()).toBeVisible()
    release()
    await expect(page.getByText('Slideshow generated successfully!')).toBeVisible()
    await expect(button(page, 'Generate New Content')).toBeVisible()
  })

  const answers = [
    ['no answer', 'abort', 'Failed to generate new content. Please try again.'],
    ['an error that says nothing', { status: 500 }, 'Failed to generate new content. Please try again.'],
    [
      'an error that says why',
      { status: 503, json: { error: 'The writer rests.' } },
      'Generation failed: The writer rests.',
    ],
    ['an answer of another form', { status: 202, json: { hello: 1 } }, 'Invalid response from server'],
  ] as const
  for (const [what, answer, text] of answers) {
    test(`fails by ${what}, with a message`, async ({ page }) => {
      await openDeck(page, titled('One'))
      await page.route(asking, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
      await askFor(page)
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await expect(button(page, 'Generate New Content')).toBeEnabled()
    })
  }

  for (const [reason, text] of [
    ['There is too little text.', 'Generation failed: There is too little text.'],
    [undefined, 'Generation failed'],
  ] as const) {
    test(`of a failed page ${reason ? 'with' : 'without'} a reason shows a message`, async ({ page }) => {
      const { pageId } = await openDeck(page, titled('One'))
      await page.route(asking, (route) => route.fulfill({ status: 202, json: { job_id: 'one' } }))
      await page.route('**/api/jobs/one', (route) =>
        route.fulfill({
          json: {
            job_id: 'one',
            state: 'failed',
            progress: { done: 1, total: 1 },
            jobs: [],
            successful_pages: [],
            failed_pages: reason ? [{ page_id: pageId, reason }] : [],
            cancelled_pages: [],
            gaps: [],
            notices: [],
            created_at: '2026-01-01T00:00:00.000Z',
          },
        }),
      )
      await askFor(page)
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    })
  }
})

test('the theme sliders have the specified ranges, and one transition can be applied to every slide', async ({
  page,
}) => {
  await openDeck(page, titled('One', 'Two'))
  await button(page, 'Theme').click()
  const panel = page.getByRole('complementary', { name: 'Theme' })
  const bounds = {
    'Border radius': [0, 24, 2],
    'Transition speed': [1, 20, 1],
    'Shadow blur': [0, 50, 1],
  } as const
  for (const [label, [min, max, step]] of Object.entries(bounds)) {
    const slider = panel.getByRole('slider', { name: label })
    await expect(slider).toHaveAttribute('min', String(min))
    await expect(slider).toHaveAttribute('max', String(max))
    await expect(slider).toHaveAttribute('step', String(step))
  }
  for (const [label, max] of [
    ['Shadow offset', 30],
    ['Shadow opacity', 30],
  ] as const) {
    await expect(panel.getByRole('slider', { name: label })).toHaveAttribute('max', String(max))
  }
  await panel.getByLabel('Transition speed').fill('1')
  await expect(panel.getByText('0.1 s')).toBeVisible()

  await panel.getByRole('combobox', { name: 'Transition type' }).click()
  await page.getByRole('option', { name: 'Portal' }).click()
  await button(page, 'Apply to all slides').click()
  await expect(page.getByText('Every slide comes this way now.')).toBeVisible()
  await button(page, 'Close theme').click()
  const transition = page.getByRole('combobox', { name: 'Transition', exact: true })
  await expect(transition).toContainText('Portal')
  await button(page, 'Next').click()
  await expect(transition).toContainText('Portal')
})
