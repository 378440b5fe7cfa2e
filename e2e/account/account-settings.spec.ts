import { expect, test, type Page } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { tabTo, tabToField } from '../support/keyboard.ts'
import { signIn, type Teacher } from '../support/teacher.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openSettings(page: Page): Promise<Teacher> {
  const teacher = await signIn(page)
  await page.goto('/account')
  await expect(page.getByLabel('First Name')).toHaveValue(teacher.first_name)
  return teacher
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/courses')
}

test('the user badge and the drawer lead to the settings', async ({ page }) => {
  await signIn(page)
  await page.goto('/courses')
  await page.getByRole('button', { name: 'Maya Okafor' }).click()
  await page.getByRole('menuitem', { name: 'Account settings' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Courses' }).click()
  await expect(page).toHaveURL('/courses')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Account settings' }).click()
  await expect(page).toHaveURL('/account')
})

test('a new name appears in the badge at once, in every tab', async ({ page, context }) => {
  await openSettings(page)
  const other = await context.newPage()
  await other.goto('/courses')
  await expect(other.getByRole('button', { name: 'Maya Okafor' })).toBeVisible()
  const about = section(page, 'About you')
  await about.getByLabel('First Name').fill('Amara')
  await about.getByLabel('Organization').fill('Hill College')
  await page.keyboard.press('Enter')
  await expect(about.getByRole('status')).toHaveText('Saved.')
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Amara Okafor' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user_organization'))).toBe('Hill College')
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Amara')
})

test('an invalid name is reported at its field, also if the server finds it', async ({ page }) => {
  await openSettings(page)
  const about = section(page, 'About you')
  await about.getByLabel('First Name').fill('')
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByLabel('First Name')).toHaveAccessibleDescription('First Name is required.')
  await expect(about.getByLabel('First Name')).toBeFocused()
  await about.getByLabel('First Name').fill('Amara')
  const fields = [{ field: 'last_name', message: 'Last Name is too long.' }]
  await page.route('**/api/me', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 400,
          json: { error: 'Last Name is too long.', code: 'INVALID_REQUEST', details: { fields } },
        })
      : route.continue(),
  )
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByLabel('Last Name')).toHaveAccessibleDescription('Last Name is too long.')
  await expect(about.getByLabel('Last Name')).toBeFocused()
})

test('a section shows that it is saving, and when saving fails', async ({ page }) => {
  await openSettings(page)
  const about = section(page, 'About you')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/me', async (route) => {
    await promise
    await route.abort()
  })
  await about.getByLabel('First Name').fill('Amara')
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByRole('button', { name: 'Saving...' })).toBeVisible()
  resolve()
  await expect(about.getByRole('alert')).toHaveText(
    'Lectern does not answer. Please check your connection and try again.',
  )
  await expect(about.getByLabel('First Name')).toHaveValue('Amara')
})

test('leaving asks for confirmation while a section has unsaved changes', async ({ page }) => {
  await openSettings(page)
  await page.getByLabel('First Name').fill('Amara')
  await page.getByRole('link', { name: 'Back to Courses' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Leave without saving?')
  await expect(question).toContainText('Your changes are not saved, and leaving discards them.')
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Amara')
  await page.getByRole('link', { name: 'Back to Courses' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/courses')
})

test.describe('the course system', () => {
  test('is tested with the stored key, which is never shown', async ({ page }) => {
    const teacher = await openSettings(page)
    const system = section(page, 'Course system')
    await expect(system.getByLabel('Base URL')).toHaveValue(teacher.base_url)
    await expect(system.getByLabel('API Key')).toHaveValue('')
    await expect(system.getByLabel('API Key')).toHaveAccessibleDescription(
      'The stored key is never shown. Leave this empty to keep it.',
    )
    await system.getByRole('button', { name: 'Test connection' }).click()
    await expect(system.getByText(/^Connected to your course system as/)).toBeVisible()
    await system.getByLabel('API Key').fill('not-of-the-sandbox')
    await system.getByRole('button', { name: 'Test connection' }).click()
    await expect(system.getByRole('alert')).toContainText('API key')
  })

  test('does not receive the stored key at another address', async ({ page }) => {
    await openSettings(page)
    const system = section(page, 'Course system')
    await system.getByLabel('Base URL').fill('https://canvas.elsewhere.example')
    const sentence =
      'Please enter the API key for this address. The stored one is sent only where it was entered for.'
    for (const name of ['Test connection', 'Save']) {
      await system.getByRole('button', { name }).click()
      await expect(system.getByLabel('API Key')).toHaveAccessibleDescription(sentence)
      await expect(system.getByLabel('API Key')).toBeFocused()
    }
  })

  test('can be changed, and shows whether the connection works and whether the key is taken', async ({
    page,
    browser,
  }) => {
    const teacher = await openSettings(page)
    const system = section(page, 'Course system')
    await system.getByLabel('API Key').fill(`${teacher.api_key}-new`)
    await system.getByRole('button', { name: 'Save' }).click()
    await expect(system.getByText('Saved.')).toBeVisible()
    await expect(system.getByText(/^Connected to your course system as/)).toBeVisible()
    await expect(system.getByLabel('API Key')).toHaveValue('')

    const elsewhere = await (await browser.newContext()).newPage()
    await openSettings(elsewhere)
    const theirs = section(elsewhere, 'Course system')
    await theirs.getByLabel('API Key').fill(`${teacher.api_key}-new`)
    await theirs.getByRole('button', { name: 'Save' }).click()
    await expect(theirs.getByRole('alert')).toHaveText('Email or API key already exists')
    await elsewhere.context().close()
  })

  test('shows a warning if it does not answer, and the change is kept', async ({ page }) => {
    await openSettings(page)
    const system = section(page, 'Course system')
    await system.getByLabel('Base URL').fill('http://127.0.0.1:9')
    await system.getByLabel('API Key').fill(`sandbox-${Date.now()}`)
    await system.getByRole('button', { name: 'Save' }).click()
    await expect(system.getByText('Saved.')).toBeVisible()
    await expect(system.getByRole('alert').last()).toBeVisible()
    await page.reload()
    await expect(system.getByLabel('Base URL')).toHaveValue('http://127.0.0.1:9')
  })
})

test('changing the password works by keyboard alone and ends the other sessions', async ({ page }) => {
  const teacher = await openSettings(page)
  const { token } = (await (await page.request.post('/api/login', { data: teacher })).json()) as {
    token: string
  }
  const password = section(page, 'Password')
  await expect(password.locator('input[autocomplete=username]')).toHaveValue(teacher.email)
  await tabToField(page, 'Current Password')
  await page.keyboard.type('not this one')
  for (const label of ['New Password', 'Confirm Password']) {
    await tabToField(page, label)
    await page.keyboard.type('an even quieter room')
  }
  await page.keyboard.press('Enter')
  const current = password.getByLabel('Current Password')
  await expect(current).toHaveAccessibleDescription('This is not your current password.')
  await expect(current).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(teacher.password)
  await page.keyboard.press('Enter')
  await expect(password.getByRole('status')).toHaveText('Password changed.')
  await expect(current).toHaveValue('')
  const other = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })
  expect(other.status()).toBe(401)
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Maya')
})

test('two different new passwords are rejected', async ({ page }) => {
  await openSettings(page)
  await page.getByLabel('New Password').fill('an even quieter room')
  await page.getByLabel('Confirm Password').fill('another room')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription('Passwords do not match')
})

test('the chosen appearance is kept', async ({ page }) => {
  await openSettings(page)
  const look = () => page.evaluate(() => document.documentElement.dataset['theme'])
  await page.getByRole('button', { name: 'Dark' }).click()
  expect(await look()).toBe('dark')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'System' }).click()
  expect(await look()).toBeUndefined()
})

test('logging out everywhere ends this session and all others, also with unsaved changes', async ({
  page,
}) => {
  const teacher = await openSettings(page)
  const { token } = (await (await page.request.post('/api/login', { data: teacher })).json()) as {
    token: string
  }
  await page.getByLabel('First Name').fill('Amara')
  await tabTo(page, 'Log out everywhere')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status').filter({ hasText: 'You are logged out everywhere.' })).toBeVisible()
  const other = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })
  expect(other.status()).toBe(401)
  await logIn(page, teacher.email, teacher.password)
})

test('deleting the account requires its password and works by keyboard alone', async ({ page }) => {
  const teacher = await openSettings(page)
  await tabTo(page, 'Delete account')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()

  await page.keyboard.press('Enter')
  const password = question.getByLabel('Password', { exact: true })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete account' }).press('Enter')
  await expect(password).toHaveAccessibleDescription('Password is required.')
  await expect(password).toBeFocused()
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription('This is not your current password.')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(teacher.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status').filter({ hasText: 'Your account is deleted.' })).toBeVisible()
  await page.getByLabel('Email').fill(teacher.email)
  await page.getByLabel('Password', { exact: true }).fill(teacher.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
})

test('the demo account offers no action that would affect other visitors', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page).toHaveURL('/courses')
  await page.goto('/account')
  await expect(page.getByText(/^This is the demo account/)).toBeVisible()
  for (const name of ['About you', 'Appearance', 'Sessions']) await expect(section(page, name)).toBeVisible()
  for (const name of ['Course system', 'Password', 'Delete account'])
    await expect(section(page, name)).toBeHidden()
})

test('settings that fail to load show an error and can be reloaded', async ({ page }) => {
  await signIn(page)
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/me', async (route) => {
    await seen.promise
    await route.fulfill({ status: 500, body: 'Oops' })
  })
  await page.goto('/account')
  await expect(page.getByText('Loading your account...')).toBeVisible()
  seen.resolve()
  await expect(page.getByRole('alert')).toContainText('Your account settings could not be loaded.')
  await page.unroute('**/api/me')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Maya')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds no violation in any state of the settings', async ({ page }) => {
      await openSettings(page)
      expect(await complaints(page)).toEqual([])
      await page.getByLabel('First Name').fill('')
      await section(page, 'About you').getByRole('button', { name: 'Save' }).click()
      await page.getByLabel('Base URL').fill('https://canvas.elsewhere.example')
      await page.getByRole('button', { name: 'Test connection' }).click()
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('Current Password is required.')).toBeVisible()
      await expect(page.getByText('First Name is required.')).toBeVisible()
      expect(await complaints(page)).toEqual([])

      await page.reload()
      await section(page, 'About you').getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'Test connection' }).click()
      await expect(page.getByText(/^Connected to/)).toBeVisible()
      await expect(page.getByText('Saved.')).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await page.getByRole('button', { name: 'Delete account' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
      await expect(page.getByText('Password is required.', { exact: true })).toBeVisible()
      expect(await complaints(page)).toEqual([])
    })
  })
}

test('substitute voices are allowed for every browser of the account', async ({ page, browser }) => {
  const teacher = await openSettings(page)
  const wasAutosaving = await page.getByRole('switch', { name: 'Autosave' }).isChecked()
  const substitutes = page.getByRole('switch', { name: 'Substitute voice' })
  await expect(substitutes).not.toBeChecked()
  await substitutes.click()
  await expect(substitutes).toBeChecked()
  expect(await complaints(page)).toEqual([])
  const elsewhere = await browser.newPage()
  await elsewhere.goto('/login')
  await logIn(elsewhere, teacher.email, teacher.password)
  await elsewhere.goto('/account')
  await expect(elsewhere.getByRole('switch', { name: 'Substitute voice' })).toBeChecked()
  const autosave = elsewhere.getByRole('switch', { name: 'Autosave' })
  await expect(autosave).toBeChecked({ checked: wasAutosaving })
  await elsewhere.close()
})
