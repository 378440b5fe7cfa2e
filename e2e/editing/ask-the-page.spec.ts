import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openDeck } from '../support/own-deck.ts'
import { openOwnPodcast, type TestLine } from '../support/own-podcast.ts'

const sentences = [
  'Rivers carry water from the mountains to the sea.',
  'Rain and melting snow feed them all year.',
  'Large rivers shape the valleys through which they flow.',
]
const towns = 'Towns were built beside rivers because people needed water.'
const passages = [
  { id: 'b1', path: ['What rivers do'], text: sentences.join(' ') },
  { id: 'b2', path: ['Rivers and people'], text: towns },
]
const line: TestLine = { speaker: 'ALEX', content: sentences.join(' '), sources: ['b1'] }

const formats = {
  slideshow: (page: Page) =>
    openDeck(page, [{ audio_script: sentences.join(' '), sources: ['b1'] }], { title: 'Rivers', passages }),
  podcast: (page: Page) => openOwnPodcast(page, [{ title: 'Rivers', lines: [line] }], { passages }),
} as const

const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Ask the page' })
const field = (page: Page): Locator => panel(page).getByRole('textbox', { name: 'Your question' })
const answer = (page: Page): Locator => panel(page).getByRole('list', { name: 'Answer' })
const button = (page: Page, name: string): Locator => panel(page).getByRole('button', { name, exact: true })

for (const [format, open] of Object.entries(formats)) {
  test(`a question about the page of a ${format} is answered with its sources, by keyboard alone`, async ({
    page,
  }) => {
    await open(page)
    await page.getByRole('button', { name: 'Undo' }).first().waitFor()
    await page.keyboard.press('ControlOrMeta+K')
    await page.getByRole('combobox', { name: 'Search commands' }).fill('ask')
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('alert')).toHaveText('Please type a question.')
    await page.keyboard.type('Why were towns built')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('beside rivers?')
    await page.keyboard.press('Enter')
    await expect(answer(page)).toContainText(towns)
    await expect(field(page)).toBeFocused()
    await expect(
      panel(page).getByRole('heading', { name: 'Why were towns built beside rivers?' }),
    ).toBeVisible()
    await expect(panel(page)).toContainText('Answered by: Outline writer')

    await button(page, 'Source 1').focus()
    await page.keyboard.press('Enter')
    const source = panel(page).getByRole('listitem').filter({ hasText: 'Rivers and people' })
    await expect(source).toBeFocused()

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await complaints(page), colorScheme).toEqual([])
    }

    await field(page).fill('Who invented the telephone?')
    await page.keyboard.press('Enter')
    await expect(panel(page)).toContainText('The page does not answer this question.')
    await expect(panel(page).getByRole('status').filter({ hasText: 'Ask in English' })).toBeVisible()
    await expect(answer(page)).toHaveCount(0)

    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+Shift+E')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
  })
}

test('the button in Sources opens the panel, and gets the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await formats.slideshow(page)
  await page.getByRole('button', { name: /^Sources/ }).click()
  const opener = page.getByRole('button', { name: 'Ask the page' })
  await opener.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a question can be cancelled, and a late answer is ignored', async ({ page }) => {
  await formats.slideshow(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const asked = new Set<string>()
  await page.route('**/ask', async (route) => {
    const { question } = route.request().postDataJSON() as { question: string }
    asked.add(question)
    if (question.startsWith('Why')) await held
    // A cancelled question ignores its response.
    await route.continue().catch(() => {})
  })
  await page.keyboard.press('ControlOrMeta+Shift+E')
  await field(page).fill('Why were towns built beside rivers?')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText('Looking for an answer...')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(field(page)).toBeFocused()
  await expect(panel(page).getByText('Looking for an answer...')).toHaveCount(0)

  await page.keyboard.press('Enter')
  await expect(button(page, 'Cancel')).toBeVisible()
  await field(page).fill('Rain and snow feed what?')
  await button(page, 'Ask').click()
  await expect(answer(page)).toContainText('Rain and melting snow feed them all year.')
  release()
  await expect.poll(() => asked.size).toBe(2)
  await expect(answer(page)).not.toContainText(towns)
})

test('a failure can be repeated, and a refusal is shown in the words of the model', async ({ page }) => {
  await formats.podcast(page)
  const error = 'The language model does not answer at the moment. Please try again in a few minutes.'
  await page.route(
    '**/ask',
    (route) => route.fulfill({ status: 503, json: { error, code: 'WRITER_UNAVAILABLE' } }),
    {
      times: 1,
    },
  )
  await page.keyboard.press('ControlOrMeta+Shift+E')
  await field(page).fill('Why were towns built beside rivers?')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('alert')).toContainText(error)
  await button(page, 'Retry').click()
  await expect(answer(page)).toContainText(towns)
  await expect(field(page)).toBeFocused()

  const values = { words: 'I do not answer questions about towns.' }
  await page.route('**/ask', (route) =>
    route.fulfill({
      status: 422,
      json: { error: 'Declined.', code: 'WRITER_REFUSED', reason: 'declined', values },
    }),
  )
  await button(page, 'Ask').click()
  await expect(panel(page).getByRole('alert')).toHaveText(
    'The language model declined to answer. It says: “I do not answer questions about towns.”',
  )
  await expect(button(page, 'Retry')).toHaveCount(0)
})

for (const [name, { width, colorScheme, language }] of Object.entries({
  'on a phone': { width: 390, colorScheme: 'light', language: 'en' },
  'on a phone, dark, in Arabic': { width: 390, colorScheme: 'dark', language: 'ar' },
  'in Arabic': { width: 1440, colorScheme: 'light', language: 'ar' },
} as const)) {
  test(`the panel has room for an answer ${name}`, async ({ page }) => {
    await formats.slideshow(page)
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate((chosen) => localStorage.setItem('interface_language', chosen), language)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.locator('main .slide-stage').first().waitFor()
    await page.keyboard.press('ControlOrMeta+Shift+E')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('What do rivers carry, and why were towns built beside rivers?')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('list').first()).toContainText(towns)
    expect(await complaints(page)).toEqual([])
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  })
}
