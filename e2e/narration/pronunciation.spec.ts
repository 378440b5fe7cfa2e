import { expect, test, type Page } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { importOwnCourse } from '../support/own-deck.ts'

async function openGlossary(page: Page) {
  await page.goto('/courses')
  await page.getByRole('heading', { name: 'Tides & Currents' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Pronunciation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pronunciation in Tides & Currents' })
  await expect(dialog.getByRole('textbox', { name: 'Term 1' })).toBeVisible()
  return dialog
}

test('terms can be written, heard and saved, and affected content asks for new audio', async ({ page }) => {
  const { courseId, pageId, api } = await importOwnCourse(page)
  const pages = { course_id: courseId, page_ids: [pageId] }
  await api('POST', '/api/generate_slideshow', { ...pages, voice_id: 'flite:slt' })

  const dialog = await openGlossary(page)
  expect(await complaints(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('textbox', { name: 'Term 1' }).fill('water')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const said = dialog.getByRole('textbox', { name: 'Said as' })
  await expect(said).toHaveAccessibleDescription('Please write how the term is said.')
  await expect(said).toBeFocused()
  expect(await complaints(page, '[role=dialog]')).toEqual([])

  await said.fill('wotter')
  const sample = page.waitForRequest((request) => request.url().endsWith('/api/audio/sample'))
  await dialog.getByRole('button', { name: 'Say it: water' }).click()
  expect((await sample).postDataJSON()).toMatchObject({ sample_text: 'wotter' })
  await dialog.getByRole('button', { name: 'Add term' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Term 2' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Pronunciation saved.')).toBeVisible()
  await expect(dialog).toBeHidden()

  const { slides } = (await api('GET', `/api/slideshow/${courseId}/${pageId}`)) as {
    slides: readonly { readonly audio?: { readonly said_otherwise?: boolean } }[]
  }
  const marked = slides.findIndex((slide) => slide.audio?.said_otherwise)
  expect(marked).toBeGreaterThanOrEqual(0)
  await page.goto(`/edit-slideshow/${courseId}/${pageId}`)
  const rows = page.getByRole('navigation', { name: 'Slides' }).getByRole('listitem')
  await rows.nth(marked).getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'Update Audio', exact: true })).toBeVisible()
})

test('terms that a colleague added during editing are listed below, and none is lost', async ({ page }) => {
  const { courseId, api } = await importOwnCourse(page)
  const dialog = await openGlossary(page)
  await dialog.getByRole('textbox', { name: 'Term 1' }).fill('SQL')
  await dialog.getByRole('textbox', { name: 'Said as' }).fill('sequel')
  const theirs = { terms: [{ term: 'Thames', spoken: 'temms', language: 'en' }] }
  await api('PUT', `/api/courses/${courseId}/glossary`, theirs)

  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This glossary was changed in the meantime')
  await expect(dialog.getByRole('textbox', { name: 'Term 2' })).toHaveValue('Thames')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await api('GET', `/api/courses/${courseId}/glossary`)).toEqual({
    terms: [{ term: 'SQL', spoken: 'sequel' }, ...theirs.terms],
  })
})

test('a dialog with unsaved terms asks before it closes, and a corrected term of another window is kept', async ({
  page,
}) => {
  const { courseId, api } = await importOwnCourse(page)
  const address = `/api/courses/${courseId}/glossary`
  await api('PUT', address, { terms: [{ term: 'Thames', spoken: 'thaymes' }] })
  const dialog = await openGlossary(page)
  await dialog.getByRole('button', { name: 'Add term' }).click()
  await dialog.getByRole('textbox', { name: 'Term 2' }).fill('SQL')
  await dialog.getByRole('textbox', { name: 'Said as' }).nth(1).fill('sequel')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  expect(await complaints(page, '[role=alertdialog]')).toEqual([])
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: 'Term 2' })).toHaveValue('SQL')

  await api('PUT', address, { terms: [{ term: 'Thames', spoken: 'temms' }] })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Said as' }).first()).toHaveValue('temms')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await api('GET', address)).toEqual({
    terms: [
      { term: 'Thames', spoken: 'temms' },
      { term: 'SQL', spoken: 'sequel' },
    ],
  })
})

test('terms that are not saved when the browser goes back are offered again', async ({ page }) => {
  await importOwnCourse(page)
  await page.goto('/account')
  const dialog = await openGlossary(page)
  await dialog.getByRole('textbox', { name: 'Term 1' }).fill('Thames')
  await dialog.getByRole('textbox', { name: 'Said as' }).fill('temms')
  await page.goBack()
  await expect(dialog).toBeHidden()

  // The card of the course is still open.
  await page.goto('/courses')
  await page.getByRole('button', { name: 'Pronunciation' }).click()
  await expect(dialog).toContainText('You have unsaved edits from')
  expect(await complaints(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Term 1' })).toHaveValue('Thames')
  await expect(dialog.getByRole('textbox', { name: 'Said as' })).toHaveValue('temms')
  await expect(dialog).not.toContainText('You have unsaved edits from')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Pronunciation' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Term 1' })).toHaveValue('Thames')
  await expect(dialog).not.toContainText('You have unsaved edits from')
})

test('the dialog says that there is no connection, and loads when it is back', async ({ page, context }) => {
  await importOwnCourse(page)
  const dialog = await openGlossary(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Pronunciation' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please check your connection and try again.')
  expect(await complaints(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await expect(dialog.getByRole('textbox', { name: 'Term 1' })).toBeVisible()
})
