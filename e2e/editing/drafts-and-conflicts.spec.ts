import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openDeck } from '../support/own-deck.ts'
import { openOwnPodcast } from '../support/own-podcast.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const script = (page: Page) => page.getByRole('textbox', { name: 'Audio script' })
const podcast = [
  { title: 'Tides', lines: ['ALEX: The tide rises twice a day.', 'JAMIE: And why does it?'] },
  { title: 'The moon', lines: ['ALEX: The moon attracts the water.', 'JAMIE: So the sea follows the moon.'] },
]
const lines = (page: Page) => page.getByRole('textbox', { name: /^Dialogue of / })
const failed = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Failed to save slideshow. Please try again.' })
const saved = (page: Page) => page.getByText('Slideshow saved successfully!')
const offline = (page: Page) =>
  page.getByText('Offline. Your changes are kept in this browser and will be saved when you are back online.')

const slides = ['High tide', 'Low tide', 'Neap tide', 'Spring tide'].map((title) => ({
  audio_script: `${title} comes twice a day.`,
  content: { slide_title: title, slide_content: `All about ${title.toLowerCase()}.` },
}))

async function goTo(page: Page, title: string): Promise<void> {
  await page.getByRole('list', { name: 'Slides' }).getByText(title, { exact: true }).first().click()
}

async function writeScript(page: Page, slide: string, words: string): Promise<void> {
  await goTo(page, slide)
  await script(page).fill(words)
}

/** Two tabs with one slideshow. The other tab saves first, and this tab gets the conflict when it saves. */
async function openConflict(page: Page): Promise<Page> {
  await openDeck(page, slides)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await writeScript(other, 'Low tide', 'Their words on low tide.')
  await writeScript(other, 'Neap tide', 'Their words on neap tide.')
  await button(other, 'Save Changes').click()
  await expect(saved(other)).toBeVisible()
  await writeScript(page, 'High tide', 'My words on high tide.')
  await writeScript(page, 'Neap tide', 'My words on neap tide.')
  await button(page, 'Save Changes').click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'In another window, you saved this after you opened it. (Today, ',
  )
  return other
}

/** The stored slide texts, read in a new tab. */
async function spoken(page: Page): Promise<Record<string, string>> {
  const fresh = await page.context().newPage()
  await fresh.goto(page.url())
  const said: Record<string, string> = {}
  for (const title of ['High tide', 'Low tide', 'Neap tide']) {
    await goTo(fresh, title)
    said[title] = await script(fresh).inputValue()
  }
  await fresh.close()
  return said
}

test('edits are undone, redone, saved, and present after a reload', async ({ page }) => {
  await openDeck(page, slides)
  const before = await script(page).inputValue()
  await script(page).fill('The sea comes and goes.')
  await page.keyboard.press('Control+z')
  await expect(script(page)).toHaveValue(before)
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(script(page)).toHaveValue('The sea comes and goes.')
})

test('a slideshow keeps its edits after its tab is killed during typing', async ({ page, context }) => {
  await openDeck(page, slides)
  const address = page.url()
  await script(page).fill('')
  // A draft is written at most 250 ms after an edit, so most of one second of typing is kept.
  await script(page).pressSequentially('Last words before the crash.', { delay: 40 })
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto(address)
  await expect(script(next)).toHaveValue('High tide comes twice a day.')
  await button(next, 'Restore').click()
  await expect(script(next)).toHaveValue(/^Last words before/)
})

test.describe('the second of two tabs to save', () => {
  test('can keep its own version, and the other version stays in the history', async ({ page }) => {
    await openConflict(page)
    await expect(button(page, 'Decide later')).toBeFocused()
    expect(await complaints(page)).toEqual([])
    await button(page, 'Keep this one').click()
    await expect(saved(page)).toBeVisible()
    expect(await spoken(page)).toEqual({
      'High tide': 'My words on high tide.',
      'Low tide': 'Low tide comes twice a day.',
      'Neap tide': 'My words on neap tide.',
    })

    await button(page, 'History').click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history
      .getByRole('button', { name: /Saved by/ })
      .nth(1)
      .click()
    await history.getByRole('button', { name: 'Restore this version' }).click()
    await goTo(page, 'Low tide')
    await expect(script(page)).toHaveValue('Their words on low tide.')
  })

  test('can take the other version, and undo restores its own', async ({ page }) => {
    await openConflict(page)
    await button(page, 'Keep the other').click()
    await expect(script(page)).toHaveValue('Their words on neap tide.')
    await button(page, 'Undo').last().click()
    await expect(script(page)).toHaveValue('My words on neap tide.')
  })

  test('can merge both versions, with one-sided changes already accepted, and save in one step', async ({
    page,
  }) => {
    await openConflict(page)
    await button(page, 'Open both').click()
    const both = page.getByRole('dialog', { name: 'Your two versions' })
    const row = (name: string) => both.getByRole('group', { name })
    await expect(row('High tide').getByRole('radio', { name: /^This window/ })).toBeChecked()
    await expect(row('High tide')).toContainText('Changed in this window')
    await expect(row('Low tide').getByRole('radio', { name: /^The other window/ })).toBeChecked()
    await expect(row('Neap tide')).toContainText('Changed in both')
    await expect(both.getByText('1 slide is the same in both:')).toBeVisible()
    expect(await complaints(page)).toEqual([])

    await row('Neap tide')
      .getByRole('radio', { name: /^This window/ })
      .focus()
    await page.keyboard.press('ArrowRight')
    await expect(row('Neap tide').getByRole('radio', { name: /^The other window/ })).toBeChecked()
    await both.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(saved(page)).toBeVisible()
    expect(await spoken(page)).toEqual({
      'High tide': 'My words on high tide.',
      'Low tide': 'Their words on low tide.',
      'Neap tide': 'Their words on neap tide.',
    })
    await page.keyboard.press('Control+z')
    await goTo(page, 'Low tide')
    await expect(script(page)).toHaveValue('Low tide comes twice a day.')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`can resolve the conflict on a phone, ${colorScheme}`, async ({ page }) => {
      await openConflict(page)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await complaints(page, '[role=alertdialog]')).toEqual([])
      await button(page, 'Open both').click()
      const both = page.getByRole('dialog', { name: 'Your two versions' })
      await expect(both.getByRole('button', { name: 'Save', exact: true })).toBeInViewport()
      expect(await complaints(page, '[role=dialog]')).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
})

test('two versions of a podcast can be merged', async ({ page, context }) => {
  await openOwnPodcast(page, podcast)
  const segments = (on: Page) => on.getByRole('region', { name: 'Segments' }).getByRole('listitem')
  const other = await context.newPage()
  await other.goto(page.url())
  await segments(other).nth(1).getByRole('button').first().click()
  await lines(other).first().fill('Their line.')
  await button(other, 'Save Changes').click()
  await expect(other.getByText('Podcast changes saved successfully!')).toBeVisible()

  await lines(page).first().fill('My line.')
  await button(page, 'Save Changes').click()
  await button(page, 'Open both').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Podcast changes saved successfully!')).toBeVisible()
  await expect(lines(page).first()).toHaveValue('My line.')
  await segments(page).nth(1).getByRole('button').first().click()
  await expect(lines(page).first()).toHaveValue('Their line.')
})

test.describe('two tabs of one page', () => {
  const offer = (page: Page) => page.getByText(/^You have unsaved edits from /)
  /** The editors that hold their own draft. */
  const openEditors = (page: Page) =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query()
      return held.filter(({ name }) => name?.startsWith('draft/')).length
    })

  test('keep separate drafts: saving in one keeps the draft of the other', async ({ page, context }) => {
    await openDeck(page, slides)
    const other = await context.newPage()
    await other.goto(page.url())
    await writeScript(other, 'Low tide', 'Typed in the other tab.')
    await writeScript(page, 'High tide', 'Typed here.')
    await button(page, 'Save Changes').click()
    await expect(saved(page)).toBeVisible()
    await other.close({ runBeforeUnload: false })
    const next = await context.newPage()
    await next.goto(page.url())
    await button(next, 'Restore').click()
    await goTo(next, 'Low tide')
    await expect(script(next)).toHaveValue('Typed in the other tab.')
  })

  test('are not offered the draft of an open tab', async ({ page, context }) => {
    await openDeck(page, slides)
    await script(page).fill('Still typing here.')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(script(other)).toHaveValue('High tide comes twice a day.')
    // The editor looks for drafts when it opens. Both editors are already registered as open.
    await expect.poll(() => openEditors(other)).toBe(2)
    await expect(offer(other)).toBeHidden()
    await page.close({ runBeforeUnload: false })
    await expect(offer(other)).toBeVisible()
    await button(other, 'Dismiss').click()
    await expect(offer(other)).toBeHidden()
    await other.reload()
    await expect(script(other)).toHaveValue('High tide comes twice a day.')
    await expect(offer(other)).toBeHidden()
  })
})

test.describe('without a connection', () => {
  test('edits are kept and saved after the connection returns', async ({ page, context }) => {
    await openDeck(page, slides)
    await script(page).fill('Written ashore.')
    await context.setOffline(true)
    await button(page, 'Save Changes').click()
    await expect(failed(page)).toBeVisible()
    await expect(page.getByRole('alert').getByText('Lectern also tries again by itself.')).toBeVisible()
    await expect(offline(page)).toBeVisible()
    await expect(page.getByText('Waiting to save')).toBeVisible()
    expect(await complaints(page)).toEqual([])
    await script(page).fill('Written at sea.')
    await context.setOffline(false)
    await expect(saved(page)).toBeVisible()
    await expect(failed(page)).toBeHidden()
    await expect(offline(page)).toBeHidden()
    expect(await spoken(page)).toMatchObject({ 'High tide': 'Written at sea.' })
  })

  test('completing waits too, and then stays in the editor', async ({ page, context }) => {
    await openDeck(page, slides)
    await script(page).fill('Complete, almost.')
    await context.setOffline(true)
    await button(page, 'Complete').click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to save changes. Please try again.' }),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Slideshow marked as complete!')).toBeVisible()
    await expect(page.getByText('Completing had to wait, so you stay in the editor.')).toBeVisible()
    await expect(script(page)).toHaveValue('Complete, almost.')
  })

  test('saving a podcast waits too, until the user cancels it', async ({ page, context }) => {
    await openOwnPodcast(page, podcast)
    await lines(page).first().fill('Adrift.')
    await context.setOffline(true)
    await button(page, 'Save Changes').click()
    await expect(offline(page)).toBeVisible()
    await button(page, 'Cancel').click()
    await expect(offline(page)).toBeHidden()
    await context.setOffline(false)
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Podcast changes saved successfully!')).toBeVisible()
  })

  test('a tab that closes while it waits offers its edits again', async ({ page, context }) => {
    await openDeck(page, slides)
    const address = page.url()
    await script(page).fill('Not sent.')
    await context.setOffline(true)
    await button(page, 'Save Changes').click()
    await expect(offline(page)).toBeVisible()
    // A tab that has not ended yet when the connection returns would save.
    await page.evaluate(() => {
      globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    })
    await page.close({ runBeforeUnload: false })
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto(address)
    await button(next, 'Restore').click()
    await expect(script(next)).toHaveValue('Not sent.')
  })
})

test('edits and completing wait for a server without its database', async ({ page }) => {
  await openDeck(page, slides)
  const away = { status: 503, headers: { 'Retry-After': '1' }, json: databaseAway }
  await page.route('**/api/slideshow/**', async (route) =>
    route.request().method() === 'PUT' ? route.fulfill(away) : route.fallback(),
  )
  await script(page).fill('Written without a database.')
  await button(page, 'Complete').click()
  await expect(page.getByText('Waiting to save')).toBeVisible()
  await expect(page.getByText('Lectern cannot reach its database at the moment. Your changes')).toBeVisible()
  await expect(offline(page)).toBeHidden()
  await page.route('**/status', (route) => route.fulfill(away))
  await page.unroute('**/api/slideshow/**')
  await expect(page.getByText('Waiting to complete')).toBeVisible({ timeout: 60_000 })
  expect(await spoken(page)).toMatchObject({ 'High tide': 'Written without a database.' })
  await page.unroute('**/status')
  await expect(page.getByText('Slideshow marked as complete!')).toBeVisible({ timeout: 60_000 })
  await expect(script(page)).toBeVisible()
})

const databaseAway = {
  error: 'Lectern cannot reach its database right now. Please try again in a moment.',
  code: 'DATABASE_UNAVAILABLE',
}

test('an error from the server is shown and the save is not repeated', async ({ page }) => {
  await openDeck(page, slides)
  let tries = 0
  await page.route('**/api/slideshow/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    tries += 1
    return route.fulfill({ status: 500, json: { error: 'It broke.', code: 'INTERNAL' } })
  })
  await script(page).fill('Words.')
  await button(page, 'Save Changes').click()
  await expect(failed(page)).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(page.getByText('Your changes are kept in this browser')).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(failed(page)).toBeVisible()
  expect(tries).toBe(1)
})

test('a slideshow that was deleted and restored keeps its history', async ({ page }) => {
  const { courseId, pageId } = await openDeck(page, slides)
  await script(page).fill('Worth keeping.')
  await button(page, 'Save Changes').click()
  await expect(saved(page)).toBeVisible()
  await button(page, 'Back').first().click()
  await page
    .getByRole('heading', { name: 'Tides & Currents' })
    .getByRole('button', { expanded: false })
    .click()
  await page
    .getByRole('button', { name: /^Delete slideshow/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.goto(`/edit-slideshow/${courseId}/${pageId}`)
  await expect(script(page)).toHaveValue('Worth keeping.')
  await button(page, 'History').click()
  const history = page.getByRole('dialog', { name: 'History' })
  for (const origin of [/Restored by/, /Before it was deleted/, /Saved by/, /Generated by/]) {
    await expect(history.getByRole('button', { name: origin }).first()).toBeVisible()
  }
})

test('a panel that cannot be loaded leaves the editor as it is, and opens later', async ({
  page,
  context,
}) => {
  await openDeck(page, slides)
  await script(page).fill('Words of before.')
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  await expect(page.getByText('This part of Lectern could not be loaded. Please try again.')).toBeVisible()
  await expect(script(page)).toHaveValue('Words of before.')
  await context.setOffline(false)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('listbox')).toBeVisible()
})

test('a message has its styles although their first request fails', async ({ page }) => {
  let requests = 0
  await page.route('**/assets/toaster*.css', (route) => {
    requests += 1
    return requests === 1 ? route.abort('connectionrefused') : route.continue()
  })
  await openDeck(page, slides)
  await button(page, 'Save Changes').click()
  await expect(saved(page)).toBeInViewport()
})
