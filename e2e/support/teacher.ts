import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** The values of a registration. The sandbox accepts every key that starts with sandbox-. */
export interface Teacher {
  first_name: string
  last_name: string
  email: string
  password: string
  organization: string
  base_url: string
  api_key: string
}

/** A teacher who is logged in. */
export interface SignedIn extends Teacher {
  /** Authorizes calls of the API. A test that needs it does not log in again: checking a password takes long. */
  readonly token: string
}

/** A teacher with a new email address. */
export async function newTeacher(page: Page): Promise<Teacher> {
  const { demo } = (await (await page.request.get('/api/demo')).json()) as {
    demo: { base_url: string } | null
  }
  const name = randomUUID().slice(0, 8)
  return {
    first_name: 'Maya',
    last_name: 'Okafor',
    email: `maya.${name}@riverside.example`,
    password: `quiet reading room ${name}`,
    organization: 'Riverside College',
    base_url: demo?.base_url ?? '',
    api_key: `sandbox-${name}`,
  }
}

/**
 * Registers a new teacher and logs in through the API, for tests of later screens. Editors save on request, so that a
 * test decides when, unless it tests autosave. Other values replace those of the account.
 */
export async function signIn(
  page: Page,
  { autosave = false, ...account }: { autosave?: boolean } & Partial<Teacher> = {},
): Promise<SignedIn> {
  const teacher = { ...(await newTeacher(page)), ...account }
  const registered = await page.request.post('/api/register', { data: teacher })
  expect(registered.status()).toBe(201)
  const { email, password } = teacher
  const answer = await page.request.post('/api/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
  const session = (await answer.json()) as { token: string; user_id: string }
  const preferred = await page.request.put('/api/me/preferences', {
    headers: { Authorization: `Bearer ${session.token}` },
    data: { autosave },
  })
  expect(preferred.status()).toBe(200)
  await page.addInitScript(
    (kept) => {
      if (sessionStorage.getItem('signed-in')) return
      sessionStorage.setItem('signed-in', 'once')
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    {
      auth_token: session.token,
      user_id: session.user_id,
      user_name: `${teacher.first_name} ${teacher.last_name}`,
      user_email: teacher.email,
      user_organization: teacher.organization,
    },
  )
  return { ...teacher, token: session.token }
}

/** Opens the course list and expands a course by its name. */
export async function openCourse(page: Page, name: string): Promise<void> {
  await page.goto('/courses')
  await page.getByRole('heading', { name }).getByRole('button').click()
}
