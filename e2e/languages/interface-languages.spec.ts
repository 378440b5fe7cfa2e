import { expect, type Page, test } from '@playwright/test'
import { names, sameWords } from '../../packages/web/src/messages/languages/testing/same-words.ts'
import { importOwnCourse, openDeck } from '../support/own-deck.ts'
import { openOwnPodcast } from '../support/own-podcast.ts'
import { newTeacher, signIn } from '../support/teacher.ts'
import {
  collectData,
  englishSentences,
  expectNoneOf,
  namesOfMakers,
  readTexts,
} from '../support/untranslated.ts'

/** The control is the only one before the form. Its name is in the language of the screen. */
const languageSelect = (page: Page) => page.getByRole('combobox', { name: /^(?:Language|Sprache|اللغة)$/ })
const html = (page: Page) => page.locator('html')

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/\/courses$/)
}

test('a language that is chosen before the login stays, and the account has it after the registration', async ({
  page,
  browser,
}) => {
  const teacher = await newTeacher(page)
  await page.goto('/login')
  await page.locator('input[name="email"]').fill('maya@')
  await languageSelect(page).selectOption({ label: 'Deutsch' })
  await expect(page.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible()
  await expect(html(page)).toHaveAttribute('lang', 'de')
  await expect(page.locator('input[name="email"]'), 'what was typed stays').toHaveValue('maya@')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible()

  await page.goto('/register')
  for (const [name, value] of Object.entries(teacher)) await page.locator(`input[name="${name}"]`).fill(value)
  await page.locator('input[name="confirm_password"]').fill(teacher.password)
  await page.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, teacher)
  await expect(page.getByRole('searchbox', { name: 'Kurse suchen' })).toBeVisible()

  // A new browser, which prefers English.
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/login')
  await expect(elsewhere.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await logIn(elsewhere, teacher)
  await expect(elsewhere.getByRole('searchbox', { name: 'Kurse suchen' })).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('searchbox', { name: 'Kurse suchen' })).toBeVisible()
  await elsewhere.context().close()
})

test('the language of the browser is shown until the user chooses one', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'de-AT' })).newPage()
  await page.goto('/login')
  await expect(html(page)).toHaveAttribute('lang', 'de')
  await languageSelect(page).selectOption({ label: 'English' })
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.context().close()
})

test('Arabic in the account settings applies at once, from right to left, and keeps what was typed', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/account')
  await page.getByRole('textbox', { name: 'First Name' }).fill('Amara')
  await languageSelect(page).selectOption({ label: 'العربية' })
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect(html(page)).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('heading', { level: 1, name: 'إعدادات الحساب' })).toBeVisible()
  await expect(page.getByRole('textbox').first(), 'an unsaved name stays').toHaveValue('Amara')

  const other = await page.context().newPage()
  await other.goto('/courses')
  await expect(html(other)).toHaveAttribute('dir', 'rtl')
  const logo = await other.getByRole('banner').getByRole('link').first().boundingBox()
  expect(logo?.x, 'the logo is at the right').toBeGreaterThan(600)
})

test('another open tab keeps its language until it is reloaded', async ({ page }) => {
  await signIn(page)
  await page.goto('/courses')
  await expect(page.getByRole('searchbox', { name: 'Search courses' })).toBeVisible()
  const settings = await page.context().newPage()
  await settings.goto('/account')
  await languageSelect(settings).selectOption({ label: 'Deutsch' })
  await expect(html(settings)).toHaveAttribute('lang', 'de')
  await page.bringToFront()
  await expect(page.getByRole('searchbox', { name: 'Search courses' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Kurse suchen' })).toBeVisible()
})

for (const [language, name] of Object.entries({ de: 'German', ar: 'Arabic' }))
  test.describe(`no English text is left in ${name}`, () => {
    /** Compares a screen with the English one. `ready` brings the screen there, without the name of any control. */
    async function compare(
      page: Page,
      screen: string,
      ready: () => Promise<void>,
      own: readonly string[] = [],
    ) {
      const data = collectData(page, { without: [...namesOfMakers, ...englishSentences] })
      await page.reload()
      await ready()
      const english = await readTexts(page)
      expect(english.size).toBeGreaterThan(10)
      await page.evaluate((code) => localStorage.setItem('interface_language', code), language)
      await page.reload()
      await ready()
      await expect(html(page)).toHaveAttribute('lang', language)
      const same = [...names, ...(sameWords[language] ?? [])]
      await expectNoneOf(page, screen, english, {
        data: new Set([...data, ...own, 'Maya Okafor', 'Riverside College', 'MO']),
        same,
      })
    }

    test('in the courses', async ({ page }) => {
      await importOwnCourse(page)
      await page.goto('/courses')
      await page.getByRole('heading', { name: 'Tides & Currents' }).getByRole('button').click()
      const course = page.getByRole('article', { name: 'Tides & Currents' })
      await compare(page, 'courses', () => expect(course.getByRole('checkbox').last()).toBeVisible())
    })

    test('in the account settings', async ({ page }) => {
      await signIn(page)
      await page.goto('/account')
      await compare(page, 'account settings', () => expect(page.locator('form')).toHaveCount(3))
    })

    test('in the slideshow editor', async ({ page }) => {
      const script = 'Luna mare movet magna vi.'
      await openDeck(
        page,
        [
          { slide_type: 'title', audio_script: script, content: { slide_title: 'Aestus' } },
          { slide_type: 'quiz', audio_script: script, content: { slide_title: 'Aestus' } },
        ],
        { title: 'Oceanus' },
      )
      const stage = page.locator('.slide-stage').first()
      await compare(page, 'slideshow editor', () => expect(stage).toBeVisible(), [
        'Oceanus',
        'Aestus',
        script,
      ])
    })

    test('in the podcast editor', async ({ page }) => {
      await openOwnPodcast(page, [{ title: 'Aestus', lines: ['ALEX: Luna mare movet.', 'JAMIE: Cotidie?'] }])
      const line = page.getByText('Luna mare movet.').first()
      await compare(page, 'podcast editor', () => expect(line).toBeVisible(), [
        'Tides',
        'Aestus',
        'Sailors',
        'A point',
      ])
    })
  })

test.describe('a language that cannot be loaded', () => {
  const choose = (page: Page) => page.addInitScript(() => localStorage.setItem('interface_language', 'de'))
  const isEnglish = async (page: Page) => {
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(html(page)).toHaveAttribute('lang', 'en')
  }

  test('leaves English if its file is missing, and the login works', async ({ page }) => {
    const teacher = await newTeacher(page)
    expect((await page.request.post('/api/register', { data: teacher })).status()).toBe(201)
    await choose(page)
    await page.route(/assets\/(?:login-(?!screen)|further-)[\w-]+\.js$/, (route) => route.abort())
    await page.goto('/login')
    await isEnglish(page)
    await logIn(page, teacher)
    await expect(page.getByRole('searchbox', { name: 'Search courses' })).toBeVisible()
  })

  test('leaves English if its file never arrives', async ({ page }) => {
    await choose(page)
    await page.route(/assets\/login-(?!screen)[\w-]+\.js$/, () => {})
    await page.goto('/login')
    await isEnglish(page)
  })

  test('leaves English if the code that loads it never arrives', async ({ page }) => {
    await choose(page)
    await page.route(/assets\/load-language-[\w-]+\.js$/, () => {})
    await page.goto('/login')
    await isEnglish(page)
  })

  test('is reported when the user chooses it, and the screen stays', async ({ page }) => {
    await page.route(/assets\/login-(?!screen)[\w-]+\.js$/, (route) => route.abort())
    await page.goto('/login')
    await languageSelect(page).selectOption({ label: 'Deutsch' })
    await expect(page.getByRole('alert')).toHaveText('This language could not be loaded. Please try again.')
    await isEnglish(page)
    await expect(languageSelect(page)).toHaveValue('en')
  })
})
