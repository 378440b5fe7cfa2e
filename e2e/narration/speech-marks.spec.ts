import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openDeck } from '../support/own-deck.ts'
import { openOwnPodcast } from '../support/own-podcast.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const marks = (page: Page) => page.getByRole('list', { name: 'Marks of speech in the script' })

async function select(field: Locator, words: string): Promise<void> {
  await field.focus()
  await field.evaluate((area: HTMLTextAreaElement, wanted) => {
    const start = area.value.indexOf(wanted)
    area.setSelectionRange(start, start + wanted.length)
  }, words)
}

interface Voiced {
  slides: { audio_script: string; audio: { duration_ms: number; sentences: { text: string }[] } }[]
}

test('a slide gets a pause, slow and strong words, which are shown as chips, spoken, and undone', async ({
  page,
}) => {
  const plain = 'The tide rises. Then it falls.'
  const { courseId, pageId, api } = await openDeck(page, [{ audio_script: plain }])
  const script = page.getByRole('textbox', { name: 'Audio script' })
  const audio = async () =>
    ((await api('GET', `/api/slideshow/${courseId}/${pageId}`)) as Voiced).slides[0]?.audio
  await button(page, 'Generate Audio').click()
  await expect(button(page, 'Regenerate Audio')).toBeVisible()
  const before = await audio()

  await select(script, 'Then')
  await button(page, 'Add pause').click()
  await expect(script).toHaveValue('The tide rises. [pause 1 s] Then it falls.')
  await expect(script).toBeFocused()
  await marks(page).getByLabel('Mark 1: length of the pause').selectOption('3')
  await expect(script).toHaveValue('The tide rises. [pause 3 s] Then it falls.')
  await select(script, 'falls')
  await button(page, 'Emphasise').click()
  await expect(script).toHaveValue('The tide rises. [pause 3 s] Then it [strong]falls[/strong].')
  await expect(marks(page).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText(/ cannot do this: Emphasise\. The words are spoken as usual\.$/)).toBeVisible()
  await expect(page.getByText('6 words', { exact: true })).toBeVisible()
  expect(await complaints(page)).toEqual([])

  await button(page, 'Undo').first().click()
  await expect(script).toHaveValue('The tide rises. [pause 3 s] Then it falls.')
  await button(page, 'Update Audio').click()
  await expect(button(page, 'Regenerate Audio')).toBeVisible()
  const after = await audio()
  expect(after?.sentences.map(({ text }) => text)).toEqual(['The tide rises.', 'Then it falls.'])
  expect((after?.duration_ms ?? 0) - (before?.duration_ms ?? 0)).toBeGreaterThan(2500)
  expect((after?.duration_ms ?? 0) - (before?.duration_ms ?? 0)).toBeLessThan(2900)

  await page.setViewportSize({ width: 390, height: 800 })
  await button(page, /^Remove mark 1: Pause/).press('Enter')
  await expect(script).toHaveValue(plain)
  await expect(script).toBeFocused()
  await expect(marks(page)).toHaveCount(0)
})

test('a line of a podcast gets marks from its menu, by keyboard, and loses them again', async ({ page }) => {
  await openOwnPodcast(page, [{ title: 'Rising', lines: ['ALEX: The tide rises.', 'JAMIE: Why is that?'] }])
  const line = page.getByRole('textbox', { name: 'Dialogue of ALEX, line 1' })
  await select(line, 'rises')
  await button(page, 'More for line 1').press('Enter')
  await page.getByRole('menuitem', { name: 'Slower', exact: true }).press('Enter')
  await expect(line).toHaveValue('The tide [slow]rises[/slow].')
  await expect(line).toBeFocused()
  await expect(marks(page).getByText('Slower: rises')).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  await button(page, 'Remove mark 1: Slower: rises').press('Enter')
  await expect(line).toHaveValue('The tide rises.')
  await expect(line).toBeFocused()
})
