import { expect, test, type Page } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { tabTo, tabToField } from '../support/keyboard.ts'
import { hasOutbox, mailedLink } from '../support/outbox.ts'
import { newTeacher, signIn, type Teacher } from '../support/teacher.ts'

const newPassword = 'an even quieter room'

async function register(page: Page): Promise<Teacher> {
  const teacher = await newTeacher(page)
  expect((await page.request.post('/api/register', { data: teacher })).status()).toBe(201)
  return teacher
}

async function askForLink(page: Page, email: string): Promise<string> {
  expect((await page.request.post('/api/forgot-password', { data: { email } })).status()).toBe(200)
  return mailedLink(email)
}

test.describe('resetting a password', () => {
  test('starts with the typed email and shows the same message for any email', async ({ page }) => {
    const teacher = await register(page)
    for (const email of [teacher.email, 'nobody@riverside.example']) {
      await page.goto('/login')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Forgot Password' }).click()
      await expect(page).toHaveURL('/forgot-password')
      await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
      await expect(
        page.getByText(`If ${email} has an account here, a link to choose a new password is on its way.`),
      ).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('nobody@riverside.example')
  })

  test('shows errors and the pending state', async ({ page }) => {
    await page.goto('/forgot-password')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required.')
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill('maya at home')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.')

    await page.getByLabel('Email').fill('maya@riverside.example')
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/forgot-password', async (route) => {
      await promise
      await route.abort()
    })
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
    resolve()
    await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.')
    await page.route('**/api/forgot-password', (route) =>
      route.fulfill({ status: 429, json: { error: 'Too many attempts.', code: 'TOO_MANY_ATTEMPTS' } }),
    )
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('alert')).toHaveText('Too many attempts.')
  })

  test('works with the mailed link and the keyboard alone, and ends old sessions', async ({ page }) => {
    test.skip(!hasOutbox, 'The outbox of this Lectern cannot be read.')
    const teacher = await signIn(page)
    await page.goto('/courses')
    await expect(page.getByRole('button', { name: 'Maya Okafor' })).toBeVisible()

    await page.goto('/login')
    await tabToField(page, 'Email')
    await page.keyboard.type(teacher.email)
    await tabTo(page, 'Forgot Password')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/forgot-password')
    await tabTo(page, 'Send link')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()

    const link = await mailedLink(teacher.email)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await tabToField(page, 'New Password')
    await page.keyboard.type(newPassword)
    await tabToField(page, 'Confirm Password')
    await page.keyboard.type(newPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('status')).toHaveText(
      'Your password is changed. Please log in with the new one.',
    )
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    await expect(page.getByLabel('Email')).toHaveValue(teacher.email)
    await tabToField(page, 'Password')
    await page.keyboard.type(newPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/courses')

    await page.goto(link)
    await page.getByLabel('New Password').fill('once more, with feeling')
    await page.getByLabel('Confirm Password').fill('once more, with feeling')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText(
      'This link has expired or was already used. Please request a new one.',
    )
    await tabTo(page, 'Ask for a new link')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/forgot-password')
  })

  test('applies the password rules of the registration', async ({ page }) => {
    test.skip(!hasOutbox, 'The outbox of this Lectern cannot be read.')
    await page.goto(await askForLink(page, (await register(page)).email))
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByLabel('New Password')).toHaveAccessibleDescription('Password is required.')
    await expect(page.getByLabel('New Password')).toBeFocused()
    await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(
      'Confirm Password is required.',
    )
    await page.getByLabel('New Password').fill('password1')
    await page.getByLabel('Confirm Password').fill('password2')
    await expect(page.getByText('This password is too common. Please choose another one.')).toBeVisible()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    for (const label of ['New Password', 'Confirm Password'])
      await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', 'new-password')
  })

  test('shows no form if the link has no token', async ({ page }) => {
    await page.goto('/reset-password')
    await expect(page.getByRole('alert')).toContainText(
      'This link has expired or was already used. Please request a new one.',
    )
    await expect(page.getByLabel('New Password')).toBeHidden()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds no violation in any state of the password reset', async ({ page }) => {
      await page.goto('/forgot-password')
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByText('Email is required.')).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await page.getByLabel('Email').fill('nobody@riverside.example')
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
      expect(await complaints(page)).toEqual([])

      await page.goto('/reset-password?token=nothing')
      await page.getByRole('button', { name: 'Save new password' }).click()
      await expect(page.getByText('Password is required.', { exact: true })).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await page.getByLabel('New Password').fill(newPassword)
      await page.getByLabel('Confirm Password').fill(newPassword)
      await page.getByRole('button', { name: 'Save new password' }).click()
      await expect(page.getByRole('button', { name: 'Ask for a new link' })).toBeVisible()
      expect(await complaints(page)).toEqual([])
    })
  })
}
