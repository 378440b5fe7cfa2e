import { expect, test, type Locator, type Page } from '@playwright/test'
import { openDialog } from '../support/generate-dialog.ts'
import { openCourse, signIn } from '../support/teacher.ts'
import { pick } from '../support/pick.ts'

test.beforeEach(async ({ page }) => {
  await signIn(page)
})

/** The dialog with the narrator's voice selector open. */
async function openSelector(page: Page): Promise<Locator> {
  await openCourse(page, 'How Maps Lie and Help')
  const dialog = await openDialog(page, ['Every Map Chooses'])
  await dialog.getByRole('button', { name: 'Slideshow' }).click()
  await dialog.getByRole('button', { name: /^Narrator/ }).click()
  return dialog
}

/** Speaking it takes about a minute. */
const longText = 'The tide comes in twice a day, and twice a day it goes out again. '.repeat(14)

/** The middle of durations in milliseconds, or 0 if all were too short to be measured. */
const median = (durations: readonly number[]) =>
  durations.toSorted((one, other) => one - other)[Math.floor(durations.length / 2)] ?? 0

const isSample = (request: { url(): string }) => request.url().endsWith('/api/audio/sample')

test('a selector starts with the first English voice, and finds, plays and chooses others', async ({
  page,
}) => {
  const dialog = await openSelector(page)
  const selector = dialog.getByRole('button', { name: /^Narrator/ })
  await expect(selector).toContainText(/\w+ \(en-\w+\)/)
  await expect(dialog.getByLabel('Sample text')).toHaveValue(
    'This is a sample of how this voice sounds. How do you like it?',
  )
  const first = dialog.getByRole('row').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(first).toHaveAccessibleName('Emma, English (en-US), Built-in English voices, Good quality')

  // The sample must still play when the test presses Pause, also on a busy machine.
  await dialog.getByLabel('Sample text').fill(longText)
  const sample = page.waitForResponse((response) => response.url().includes('/audio/files/'))
  await dialog.getByRole('button', { name: 'Play sample of Emma' }).click()
  const pause = dialog.getByRole('button', { name: /^Pause sample of/ })
  await expect(pause).toHaveCount(1, { timeout: 30_000 })
  expect((await sample).ok()).toBe(true)
  await pause.click()
  await expect(pause).toHaveCount(0)

  await dialog.getByPlaceholder('Search voices...').fill('no voice has this name')
  await expect(dialog.getByText('No voices found matching your criteria')).toBeVisible()
  await dialog.getByPlaceholder('Search voices...').fill('')
  await dialog.getByRole('combobox', { name: 'Language' }).click()
  await pick(page.getByRole('option', { name: 'English' }))
  await expect(dialog.getByRole('row', { name: /Chinese/ })).toHaveCount(0)
  await dialog
    .getByRole('button', { name: /^Select \w+/ })
    .last()
    .click()
  await expect(dialog.getByRole('button', { name: /^Selected \w+/ })).toHaveCount(1)
  await expect(selector).toContainText('Callum (en-GB)')
})

test('the filter offers all available languages, in the order of the specification', async ({ page }) => {
  const dialog = await openSelector(page)
  await dialog.getByRole('combobox', { name: 'Language' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'All Languages',
    ...'English Spanish French German Italian Japanese Korean Portuguese Russian Chinese Arabic Czech Danish'.split(
      ' ',
    ),
    ...'Dutch Finnish Greek Hebrew Hindi Hungarian Indonesian Norwegian Polish Romanian Slovak'.split(' '),
    ...'Swedish Thai Turkish Ukrainian Vietnamese'.split(' '),
  ])
})

test('shows that a voice must be selected if none is preselected', async ({ page }) => {
  await page.route('**/api/voices', (route) => route.fulfill({ json: [] }))
  const dialog = await openSelector(page)
  await expect(dialog.getByRole('button', { name: /^Narrator/ })).toContainText('Select Voice')
  await expect(dialog.getByText('No voices found matching your criteria')).toBeVisible()
  for (const step of ['Select Format', 'Select Voice(s)', 'Selected Pages'])
    await expect(dialog.getByRole('heading', { name: step })).toBeVisible()
})

test('a sample that cannot play shows an error', async ({ page }) => {
  await page.route('**/api/audio/sample', (route) => route.abort())
  const dialog = await openSelector(page)
  await dialog.getByRole('button', { name: 'Play sample of Emma' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to play voice sample. Please try again.')
})

test('a sample text must not be empty or too long', async ({ page }) => {
  const dialog = await openSelector(page)
  const text = dialog.getByLabel('Sample text')
  const asked: string[] = []
  page.on('request', (request) => {
    if (isSample(request)) asked.push(request.postData() ?? '')
  })
  await text.fill('  ')
  await expect(text).toHaveAccessibleDescription('Please enter a sample text.')
  await dialog.getByRole('button', { name: 'Play sample of Emma' }).click()
  await expect(text).toBeFocused()
  await text.fill('x'.repeat(1001))
  await expect(text).toHaveAccessibleDescription('A sample text has at most 1,000 characters.')
  await text.fill(' Good morning, class. ')
  const sent = page.waitForRequest(isSample)
  await dialog.getByRole('button', { name: 'Play sample of Emma' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ sample_text: 'Good morning, class.' })
  expect(asked).toHaveLength(1)
})

test('the same text in the same voice is requested once, and stops when the selector closes', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (isSample(request)) asked += 1
  })
  const dialog = await openSelector(page)
  const selector = dialog.getByRole('button', { name: /^Narrator/ })
  const pause = dialog.getByRole('button', { name: /^Pause sample of/ })
  await dialog.getByRole('button', { name: 'Play sample of James' }).click()
  await expect(pause).toHaveCount(1, { timeout: 30_000 })
  await selector.click()
  await selector.click()
  await expect(dialog.getByRole('button', { name: 'Play sample of James' })).toBeVisible()
  await expect(pause).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Play sample of James' }).click()
  await expect(pause).toHaveCount(1)
  expect(asked).toBe(1)
})

test('one sample plays at a time, across all selectors', async ({ page }) => {
  const dialog = await openSelector(page)
  await dialog.getByRole('button', { name: 'Podcast' }).click()
  await dialog.getByRole('button', { name: /^Host ALEX/ }).click()
  const lists = dialog.getByRole('grid', { name: 'Voices' })
  await expect(lists).toHaveCount(2)
  await lists.first().getByRole('button', { name: 'Play sample of Emma' }).click()
  await expect(dialog.getByRole('button', { name: 'Pause sample of Emma' }).first()).toBeVisible({
    timeout: 30_000,
  })
  await lists.last().getByRole('button', { name: 'Play sample of James' }).click()
  await expect(dialog.getByRole('button', { name: 'Pause sample of James' }).first()).toBeVisible({
    timeout: 30_000,
  })
  await expect(dialog.getByRole('button', { name: 'Pause sample of Emma' })).toHaveCount(0)
})

test('the two hosts start with two voices', async ({ page }) => {
  await openCourse(page, 'How Maps Lie and Help')
  const dialog = await openDialog(page, ['Every Map Chooses'])
  await dialog.getByRole('button', { name: 'Podcast' }).click()
  await expect(dialog.getByRole('button', { name: /^Host ALEX/ })).toContainText('Emma (en-US)')
  await expect(dialog.getByRole('button', { name: /^Host JAMIE/ })).toContainText('James (en-US)')
})

test('Escape closes the open selector, and then the dialog with its selection', async ({ page }) => {
  const dialog = await openSelector(page)
  const selector = dialog.getByRole('button', { name: /^Narrator/ })
  await dialog.getByPlaceholder('Search voices...').press('Escape')
  await expect(selector).toHaveAttribute('aria-expanded', 'false')
  await expect(selector).toBeFocused()
  await selector.click()
  await dialog.getByRole('combobox', { name: 'Language' }).click()
  await expect(page.getByRole('option', { name: 'English' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option', { name: 'English' })).toBeHidden()
  await expect(selector).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(selector).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the list is one tab stop, and every action in it works by keyboard', async ({ page }) => {
  const dialog = await openSelector(page)
  const rows = dialog.getByRole('row')
  const emma = dialog.getByRole('row', { name: /^Emma/ })
  await dialog.getByLabel('Sample text').fill(longText)
  await dialog.getByRole('combobox', { name: 'Language' }).focus()
  await page.keyboard.press('Tab')
  await expect(emma).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('row', { name: /^James/ })).toBeFocused()
  await page.keyboard.press('End')
  await expect(rows.last()).toBeFocused()
  await expect(rows.last()).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(rows.last()).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(rows.last()).not.toBeFocused()
  await page.keyboard.press('Home')
  await expect(emma).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(emma).not.toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.type('ca')
  const callum = dialog.getByRole('row', { name: /^Callum/ })
  await expect(callum).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(callum).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByRole('button', { name: /^Narrator/ })).toContainText('Callum (en-GB)')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Pause sample of Callum' })).toBeVisible({
    timeout: 30_000,
  })
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Play sample of Callum' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Remove Every Map Chooses' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(callum).toBeFocused()
})

test.describe('with 500 voices', () => {
  const voices = Array.from({ length: 500 }, (_, index) => ({
    id: `many:${index}`,
    name: `Voice ${String(index).padStart(3, '0')}`,
    language: 'en-US',
    engine: 'Many voices',
    quality: 'good',
  }))

  test.beforeEach(async ({ page }) => {
    await page.route('**/api/voices', (route) => route.fulfill({ json: voices }))
    await page.route('**/api/voices/choices', (route) =>
      route.fulfill({ json: [{ role: 'narrator', language: 'en', voice_id: 'many:400' }] }),
    )
  })

  test('it opens at the selected voice and responds quickly to keys', async ({ page }) => {
    const dialog = await openSelector(page)
    const selected = dialog.getByRole('row', { name: /^Voice 400/ })
    await expect(selected).toBeInViewport()
    await expect(selected).toHaveAttribute('aria-rowindex', '401')
    await expect(dialog.getByRole('grid')).toHaveAttribute('aria-rowcount', '500')
    await selected.focus()
    // Responses to keys as the browser measures them, with rendering. The median is the list's own time: one slow
    // response may be another process of the machine.
    await page.evaluate(() => {
      const durations: number[] = []
      Object.assign(window, { durations })
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === 'keydown') durations.push(duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('row', { name: /^Voice 430/ })).toBeFocused()
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
    expect(median(durations)).toBeLessThan(200)
    await dialog.getByPlaceholder('Search voices...').fill('499')
    await expect(dialog.getByRole('row')).toHaveCount(1)
  })
})
