import type { OwnAccount } from '@lectern/domain/api/accounts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { completeBrowser } from '../../../slides/testing/browser.ts'
import { render } from '../../../slides/testing/render.tsx'
import { AboutYou } from './about-you.tsx'
import { CourseSystemSettings } from './course-system-settings.tsx'

vi.mock('./course-system-status.tsx', () => ({ CourseSystemStatus: () => null }))

beforeAll(completeBrowser)

const account: OwnAccount = {
  user_id: 'a1',
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.org',
  organization: 'Analytical College',
  base_url: 'https://canvas.example.edu',
  is_demo: false,
  is_owner: false,
}

/** Shows a section whose requests the test answers by the end of their path. */
async function show(section: ReactNode) {
  const waiting = new Map<string, (answer: object) => void>()
  const failing = new Map<string, () => void>()
  vi.stubGlobal('fetch', (path: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const name = path.split('/').at(-1) ?? ''
    waiting.set(name, (answer) => resolve(Response.json(answer)))
    failing.set(name, () => reject(new TypeError('Failed to fetch')))
    return promise
  })
  await render(<QueryClientProvider client={new QueryClient()}>{section}</QueryClientProvider>)
  const sent = (path: string) =>
    vi.waitFor(() => act(async () => expect([...waiting.keys()]).toContain(path)))
  return {
    sent,
    answer: (path: string, body: object) => act(async () => waiting.get(path)?.(body)),
    refuse: (path: string) => act(async () => failing.get(path)?.()),
  }
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click())

async function type(name: string, value: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value)
    field(name)?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('a late answer of a save keeps what the user typed during it, as an unsaved change', async () => {
  const unsaved = vi.fn<(section: string, unsaved: boolean) => void>()
  const { sent, answer } = await show(<AboutYou account={account} onUnsaved={unsaved} />)
  await type('first_name', ' Augusta ')
  await press('Save')
  await sent('me')
  await type('last_name', 'King')
  await answer('me', { ...account, first_name: 'Augusta' })
  expect([field('first_name')?.value, field('last_name')?.value]).toEqual(['Augusta', 'King'])
  expect(unsaved).toHaveBeenLastCalledWith('about you', true)
})

test('an answer of a save is shown if nothing was typed during it', async () => {
  const unsaved = vi.fn<(section: string, unsaved: boolean) => void>()
  const { sent, answer } = await show(<AboutYou account={account} onUnsaved={unsaved} />)
  await type('first_name', ' Augusta ')
  await press('Save')
  await sent('me')
  await answer('me', { ...account, first_name: 'Augusta' })
  expect(field('first_name')?.value).toBe('Augusta')
  expect(unsaved).toHaveBeenLastCalledWith('about you', false)
  expect(document.body.textContent).toContain('Saved')
})

test('a late test of a connection does not replace the result of a later save', async () => {
  const { sent, answer } = await show(<CourseSystemSettings account={account} onUnsaved={() => {}} />)
  await press('Test connection')
  await sent('test')
  await type('base_url', 'https://moved.example.edu')
  await type('api_key', 'another key')
  await press('Save')
  await sent('course-system')
  const connection = { ok: false, system: null, message: 'The new one does not answer.' }
  await answer('course-system', { ...account, base_url: 'https://moved.example.edu', connection })
  expect(document.body.textContent).toContain('The new one does not answer.')
  await answer('test', { ok: true, system: 'canvas', message: 'The old one works.' })
  expect(document.body.textContent).toContain('The new one does not answer.')
  expect(document.body.textContent).not.toContain('The old one works.')
})

test('a late failure of a test is not shown beside a later save', async () => {
  const { sent, answer, refuse } = await show(<CourseSystemSettings account={account} onUnsaved={() => {}} />)
  await press('Test connection')
  await sent('test')
  await type('base_url', 'https://moved.example.edu')
  await type('api_key', 'another key')
  await press('Save')
  await sent('course-system')
  const connection = { ok: true, system: 'canvas', message: 'The new one works.' }
  await answer('course-system', { ...account, base_url: 'https://moved.example.edu', connection })
  const before = document.body.textContent
  await refuse('test')
  await vi.waitFor(() => act(async () => expect(document.body.textContent).toContain('Test connection')))
  expect(document.body.textContent).toBe(before.replace('Testing...', 'Test connection'))
})
