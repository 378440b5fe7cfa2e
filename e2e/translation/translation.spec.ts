import { expect, type Page, test as plain } from '@playwright/test'
import type { Podcast } from '../../packages/domain/src/podcast/podcast.ts'
import type { Slideshow } from '../../packages/domain/src/slideshow/slideshow.ts'
import { complaints } from '../support/axe.ts'
import { test } from '../support/held-model.ts'
import { pick } from '../support/pick.ts'
import { madeContent } from '../support/made-content.ts'

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const german = /Das Wasser steigt/

async function translate(page: Page, language: string): Promise<void> {
  await button(page, 'Also in …').click()
  await item(page, 'Translate into …').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Language' }).click()
  await pick(page.getByRole('option', { name: language, exact: true }))
  await expect(dialog.getByRole('button', { name: /\(de-|\(ar-/ }).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Translate', exact: true }).click()
}

test('a slideshow is translated, opens in its language with a voice of it, and follows its original', async ({
  page,
  held,
}) => {
  held.answerAll()
  const { api, editor, address } = await madeContent(page, 'slideshow', { base_url: held.courseSystem })
  const before = (await api('GET', address)) as Slideshow
  await page.goto(editor)
  const release = held.holdTranslations()
  await translate(page, 'German')
  const dialog = page.getByRole('dialog', { name: 'Translate this slideshow' })
  await expect(dialog.getByRole('status').first()).toContainText(/^Translating: 0 of \d/)
  expect(await complaints(page, '[role="dialog"]')).toEqual([])
  release()
  await expect(dialog.getByRole('status').first()).toContainText('The translation is ready: German.')
  await dialog.getByRole('button', { name: 'Open' }).click()

  await expect(button(page, 'Translation: German')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Audio script' })).toHaveValue(german)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('main').getByText('Available', { exact: true })).toBeVisible()
  await expect(button(page, 'Generate New Content')).toBeHidden()
  expect(await complaints(page)).toEqual([])
  const translation = (await api('GET', `${address}@de`)) as Slideshow
  expect(translation.slides.every(({ audio }) => audio?.voice_id.includes('de'))).toBe(true)
  expect(translation.slides.map(({ key, animations, sources }) => [key, animations, sources])).toEqual(
    before.slides.map(({ key, animations, sources }) => [key, animations, sources]),
  )
  expect(await api('GET', address)).toEqual(before)

  // The author edits the original.
  const [first, second, ...others] = before.slides
  if (!first || !second) throw new Error('The slideshow has too few slides.')
  const changed = { ...second, audio_script: 'It begins at 9 in the morning, every day.' }
  await api('PUT', address, { ...before, slides: [first, changed, ...others] })
  await page.reload()
  await expect(page.getByText('1 part is behind the original.')).toBeVisible()
  await button(page, 'Show changes').click()
  const panel = page.getByRole('dialog', { name: 'Behind the original' })
  await expect(panel.getByRole('article', { name: 'Slide 2' })).toContainText('It begins at 9')
  expect(await complaints(page, '[role="dialog"]')).toEqual([])
  await panel.getByRole('button', { name: 'Update these' }).click()
  await expect(panel.getByRole('button', { name: 'Take the proposal' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await panel.getByRole('button', { name: 'Apply my choices' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByText('1 part is behind the original.')).toBeHidden()
  await page
    .getByRole('list', { name: 'Slides' })
    .getByRole('listitem')
    .nth(1)
    .getByRole('button')
    .first()
    .click()
  const script = page.getByRole('textbox', { name: 'Audio script' })
  await expect(script).toHaveValue(/ 9 /)
  await button(page, 'Undo').first().click()
  await expect(page.getByText('1 part is behind the original.')).toBeVisible()
  await expect(script).not.toHaveValue(/ 9 /)

  await page.reload()
  await button(page, 'Translation: German').click()
  await item(page, 'English (original)').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before.presentation.title)
  await button(page, 'Also in …').click()
  await item(page, 'German').click()
  await button(page, 'Translation: German').click()
  await item(page, 'Delete translation').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete translation' }).click()
  await expect(said(page, 'The translation is deleted.')).toBeVisible()
  await button(page, 'Also in …').click()
  await expect(item(page, 'Translate into …')).toBeVisible()
  await expect(item(page, 'German')).toBeHidden()
  await page.keyboard.press('Escape')
  await said(page, 'The translation is deleted.').getByRole('button', { name: 'Undo' }).click()
  await expect(button(page, 'Translation: German')).toBeVisible()
})

test('a translation with unsaved edits is deleted without a question, and restored with them', async ({
  page,
  held,
}) => {
  held.answerAll()
  const { api, editor, address } = await madeContent(page, 'slideshow', { base_url: held.courseSystem })
  const { job_id: jobId } = (await api('POST', `${address.replace('slideshow', 'translations')}/slideshow`, {
    language: 'es',
  })) as { job_id: string }
  await expect
    .poll(async () => ((await api('GET', `/api/jobs/${jobId}`)) as { state: string }).state)
    .toBe('succeeded')
  await page.goto(`${editor}@es`)
  const script = page.getByRole('textbox', { name: 'Audio script' })
  await script.fill('Palabras que nadie ha guardado.')
  await button(page, 'Translation: Spanish').click()
  await item(page, 'Delete translation').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete translation' }).click()
  await expect(button(page, 'Also in …')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await said(page, 'The translation is deleted.').getByRole('button', { name: 'Undo' }).click()
  await expect(button(page, 'Translation: Spanish')).toBeVisible()
  await expect(script).toHaveValue('Palabras que nadie ha guardado.')
})

test('a translation continues without its window and after a restart, and can be cancelled', async ({
  page,
  held,
}) => {
  held.answerAll()
  const { api, editor, address } = await madeContent(page, 'podcast', { base_url: held.courseSystem })
  await page.goto(editor)
  let release = held.holdTranslations()
  await translate(page, 'German')
  const dialog = page.getByRole('dialog', { name: 'Translate this podcast' })
  await expect(dialog.getByRole('status').first()).toContainText('Translating')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toContainText('The translation was cancelled.')
  await dialog.getByRole('button', { name: 'Translate', exact: true }).click()
  await expect(dialog.getByRole('status').first()).toContainText('Translating')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await button(page, 'Also in …').click()
  await expect(item(page, 'German: being translated')).toBeDisabled()
  await page.keyboard.press('Escape')
  release()
  release = held.holdTranslations()
  await held.restart()
  release()
  await expect(page.getByText('The translation is ready: German.')).toBeVisible({ timeout: 60_000 })
  await button(page, 'Open').click()
  await expect(button(page, 'Translation: German')).toBeVisible()
  const translation = (await api('GET', `${address}@de`)) as Podcast
  const lines = translation.segments.flatMap(({ dialogue }) => dialogue)
  expect(lines.every(({ content, audio }) => german.test(content) || audio?.voice_id.includes('de'))).toBe(
    true,
  )
  const voices = new Map(lines.map(({ speaker, audio }) => [speaker, audio?.voice_id]))
  expect(new Set(voices.values()).size).toBe(2)
})

plain('without a language model, the menu says why nothing can be translated', async ({ page }) => {
  const { editor } = await madeContent(page, 'slideshow')
  await page.goto(editor)
  await button(page, 'Also in …').click()
  await expect(item(page, 'Translate into …')).toBeDisabled()
  await expect(page.getByText('Translating needs a language model')).toBeVisible()
  expect(await complaints(page, '[role="menu"]')).toEqual([])
})
