import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { newTeacher, signIn } from './teacher.ts'

test.describe('logging in', () => {
  test('a wrong password is told, and the fields stay', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await page.getByLabel('Email').fill('nobody@riverside.example')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await expect(page.getByLabel('Email')).toHaveValue('nobody@riverside.example')
  })

  test('what the answer says is told; without an answer, that it is unexpected', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('maya@riverside.example')
    await page.getByLabel('Password', { exact: true }).fill('something')
    const answers = [
      { status: 429, json: { error: 'Please wait a little.', code: 'TOO_MANY_ATTEMPTS' } },
      { status: 500, body: '<h1>Oops</h1>' },
    ]
    await page.route('**/api/login', (route) => {
      const answer = answers.shift()
      return answer ? route.fulfill(answer) : route.abort()
    })
    for (const sentence of [
      'Please wait a little.',
      'Login failed. Please check your credentials and try again.',
      'An unexpected error occurred. Please try again.',
    ]) {
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('alert')).toHaveText(sentence)
    }
  })

  test('the button says so while it waits', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('maya@riverside.example')
    await page.getByLabel('Password', { exact: true }).fill('something')
    const waiting = Promise.withResolvers<void>()
    await page.route('**/api/login', async (route) => {
      await waiting.promise
      await route.abort()
    })
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
    waiting.resolve()
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  })

  test('the demo is one press away', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/login')
    await page.getByRole('button', { name: 'Try the demo' }).click()
    await expect(page).toHaveURL('/courses')
    await expect(page.getByRole('heading', { name: 'Courses' })).toBeVisible()
  })

  test('a forgotten password gets an answer', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Forgot Password' }).click()
    await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toContainText('administrator')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('the logo has a picture for browsers that cannot load the drawing', async ({ page }) => {
    await page.route('**/logo-on-brand.svg', (route) => route.abort())
    await page.goto('/login')
    await expect(page.locator('aside img[src$=".png"]')).toHaveJSProperty('complete', true)
    expect(
      await page
        .locator('aside img[src$=".png"]')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0)
  })

  test('its route stays within 130 KiB of gzipped JavaScript', async ({ page }) => {
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length))
    })
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total / 1024).toBeGreaterThan(50)
    expect(total / 1024).toBeLessThanOrEqual(130)
  })
})

test.describe('screens behind the login', () => {
  test('ask for it, and remember where the person wanted to go', async ({ page }) => {
    const teacher = await newTeacher(page)
    expect((await page.request.post('/api/register', { data: teacher })).status()).toBe(201)
    await page.goto('/edit-podcast/nowhere/nothing?from=mail')
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email').fill(teacher.email)
    await page.getByLabel('Password', { exact: true }).fill(teacher.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/edit-podcast/nowhere/nothing?from=mail')
  })

  test('give way when the token no longer counts', async ({ page }) => {
    await signIn(page)
    await page.goto('/courses')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => localStorage.setItem('auth_token', 'expired'))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })

  test('an unknown address leads home', async ({ page }) => {
    await page.goto('/no/such/screen')
    await expect(page).toHaveURL('/login')
    await signIn(page)
    await page.goto('/no/such/screen')
    await expect(page).toHaveURL('/courses')
  })

  test('logging out ends the session on the server too', async ({ page }) => {
    await signIn(page)
    await page.goto('/courses')
    const token = await page.evaluate(() => localStorage.getItem('auth_token'))
    await page.getByRole('button', { name: 'Maya Okafor' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
    const me = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })
    expect(me.status()).toBe(401)
  })
})

test.describe('registering', () => {
  test('names every field that is missing, and passwords that differ', async ({ page }) => {
    await page.goto('/register')
    await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible()
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('alert')).toHaveCount(8)
    await page.getByLabel('Password', { exact: true }).fill('quiet reading room')
    await page.getByLabel('Confirm Password').fill('quiet reading')
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('Confirm Password').fill('quiet reading room')
    await expect(page.getByText('Passwords do not match')).toBeHidden()
  })

  test('leads to the login, which says how the course system answered', async ({ page }) => {
    const teacher = await newTeacher(page)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('First Name').fill(teacher.first_name)
    await page.getByLabel('Last Name').fill(teacher.last_name)
    await page.getByLabel('Email').fill(teacher.email)
    await page.getByLabel('Password', { exact: true }).fill(teacher.password)
    await page.getByLabel('Confirm Password').fill(teacher.password)
    await page.getByLabel('Organization').fill(teacher.organization)
    await page.getByLabel('Base URL').fill(teacher.base_url)
    await page.getByLabel('API Key').fill(teacher.api_key)
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('status')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(teacher.email)
    await page.getByLabel('Password', { exact: true }).fill(teacher.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/courses')
    await expect(page.getByRole('button', { name: 'Maya Okafor' })).toBeVisible()
  })

  test('a course system that does not answer is a warning, and an email that is taken is told', async ({
    page,
  }) => {
    const teacher = { ...(await newTeacher(page)), base_url: 'http://127.0.0.1:9' }
    const fill = async () => {
      await page.goto('/register')
      await page.getByLabel('First Name').fill(teacher.first_name)
      await page.getByLabel('Last Name').fill(teacher.last_name)
      await page.getByLabel('Email').fill(teacher.email)
      await page.getByLabel('Password', { exact: true }).fill(teacher.password)
      await page.getByLabel('Confirm Password').fill(teacher.password)
      await page.getByLabel('Organization').fill(teacher.organization)
      await page.getByLabel('Base URL').fill(teacher.base_url)
      await page.getByLabel('API Key').fill(teacher.api_key)
      await page.getByRole('button', { name: 'Register' }).click()
    }
    await fill()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('alert')).toBeVisible()
    await fill()
    await expect(page.getByRole('alert')).toHaveText('Email or API key already exists')
  })
})
