import { expect, type Locator, type Page, test } from '@playwright/test'
import { importOwnCourse, openDeck } from '../support/own-deck.ts'
import { openOwnPodcast } from '../support/own-podcast.ts'
import {
  collectData,
  expectTranslated,
  namesOfMakers,
  pseudo,
  readPseudoLanguage,
} from '../support/untranslated.ts'

// Each test visits many screens.
test.setTimeout(240_000)

const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name: pseudo(name) }).first()
const buttonThatBegins = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name: pseudo(name, { start: true }) }).first()
const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')

/** Opens all folded sections of the side panels. */
async function unfoldSections(page: Page): Promise<void> {
  const folded = page.locator('h2 > button[aria-expanded="false"]:visible')
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click()
}

async function close(page: Page, panel: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}

test('all text before login is a message', async ({ page }) => {
  await readPseudoLanguage(page)
  const data = collectData(page, { without: namesOfMakers })
  const expectPage = (screen: string) => expectTranslated(page, screen, data)

  await page.goto('/login')
  await expect(button(page, 'Try the demo')).toBeVisible()
  await expectPage('login')
  await button(page, 'Log in').click()
  await expectPage('login, with missing fields')

  await page.goto('/register')
  await button(page, 'Where do I find my API key?').click()
  await expectPage('registration')

  await page.goto('/forgot-password')
  await expect(button(page, 'Send link')).toBeVisible()
  await expectPage('forgot password')
  await page.getByRole('textbox').first().fill('maya@riverside.example')
  await button(page, 'Send link').click()
  await expect(button(page, 'Try another email')).toBeVisible()
  await expectPage('forgot password, sent')

  await page.goto('/reset-password?token=x')
  await expect(button(page, 'Save new password')).toBeVisible()
  await expectPage('reset password')
})

test('all text of the course list and its dialogs is a message', async ({ page }) => {
  await importOwnCourse(page)
  await readPseudoLanguage(page)
  const data = collectData(page, { without: namesOfMakers })
  const own = ['Maya Okafor', 'Riverside College', 'tides.imscc']
  const expectPage = (screen: string) => expectTranslated(page, screen, data, own)

  await page.goto('/courses')
  await page.getByRole('heading', { name: 'Tides & Currents' }).getByRole('button').click()
  const course = page.getByRole('article', { name: 'Tides & Currents' })
  await expect(course.getByRole('checkbox').last()).toBeVisible()
  await expectPage('course list')

  await page.getByRole('button', { name: 'Maya Okafor' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectPage('user menu')
  await close(page, page.getByRole('menu'))

  await buttonThatBegins(page, 'Help').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectPage('help menu')
  await page.getByRole('menuitem', { name: pseudo('Keyboard shortcuts') }).click()
  await expect(dialog(page)).toBeVisible()
  await expectPage('shortcuts of the course list')
  await close(page, dialog(page))

  await button(page, 'Take the tour').click()
  await expect(dialog(page)).toBeVisible()
  await expectPage('tour')
  await button(page, 'Leave the tour').click()

  await button(course, 'Pronunciation').click()
  await expect(dialog(page).getByRole('textbox').first()).toBeVisible()
  await expectPage('pronunciation')
  await close(page, dialog(page))

  await buttonThatBegins(course, 'Podcast feed').click()
  await expect(dialog(page)).toBeVisible()
  await expectPage('podcast feed')
  await close(page, dialog(page))

  await course.getByRole('checkbox').last().click()
  await expectPage('selection')
  await page
    .getByRole('region', { name: pseudo('Selection') })
    .getByRole('button', { name: pseudo('Generate Content') })
    .click()
  for (const format of ['Slideshow', 'Podcast']) await buttonThatBegins(dialog(page), format).click()
  await expectPage('generate dialog')
  await buttonThatBegins(dialog(page), 'Narrator').click()
  await expect(dialog(page).getByRole('searchbox')).toBeVisible()
  await expectPage('voices')
})

test('all text of the account settings is a message', async ({ page }) => {
  await importOwnCourse(page)
  await readPseudoLanguage(page)
  const data = collectData(page, { without: namesOfMakers })
  const own = ['Maya Okafor']
  const expectPage = (screen: string) => expectTranslated(page, screen, data, own)

  await page.goto('/account')
  await expect(page.getByRole('textbox').first()).toHaveValue('Maya')
  await expectPage('account settings')
  await button(page, 'Test connection').click()
  await expectPage('account settings, connection tested')
  await page.getByRole('textbox').first().fill('Amara')
  await page.getByRole('link', { name: pseudo('Back to Courses') }).click()
  await expect(question(page)).toBeVisible()
  await expectPage('question before leaving')
})

// Words that are no words of the interface.
const sentences = ['Luna mare movet magna vi.', 'Mare bis cotidie fluit.', 'Nautae hoc sciunt omnes.']
const [first = '', second = '', third = ''] = sentences
const passages = [{ id: 'b1', path: ['Aestus'], text: sentences.join(' ') }]

test('all text of the slideshow editor is a message', async ({ page }) => {
  const slide = (slide_type: string, content: object) => ({
    slide_type,
    audio_script: `${first} ${second}`,
    sources: ['b1'],
    content: { slide_title: 'Aestus', ...content },
  })
  const { courseId, pageId, api } = await openDeck(
    page,
    [
      slide('title', { slide_subtitle: second }),
      slide('text', { slide_content: first }),
      slide('bullets', { bullet_points: sentences }),
      slide('image', {}),
      slide('quiz', { question: first, options: sentences }),
      slide('table', {}),
    ],
    { title: 'Oceanus', passages },
  )
  await readPseudoLanguage(page)
  const data = collectData(page, { without: namesOfMakers })
  const own = ['Maya Okafor', 'Oceanus', 'Aestus', ...sentences]
  const expectPage = (screen: string) => expectTranslated(page, screen, data, own)
  await page.reload()
  await expect(button(page, 'Complete')).toBeVisible()
  await unfoldSections(page)
  await expectPage('slideshow editor')

  const rows = page.getByRole('list', { name: pseudo('Slides') }).getByRole('listitem')
  for (const place of [1, 2, 3, 4, 5]) {
    await rows.nth(place).getByRole('button').first().click()
    await expectPage(`slide ${place + 1}`)
  }
  await rows.first().getByRole('button').first().click()

  await button(page, 'Rewrite slide…').click()
  await expectPage('rewrite panel')
  await button(page, 'Record').click()
  await expect(page.getByRole('region', { name: pseudo('Recording') })).toBeVisible()
  await expectPage('recording')
  await button(page, 'Close recording').click()

  await button(page, 'Theme').click()
  await expect(page.getByRole('complementary', { name: pseudo('Theme') })).toBeVisible()
  await expectPage('theme')
  await button(page, 'Close theme').click()

  await button(page, 'History').click()
  await dialog(page).getByRole('listitem').last().getByRole('button').click()
  await expect(button(dialog(page), 'Restore this version')).toBeVisible()
  await expectPage('history')
  await close(page, dialog(page))

  await button(page, 'Add Slide').click()
  await expect(dialog(page)).toBeVisible()
  await expectPage('add slide')
  await close(page, dialog(page))

  await button(page, 'Pronunciation').click()
  await expect(dialog(page).getByRole('textbox').first()).toBeVisible()
  await expectPage('pronunciation')
  await close(page, dialog(page))

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectPage('commands')
  await close(page, page.getByRole('listbox'))
  await button(page, 'Theme').focus()
  await page.keyboard.press('?')
  await expect(dialog(page)).toBeVisible()
  await expectPage('shortcuts')
  await close(page, dialog(page))

  await rows.first().getByRole('button').first().focus()
  await page.keyboard.press('Delete')
  await expect(question(page)).toBeVisible()
  await expectPage('question before a slide is deleted')
  await close(page, question(page))

  await button(page, 'Preview').click()
  await button(page, 'Transcript').click()
  await expectPage('preview with transcript')
  await page.reload()
  await expect(button(page, 'Complete')).toBeVisible()

  // Another window saves in the meantime.
  const path = `/api/slideshow/${courseId}/${pageId}`
  const stored = (await api('GET', path)) as { slides: { audio_script: string }[] }
  await api('PUT', path, {
    ...stored,
    slides: stored.slides.map((one, at) => (at === 0 ? { ...one, audio_script: third } : one)),
  })
  await page
    .getByRole('textbox', { name: pseudo('Audio script') })
    .first()
    .fill(second)
  await expectPage('unsaved changes')
  await button(page, 'Save Changes').click()
  await expect(question(page)).toBeVisible()
  await expectPage('conflict')
  await button(question(page), 'Open both').click()
  await expect(dialog(page)).toBeVisible()
  await expectPage('both versions')
  await close(page, dialog(page))
  await button(page, 'Back').click()
  await expect(question(page)).toBeVisible()
  await expectPage('question before leaving')
})

test('all text of the podcast editor is a message', async ({ page }) => {
  await openOwnPodcast(
    page,
    [
      { title: 'Aestus', lines: [`ALEX: ${first}`, `JAMIE: ${second}`] },
      { title: 'Nautae', lines: [`ALEX: ${third}`] },
    ],
    { passages },
  )
  await readPseudoLanguage(page)
  const data = collectData(page, { without: namesOfMakers })
  const own = ['Maya Okafor', ...sentences]
  const expectPage = (screen: string) => expectTranslated(page, screen, data, own)
  await page.reload()
  await expect(button(page, 'Complete')).toBeVisible()
  await unfoldSections(page)
  await expectPage('podcast editor')

  await button(page, 'More for line 1').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectPage('menu of a line')
  await close(page, page.getByRole('menu'))

  await button(page, 'Download').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectPage('downloads')
  await close(page, page.getByRole('menu'))

  await button(page, 'Play line 1').click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectPage('message about a line without audio')

  await buttonThatBegins(page, 'ALEX').click()
  await expect(page.getByRole('searchbox').first()).toBeVisible()
  await expectPage('voices')
  await page.keyboard.press('Escape')

  await button(page, 'History').click()
  await dialog(page).getByRole('listitem').last().getByRole('button').click()
  await expect(button(dialog(page), 'Restore this version')).toBeVisible()
  await expectPage('history')
  await close(page, dialog(page))

  await button(page, 'Pronunciation').click()
  await expect(dialog(page).getByRole('textbox').first()).toBeVisible()
  await expectPage('pronunciation')
  await close(page, dialog(page))

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectPage('commands')
  await close(page, page.getByRole('listbox'))
  await button(page, 'Back').focus()
  await page.keyboard.press('?')
  await expect(dialog(page)).toBeVisible()
  await expectPage('shortcuts')
  await close(page, dialog(page))

  await button(page, 'Delete segment').click()
  await expect(question(page)).toBeVisible()
  await expectPage('question before a segment is deleted')
  await button(question(page), 'Delete').click()
  await expectPage('unsaved changes')
  await button(page, 'Back').click()
  await expect(question(page)).toBeVisible()
  await expectPage('question before leaving')
})
