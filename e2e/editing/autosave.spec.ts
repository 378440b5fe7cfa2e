import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openDeck, type OwnCourse } from '../support/own-deck.ts'
import { openOwnPodcast } from '../support/own-podcast.ts'

/** Editors that save automatically, and conditions that prevent saving. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const script = (page: Page) => page.getByRole('textbox', { name: 'Audio script' })
const lines = (page: Page) => page.getByRole('textbox', { name: /^Dialogue of / })
const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const state = (page: Page, text: string) => page.getByText(text, { exact: true })

const slides = [
  { audio_script: 'High tide.', content: { slide_title: 'High', slide_content: 'Words.' } },
  { audio_script: 'Low tide.', content: { slide_title: 'Low', slide_content: 'Words.' } },
]

async function withAutosave(page: Page, course: OwnCourse): Promise<OwnCourse> {
  await course.api('PUT', '/api/me/preferences', { autosave: true })
  const preferences = page.waitForResponse('**/api/me/preferences')
  await page.reload()
  await preferences
  await expect(button(page, 'Complete')).toBeVisible()
  return course
}

const openSlides = async (page: Page) => withAutosave(page, await openDeck(page, slides))

async function savedScript({ api, courseId, pageId }: OwnCourse): Promise<string | undefined> {
  const saved = (await api('GET', `/api/slideshow/${courseId}/${pageId}`)) as {
    slides: { audio_script: string }[]
  }
  return saved.slides[0]?.audio_script
}

/** Answers saves with this response until the returned function is called. */
async function answerSaves(page: Page, status: number, json: object): Promise<() => Promise<void>> {
  await page.route('**/api/slideshow/**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status, json, headers: { 'Retry-After': '1' } })
      : route.fallback(),
  )
  return () => page.unroute('**/api/slideshow/**')
}

test('a slideshow is saved shortly after the last edit, without a message, and undo still works', async ({
  page,
}) => {
  const course = await openSlides(page)
  await script(page).click()
  await script(page).press('Home')
  await script(page).pressSequentially('At ')
  await expect(state(page, 'Unsaved changes')).toBeVisible()
  await expect(state(page, 'All changes saved')).toBeVisible()
  expect(await savedScript(course)).toBe('At High tide.')
  await expect(script(page)).toBeFocused()
  // The cursor keeps its position.
  await page.keyboard.type('every ')
  await expect(script(page)).toHaveValue('At every High tide.')
  await expect.poll(() => savedScript(course)).toBe('At every High tide.')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(script(page)).toHaveValue('High tide.')
  await expect.poll(() => savedScript(course)).toBe('High tide.')
  await expect(toasts(page)).toHaveCount(0)

  await button(page, 'History').click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByRole('button', { name: /Generated/ })).toHaveCount(1)
  await expect(history.getByRole('button', { name: /Saved by/ }), 'one version for all of it').toHaveCount(1)
})

test('Save Changes and Complete can be pressed during autosave', async ({ page }) => {
  const course = await openSlides(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/slideshow/**', async (route) => {
    if (route.request().method() === 'PUT') await promise
    await route.fallback()
  })
  await script(page).fill('Slow water.')
  await expect(state(page, 'Saving...')).toBeVisible()
  await expect(button(page, 'Save Changes')).toBeEnabled()
  await button(page, 'Save Changes').click()
  await expect(button(page, 'Saving...')).toBeVisible()
  resolve()
  await expect(page.getByText('Slideshow saved successfully!')).toBeVisible()
  expect(await savedScript(course)).toBe('Slow water.')
})

test('a podcast line is saved during typing and keeps the cursor', async ({ page }) => {
  const cast = await openOwnPodcast(page, [{ title: 'One', lines: ['ALEX: Hello.', 'JAMIE: Hi.'] }])
  const { api, courseId, pageId } = await withAutosave(page, cast)
  const saved = async () => {
    const { segments } = (await api('GET', `/api/podcast/${courseId}/${pageId}`)) as {
      segments: { dialogue: { content: string }[] }[]
    }
    return segments[0]?.dialogue.map(({ content }) => content)
  }
  await lines(page).first().click()
  await page.keyboard.press('Home')
  await page.keyboard.type('Well. ')
  await expect.poll(saved).toEqual(['Well. Hello.', 'Hi.'])
  await page.keyboard.type('So. ')
  await expect(lines(page).first()).toHaveValue('Well. So. Hello.')
  await expect(lines(page).first()).toBeFocused()
  await expect.poll(saved).toEqual(['Well. So. Hello.', 'Hi.'])
})

test('a conflict does not interrupt the author, and autosave pauses until it is resolved', async ({
  page,
  context,
}) => {
  const course = await openSlides(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await script(other).fill('From the other window.')
  await expect.poll(() => savedScript(course)).toBe('From the other window.')

  await script(page).fill('From this window.')
  const notice = page.getByRole('alert').filter({ hasText: 'In another window, you saved this' })
  await expect(notice).toContainText(
    'Your changes are kept in this browser, and are not saved until you decide.',
  )
  await expect(state(page, 'Not saved')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(script(page)).toBeFocused()
  expect(await complaints(page)).toEqual([])
  await script(page).fill('From this window, later.')
  await notice.getByRole('button', { name: 'Decide' }).click()
  await page.getByRole('button', { name: 'Decide later' }).click()
  await expect(notice).toBeVisible()
  expect(await savedScript(course)).toBe('From the other window.')

  await notice.getByRole('button', { name: 'Decide' }).click()
  await button(page, 'Keep this one').click()
  await expect.poll(() => savedScript(course)).toBe('From this window, later.')
  await expect(notice).toBeHidden()
  await script(page).fill('Alone again.')
  await expect.poll(() => savedScript(course)).toBe('Alone again.')
})

test('a full disk is reported once, and the edits are saved when there is space', async ({ page }) => {
  const course = await openSlides(page)
  const end = await answerSaves(page, 507, {
    error: 'The disk of Lectern is full.',
    code: 'STORAGE_FULL',
  })
  await script(page).fill('Too much water.')
  const notice = page.getByRole('alert').filter({ hasText: 'The disk of Lectern is full.' })
  await expect(notice).toContainText('Your changes are kept in this browser and will be saved')
  await expect(state(page, 'Waiting to save')).toBeVisible()
  await script(page).fill('Far too much water.')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(toasts(page)).toHaveCount(0)
  await end()
  await expect(state(page, 'All changes saved')).toBeVisible()
  await expect(notice).toBeHidden()
  expect(await savedScript(course)).toBe('Far too much water.')
})

test('edits wait while offline and are saved after the connection returns', async ({ page, context }) => {
  const course = await openSlides(page)
  await context.setOffline(true)
  await script(page).fill('Written at sea.')
  await expect(page.getByText('Offline. Your changes are kept in this browser')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await script(page).fill('Written far out at sea.')
  await context.setOffline(false)
  await expect.poll(() => savedScript(course)).toBe('Written far out at sea.')
  await expect(state(page, 'All changes saved')).toBeVisible()
})

test('a rejected save shows its reason, and the next edit saves again', async ({ page }) => {
  const course = await openSlides(page)
  const end = await answerSaves(page, 413, { error: 'This slideshow is too large.', code: 'TOO_LARGE' })
  await script(page).fill('Large.')
  const notice = page.getByRole('alert').filter({ hasText: 'Not saved. This slideshow is too large.' })
  await expect(notice).toBeVisible()
  await expect(state(page, 'Not saved')).toBeVisible()
  await end()
  await script(page).fill('Small.')
  await expect.poll(() => savedScript(course)).toBe('Small.')
  await expect(notice).toBeHidden()
})

test('the login screen reports an ended session, and the editor offers the edits after the login', async ({
  page,
}) => {
  const { api } = await openSlides(page)
  const email = await page.evaluate(() => localStorage.getItem('user_email'))
  await page.context().setOffline(true)
  await script(page).fill('Almost lost.')
  await expect(state(page, 'Waiting to save')).toBeVisible()
  await api('DELETE', '/api/me/sessions')
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toHaveText(
    'Your session has ended. Please log in again. Changes that were not saved are kept in this browser, and offered when you are back.',
  )
  await expect(toasts(page)).toHaveCount(0)
  await page.getByLabel('Email').fill(email ?? '')
  await page.getByLabel('Password').fill(`quiet reading room ${(email ?? '').split(/[.@]/)[1]}`)
  await button(page, 'Log in').click()
  await button(page, 'Restore').click()
  await expect(script(page)).toHaveValue('Almost lost.')
})

test('leaving asks for confirmation while edits are unsaved, and works once they are saved', async ({
  page,
}) => {
  await openSlides(page)
  const end = await answerSaves(page, 503, { error: 'Away.', code: 'DATABASE_UNAVAILABLE' })
  await script(page).fill('On the way out.')
  await button(page, 'Back').first().click()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await end()
  await page.waitForURL('**/courses')
})

test('autosave is one setting of the account, which other browsers follow', async ({ page }) => {
  const course = await openSlides(page)
  await page.goto('/account')
  const autosave = page.getByRole('switch', { name: 'Autosave' })
  await expect(autosave).toBeChecked()
  expect(await complaints(page)).toEqual([])
  await autosave.focus()
  await page.keyboard.press('Space')
  await expect(autosave).not.toBeChecked()
  expect(await course.api('GET', '/api/me/preferences')).toEqual({ autosave: false })

  await page.route('**/api/me/preferences', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { error: 'It broke.', code: 'INTERNAL' } })
      : route.fallback(),
  )
  await page.getByText('Autosave', { exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('It broke.')
  await expect(autosave).not.toBeChecked()
})
