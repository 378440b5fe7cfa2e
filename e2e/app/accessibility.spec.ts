import { expect, test, type Page } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openDeck } from '../support/own-deck.ts'
import { openOwnPodcast } from '../support/own-podcast.ts'
import { openCourse, signIn } from '../support/teacher.ts'

// axe checks every element of the screen, which takes long on a busy machine.
test.setTimeout(120_000)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds no violation on login and registration, also with errors', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Try the demo' })).toBeVisible()
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByText('Email is required.')).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await page.goto('/register')
      await page.getByRole('button', { name: 'Register' }).click()
      await expect(page.getByText('API Key is required.')).toBeVisible()
      expect(await complaints(page)).toEqual([])
    })

    test('axe finds no violation in the course list and its dialog', async ({ page }) => {
      await signIn(page)
      await openCourse(page, 'Coastal Weather')
      await page.getByRole('checkbox', { name: 'Select Storm Surge' }).click()
      await expect(page.getByText(/Total Pages/)).toHaveCount(3)
      expect(await complaints(page)).toEqual([])
      await page.getByRole('region', { name: 'Selection' }).getByRole('button').last().click()
      const dialog = page.getByRole('dialog', { name: 'Generate Content' })
      await dialog.getByRole('button', { name: 'Slideshow' }).click()
      await dialog.getByRole('button', { name: 'Podcast' }).click()
      await dialog.getByRole('button', { name: /^Narrator/ }).click()
      await expect(dialog.getByRole('button', { name: /^Selected/ })).toBeVisible()
      expect(await complaints(page)).toEqual([])
    })
  })
}

test('every screen has its own title', async ({ page }) => {
  for (const [path, title] of [
    ['/login', 'Log in · Lectern'],
    ['/register', 'Create an Account · Lectern'],
    ['/forgot-password', 'Forgot Password · Lectern'],
    ['/reset-password?token=x', 'Choose a new password · Lectern'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
  }
  await openOwnPodcast(page, [{ title: 'Rising', lines: ['ALEX: One.'] }])
  await expect(page).toHaveTitle(/^.+ · Podcast · Lectern$/)
  await page.goto('/courses')
  await expect(page).toHaveTitle('Courses · Lectern')
  await page.goto('/account')
  await expect(page).toHaveTitle('Account settings · Lectern')
})

test('the title of the slideshow editor follows the typed title', async ({ page }) => {
  await openDeck(page, [{ content: { slide_title: 'Ebb' } }])
  await expect(page).toHaveTitle(/^.+ · Slideshow · Lectern$/)
  await page.getByRole('textbox', { name: 'Presentation title' }).fill('Tides')
  await expect(page).toHaveTitle('Tides · Slideshow · Lectern')
})

/** Presses Tab until the named control has the focus. */
async function tabTo(
  page: Page,
  name: RegExp | string,
  role: 'button' | 'checkbox' | 'textbox' | 'row',
): Promise<void> {
  const wanted = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(name)}`)
}

test('a keyboard user reaches every control up to the voices', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Try the demo' })).toBeVisible()
  await tabTo(page, 'Try the demo', 'button')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses')
  await expect(page.getByText(/Total Pages/)).toHaveCount(3)
  await tabTo(page, /Coastal Weather/, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Storm Surge')).toBeVisible()
  await tabTo(page, 'Select Storm Surge', 'checkbox')
  await page.keyboard.press('Space')
  const focused = page.getByRole('checkbox', { name: 'Select Storm Surge' })
  await expect(focused).toBeChecked()
  await expect(focused).toBeInViewport()
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Generate Content' })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Generate Content' })
  await expect(dialog).toBeVisible()
  await tabTo(page, 'Slideshow', 'button')
  await page.keyboard.press('Space')
  await tabTo(page, /^Narrator/, 'button')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Emma/, 'row')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: /^Narrator James/ })).toBeVisible()
  // The first Escape closes the list of voices.
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: /^Narrator James/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
