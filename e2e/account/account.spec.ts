import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { tabTo, tabToField } from '../support/keyboard.ts'
import { newTeacher, signIn, type Teacher } from '../support/teacher.ts'

const password = (page: Page) => page.getByLabel('Password', { exact: true })

async function fillLogin(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await password(page).fill(secret)
}

async function fillRegistration(page: Page, teacher: Teacher): Promise<void> {
  await page.getByLabel('First Name').fill(teacher.first_name)
  await page.getByLabel('Last Name').fill(teacher.last_name)
  await page.getByLabel('Email').fill(teacher.email)
  await password(page).fill(teacher.password)
  await page.getByLabel('Confirm Password').fill(teacher.password)
  await page.getByLabel('Organization').fill(teacher.organization)
  await page.getByLabel('Base URL').fill(teacher.base_url)
  await page.getByLabel('API Key').fill(teacher.api_key)
}

/** Answers a call with the given responses in order. After the last one, the call fails. */
async function answerWith(
  page: Page,
  url: string,
  answers: { status: number; json?: object; body?: string }[],
) {
  await page.route(url, (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill(answer) : route.abort()
  })
}

/** Holds a call until the returned function is called. The call then fails. */
async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.abort()
  })
  return resolve
}

test.describe('logging in', () => {
  test('a wrong password shows an error and keeps the fields', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page.getByText('Please enter your credentials to continue')).toBeVisible()
    await fillLogin(page, 'nobody@riverside.example', 'wrong')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await expect(page.getByLabel('Email')).toHaveValue('nobody@riverside.example')
    await expect(page).toHaveURL('/login')
  })

  test('a late answer does not take the user away from another screen', async ({ page }) => {
    const teacher = await newTeacher(page)
    expect((await page.request.post('/api/register', { data: teacher })).status()).toBe(201)
    const release = Promise.withResolvers<void>()
    await page.route('**/api/login', async (route) => {
      const response = await route.fetch()
      await release.promise
      // The page has left the request.
      await route.fulfill({ response }).catch(() => undefined)
    })
    await page.goto('/login')
    await fillLogin(page, teacher.email, teacher.password)
    const sent = page.waitForRequest('**/api/login')
    await page.getByRole('button', { name: 'Log in' }).click()
    const request = await sent
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('First Name').fill('Another')
    release.resolve()
    await Promise.race([request.response(), page.waitForEvent('requestfailed')]).catch(() => undefined)
    await page.getByLabel('Last Name').fill('Teacher')
    await expect(page.getByLabel('First Name')).toHaveValue('Another')
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    await expect(page).toHaveURL('/register')
  })

  test('an error response shows its message, and a missing response shows a general one', async ({
    page,
  }) => {
    await page.goto('/login')
    await fillLogin(page, 'maya@riverside.example', 'something')
    await answerWith(page, '**/api/login', [
      { status: 429, json: { error: 'Please wait a little.', code: 'TOO_MANY_ATTEMPTS' } },
      { status: 401, body: 'no' },
      { status: 500, body: '<h1>Oops</h1>' },
    ])
    for (const sentence of [
      'Please wait a little.',
      'Invalid email or password',
      'Login failed. Please check your credentials and try again.',
      'An unexpected error occurred. Please try again.',
    ]) {
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('alert')).toHaveText(sentence)
    }
  })

  test('the button shows the pending state', async ({ page }) => {
    await page.goto('/login')
    await fillLogin(page, 'maya@riverside.example', 'something')
    const release = await hold(page, '**/api/login')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  })

  test('the screen reports code that cannot be loaded, and loads it at the next attempt', async ({
    page,
  }) => {
    await page.goto('/login')
    await page.route('**/log-in-*.js', (route) => route.abort())
    await fillLogin(page, 'maya@riverside.example', 'something')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.')
    await page.unroute('**/log-in-*.js')
    await answerWith(page, '**/api/login', [{ status: 401, body: 'no' }])
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  })

  test('missing values are reported at their fields, and the first of these fields has the focus', async ({
    page,
  }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required.')
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill('maya@riverside.example')
    await page.keyboard.press('Enter')
    await expect(password(page)).toHaveAccessibleDescription('Password is required.')
    await expect(password(page)).toBeFocused()
  })

  test('password managers recognize the fields', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
    await page.goto('/register')
    for (const label of ['Password', 'Confirm Password'])
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', 'new-password')
  })

  test('the demo starts with one click', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/login')
    await page.getByRole('button', { name: 'Try the demo' }).click()
    await expect(page).toHaveURL('/courses')
    await expect(page.getByRole('heading', { name: 'Courses' })).toBeVisible()
  })

  test('browsers that cannot load the SVG logo show the PNG', async ({ page }) => {
    await page.route('**/logo-on-brand.svg', (route) => route.abort())
    for (const path of ['/login', '/forgot-password']) {
      await page.goto(path)
      const picture = page.locator('aside img[src$=".png"]')
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    }
  })

  test('the login route stays within 115 KiB of gzipped JavaScript', async ({ page }) => {
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length))
    })
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total / 1024).toBeGreaterThan(50)
    expect(total / 1024).toBeLessThanOrEqual(115)
  })
})

test.describe('protected screens', () => {
  test('redirect to the login and remember the requested location', async ({ page }) => {
    const teacher = await newTeacher(page)
    expect((await page.request.post('/api/register', { data: teacher })).status()).toBe(201)
    const wanted = '/edit-podcast/nowhere/nothing?from=mail#line-3'
    await page.goto(wanted)
    await expect(page).toHaveURL('/login')
    await fillLogin(page, teacher.email, teacher.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(wanted)
  })

  test('are the only redirect targets of the login', async ({ page }) => {
    const teacher = await newTeacher(page)
    expect((await page.request.post('/api/register', { data: teacher })).status()).toBe(201)
    await page.goto('/login')
    await page.evaluate(() => {
      const from = { pathname: '//evil.example/courses', search: '', hash: '' }
      history.replaceState({ usr: { from }, key: 'made-up', idx: 0 }, '')
    })
    await page.reload()
    await fillLogin(page, teacher.email, teacher.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/courses')
  })

  test('redirect to the login when the token becomes invalid', async ({ page }) => {
    await signIn(page)
    await page.goto('/courses')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => localStorage.setItem('auth_token', 'expired'))
    // Another request may receive the 401 first.
    await page
      .getByRole('button', { name: 'Refresh' })
      .or(page.getByRole('button', { name: 'Log in' }))
      .click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })

  test('an editor whose session ends offers its unsaved edits after the next login', async ({ page }) => {
    const teacher = await signIn(page)
    const { token } = (await (await page.request.post('/api/login', { data: teacher })).json()) as {
      token: string
    }
    const headers = { authorization: `Bearer ${token}` }
    const wanted = { course_id: '7001', page_ids: ['700109'] }
    const made = await page.request.post('/api/generate_slideshow', {
      headers,
      data: wanted,
      timeout: 60_000,
    })
    expect(await made.json()).toMatchObject({ successful_pages: ['700109'] })
    await page.goto('/edit-slideshow/7001/700109')
    const script = page.getByRole('textbox', { name: 'Audio script' })
    await script.fill('Words that nobody saved.')

    expect((await page.request.delete('/api/me/sessions', { headers })).status()).toBe(200)
    // Saving detects the ended session. The event stream may detect it first.
    await page
      .getByRole('button', { name: 'Save Changes' })
      .or(page.getByRole('button', { name: 'Log in' }))
      .click()
    await expect(page).toHaveURL('/login')
    await fillLogin(page, teacher.email, teacher.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/edit-slideshow/7001/700109')
    await expect(page.getByText(/^You have unsaved edits from/)).toBeVisible()
    await expect(script).not.toHaveValue('Words that nobody saved.')
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(script).toHaveValue('Words that nobody saved.')
  })

  test('an unknown address redirects to the start page', async ({ page }) => {
    await page.goto('/no/such/screen')
    await expect(page).toHaveURL('/login')
    await signIn(page)
    await page.goto('/no/such/screen')
    await expect(page).toHaveURL('/courses')
  })

  test('logging out ends the session on the server too, and in every tab', async ({ page, context }) => {
    await signIn(page)
    await page.goto('/courses')
    const token = await page.evaluate(() => localStorage.getItem('auth_token'))
    const other = await context.newPage()
    await other.goto('/account')
    await expect(other.getByRole('heading', { name: 'Account settings' })).toBeVisible()
    await page.getByRole('button', { name: 'Maya Okafor' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
    await expect(other).toHaveURL('/login')
    const me = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })
    expect(me.status()).toBe(401)
  })
})

test.describe('registration', () => {
  test('names every missing field, and passwords that differ', async ({ page }) => {
    await page.goto('/register')
    await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible()
    await expect(page.getByText('Already have an account? Sign in')).toBeVisible()
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('alert')).toHaveCount(8)
    for (const label of ['First Name', 'Last Name', 'Email', 'Organization', 'Base URL', 'API Key'])
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(`${label} is required.`)
    await expect(page.getByLabel('First Name')).toBeFocused()
    await password(page).fill('quiet reading room')
    await page.getByLabel('Confirm Password').fill('quiet reading')
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('Confirm Password').fill('quiet reading room')
    await expect(page.getByText('Passwords do not match')).toBeHidden()
  })

  test('leads to the login, which shows how the course system answered', async ({ page }) => {
    const teacher = await newTeacher(page)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await fillRegistration(page, teacher)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('status')).toContainText(
      /^Your account is created. Connected to your course system as/,
    )
    await expect(page.getByLabel('Email')).toHaveValue(teacher.email)
    await password(page).fill(teacher.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/courses')
    await expect(page.getByRole('button', { name: 'Maya Okafor' })).toBeVisible()
  })

  test('shows a warning if the course system does not answer, and an error if the email is taken', async ({
    page,
  }) => {
    const teacher = { ...(await newTeacher(page)), base_url: 'http://127.0.0.1:9' }
    const register = async () => {
      await page.goto('/register')
      await fillRegistration(page, teacher)
      await page.getByRole('button', { name: 'Register' }).click()
    }
    await register()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('alert')).toContainText('Your account is created.')
    await expect(page.getByRole('alert')).toContainText('in your account settings')
    await register()
    await expect(page.getByRole('alert')).toHaveText('Email or API key already exists')
  })

  test('shows errors and the pending state', async ({ page }) => {
    await page.goto('/register')
    await fillRegistration(page, await newTeacher(page))
    await answerWith(page, '**/api/register', [
      { status: 400, json: { error: 'This Lectern takes nobody today.', code: 'INVALID_REQUEST' } },
      { status: 500, body: '<h1>Oops</h1>' },
    ])
    for (const sentence of [
      'This Lectern takes nobody today.',
      'Registration failed. Please check your information and try again.',
      'An unexpected error occurred. Please try again.',
    ]) {
      await page.getByRole('button', { name: 'Register' }).click()
      await expect(page.getByRole('alert')).toHaveText(sentence)
    }
    const release = await hold(page, '**/api/register')
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('button', { name: 'Registering...' })).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: 'Register' })).toBeVisible()
  })
})

test('registration and login work without a mouse', async ({ page }) => {
  const teacher = await newTeacher(page)
  await page.goto('/login')
  await tabTo(page, 'Create an account', 'link')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/register')
  for (const [label, value] of [
    ['First Name', teacher.first_name],
    ['Last Name', teacher.last_name],
    ['Email', teacher.email],
    ['Password', teacher.password],
    ['Confirm Password', teacher.password],
    ['Organization', teacher.organization],
    ['Base URL', teacher.base_url],
    ['API Key', teacher.api_key],
  ] as const) {
    await tabToField(page, label)
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await tabToField(page, 'Password')
  await page.keyboard.type(teacher.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds no violation on login and registration, in any state', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Try the demo' })).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByText('Email is required.')).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await fillLogin(page, 'nobody@riverside.example', 'wrong')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByText('Invalid email or password')).toBeVisible()
      expect(await complaints(page)).toEqual([])
      const release = await hold(page, '**/api/login')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
      expect(await complaints(page)).toEqual([])
      release()

      await page.goto('/register')
      await page.getByRole('button', { name: 'Register' }).click()
      await expect(page.getByText('API Key is required.')).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await fillRegistration(page, { ...(await newTeacher(page)), base_url: 'http://127.0.0.1:9' })
      await page.getByRole('button', { name: 'Register' }).click()
      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await complaints(page)).toEqual([])
    })
  })
}
