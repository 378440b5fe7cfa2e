import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { importOwnCourse, type OwnCourse, openDeck } from '../support/own-deck.ts'

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const script = (page: Page) => page.getByRole('textbox', { name: 'Audio script' })
const instruction = (page: Page | Locator) => page.getByRole('textbox', { name: 'What is to be different?' })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

const sentences = [
  'Rivers carry water from the mountains to the sea.',
  'Rain and melting snow feed them all year.',
  'Large rivers shape the valleys through which they flow.',
  'Towns were built beside rivers because people needed water.',
]
const passages = [{ id: 'b1', path: ['What rivers do'], text: sentences.join(' ') }]
const spoken = sentences.slice(0, 3).join(' ')

/** Three slides about rivers, generated from a page about rivers. */
async function openRivers(page: Page): Promise<OwnCourse> {
  const content = { slide_title: 'What rivers do', slide_content: sentences[0] }
  const slide = { content, audio_script: spoken, sources: ['b1'] }
  const title = { ...slide, content: { ...content, slide_title: 'Rivers' } }
  return openDeck(page, [title, slide, slide], { title: 'Rivers', passages })
}

/** Opens the slide at this position of the list. */
async function show(page: Page, number: number): Promise<void> {
  const row = page
    .getByRole('list', { name: 'Slides' })
    .getByRole('listitem')
    .nth(number - 1)
  await row.getByRole('button').first().click()
}

test('a slide is rewritten by an instruction, and one click undoes this', async ({ page }) => {
  const { courseId, pageId, api } = await openRivers(page)
  const place = { course_id: courseId, page_id: pageId, slide_id: 'slide-2' }
  await api('POST', '/api/audio/generate', { ...place, text: spoken, voice_id: 'flite:slt' })
  await page.reload()
  await show(page, 2)
  await expect(page.getByText('Available', { exact: true }).first()).toBeVisible()

  await button(page, 'Rewrite slide…').click()
  await expect(instruction(page)).toBeFocused()
  await button(page, 'Shorter').click()
  await expect(said(page, 'Slide rewritten')).toBeVisible()
  // A message with the focus stays until the test presses its button.
  await button(said(page, 'Slide rewritten'), 'Undo').focus()
  const after = await script(page).inputValue()
  expect(after.length).toBeLessThan(spoken.length)
  expect(after.startsWith(sentences[0] ?? '')).toBe(true)
  await expect(page.getByText('Update Needed', { exact: true }).first()).toBeVisible()
  expect(await complaints(page)).toEqual([])

  await button(said(page, 'Slide rewritten'), 'Undo').click()
  await expect(script(page)).toHaveValue(spoken)
  await expect(page.getByText('Available', { exact: true }).first()).toBeVisible()
  await expect(button(page, 'Undo').first()).toBeDisabled()
})

test('an instruction that the writer does not support is reported, and the slide stays, by keyboard alone', async ({
  page,
}) => {
  await openRivers(page)
  await show(page, 2)
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByRole('combobox', { name: 'Search commands' }).fill('rewrite')
  await page.keyboard.press('Enter')
  await expect(instruction(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please say what is to be different.')
  await page.keyboard.type('Make it funnier')
  await page.keyboard.press('Enter')
  const warning = page.getByRole('alert')
  await expect(warning).toContainText('cannot change their tone')
  await expect(script(page)).toHaveValue(spoken)
  expect(await complaints(page)).toEqual([])

  // The warning belongs to this slide only.
  await show(page, 1)
  await expect(warning).toHaveCount(0)
  await show(page, 2)
  await expect(warning).toBeVisible()
  await button(page, 'Close').click()
  await expect(button(page, 'Rewrite slide…')).toBeFocused()
})

test('a rewrite can be cancelled, runs while other slides are edited, and does not overwrite newer edits', async ({
  page,
}) => {
  await openRivers(page)
  await show(page, 2)
  await button(page, 'Rewrite slide…').click()

  let answer = () => {}
  let held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/rewrite', async (route) => {
    await held
    // A cancelled rewrite ignores its response.
    await route.continue().catch(() => {})
  })
  await button(page, 'Shorter').click()
  await expect(button(page, 'Rewriting...')).toBeVisible()
  await show(page, 3)
  await expect(page.getByText('Rewriting slide 2...')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page.getByText('Rewriting slide 2...')).toHaveCount(0)
  answer()
  await show(page, 2)
  await expect(script(page)).toHaveValue(spoken)

  held = new Promise((resolve) => (answer = resolve))
  await button(page, 'Shorter').click()
  await expect(button(page, 'Rewriting...')).toBeVisible()
  await script(page).fill('Written meanwhile.')
  answer()
  await expect(page.getByText('Rewriting...')).toHaveCount(0)
  await expect(script(page)).toHaveValue('Written meanwhile.')
})

test("a failure shows the server's message", async ({ page }) => {
  await openRivers(page)
  await show(page, 2)
  await button(page, 'Rewrite slide…').click()
  const error = 'The language model does not answer at the moment. Please try again in a few minutes.'
  await page.route('**/rewrite', (route) =>
    route.fulfill({ status: 503, json: { error, code: 'WRITER_UNAVAILABLE' } }),
  )
  await button(page, 'Shorter').click()
  await expect(page.getByRole('alert')).toHaveText(error)
})

test('a line and a segment are rewritten, and the changes undone', async ({ page }) => {
  const { courseId, pageId, api } = await importOwnCourse(page)
  await api('POST', '/api/generate_podcast', { course_id: courseId, page_ids: [pageId] })
  const line = (speaker: string, content: string) => ({ speaker, content, tone: 'warm', sources: ['b1'] })
  const dialogue = [
    line('JAMIE', 'What do rivers do?'),
    line('ALEX', sentences.slice(0, 2).join(' ')),
    line('ALEX', sentences.slice(2).join(' ')),
  ]
  await api('PUT', `/api/podcast/${courseId}/${pageId}`, {
    podcast: { title: 'Rivers', language: 'en' },
    segments: [{ segment_id: 1, segment_title: 'What rivers do', dialogue }],
    passages,
  })
  await page.goto(`/edit-podcast/${courseId}/${pageId}`)
  const words = () =>
    page
      .getByRole('textbox', { name: /^Dialogue of / })
      .evaluateAll((lines) => lines.map((one) => (one as HTMLTextAreaElement).value))
  const before = dialogue.map(({ content }) => content)
  await expect.poll(words).toEqual(before)

  const row = page.getByRole('listitem', { name: 'ALEX, line 2' })
  await button(row, 'Rewrite line 2').click()
  await expect(instruction(row)).toBeFocused()
  await button(row, 'Shorter').click()
  await expect(said(page, 'Line rewritten')).toBeVisible()
  expect(await words()).toEqual(before.with(1, sentences[0] ?? ''))
  await button(row, 'Close').click()
  await expect(button(row, 'Rewrite line 2')).toBeFocused()
  await button(said(page, 'Line rewritten'), 'Undo').click()
  expect(await words()).toEqual(before)

  const segment = page.getByRole('complementary', { name: 'Segment' })
  await button(segment, /^Rewrite/)
    .first()
    .click()
  await button(segment, 'Shorter').click()
  await expect(said(page, 'Segment rewritten')).toBeVisible()
  expect(await words()).toEqual([before[0], sentences[0], sentences[2]])
  expect(await complaints(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+Z')
  await expect.poll(words).toEqual(before)
})
