import type { Page } from '@playwright/test'
import type { z } from 'zod/mini'
import type { spendingApi } from '../../../packages/domain/src/api/spending.ts'
import { button, named, opens, question, type Route } from './walk.ts'

const check = { seconds: 1.5, tokens: { input: 120, output: 40 }, dollars: 0.0004 }
const findings = {
  answer: { ...check, ok: true, first_seconds: 0.4, tokens_per_second: 32 },
  form: { ...check, ok: true, mode: 'schema' },
  language: { ...check, ok: false, fault: 'language', language: 'de' },
}

const used = {
  calls: 12,
  tokens: { input: 48_200, output: 9100 },
  characters: 0,
  audio_minutes: 0,
  unpriced: 0,
}
const today: z.infer<typeof spendingApi.today.answer> = {
  renews_at: '2026-01-02T00:00:00.000Z',
  pages: 3,
  budgets: [{ amount: 'dollars', of: 'instance', limit: 5, used: 1.2 }],
  providers: [
    { ...used, kind: 'writing', provider: 'Oceanus', model: 'luna-7', dollars: 0.21 },
    { ...used, kind: 'check', provider: 'Oceanus', model: 'sol-3', dollars: 0, unpriced: 2 },
    {
      ...used,
      kind: 'speech',
      provider: 'Nautae',
      model: '',
      characters: 5200,
      audio_minutes: 6.4,
      dollars: 0,
    },
  ],
}

/** Language models, picture models and what they cost. An installation for tests has none, and its accounts are no owners. */
async function offerModels(page: Page): Promise<void> {
  const model = { provider: 'Oceanus', model: 'luna-7', wait_seconds: 0 }
  const models = [
    { ...model, index: 0, price: { input: 2.5, output: 10 }, state: 'ready' },
    { ...model, index: 1, model: 'sol-3', state: 'resting', wait_seconds: 90 },
  ]
  await page.route('**/api/models', (route) => route.fulfill({ json: { models, fallback: true } }))
  const pictures = [
    { ...model, index: 0, model: 'iris-2', dollars: 0.04, paid: true, state: 'ready' },
    {
      ...model,
      index: 1,
      model: 'flora-1',
      dollars: null,
      paid: true,
      state: 'askedToWait',
      wait_seconds: 40,
    },
    { ...model, index: 2, model: 'stella-3', dollars: null, paid: false, state: 'ready' },
  ]
  await page.route('**/api/picture-models', (route) => route.fulfill({ json: { models: pictures } }))
  await page.route('**/api/picture-models/*/checks', (route) =>
    route.fulfill({ json: { ok: true, seconds: 12.5, width: 1536, height: 1024, dollars: 0.04 } }),
  )
  await page.route('**/api/spending/today', (route) => route.fulfill({ json: today }))
  await page.route('**/api/models/*/checks', (route, request) => {
    const asked = request.postDataJSON() as { check: keyof typeof findings }
    return route.fulfill({ json: findings[asked.check] })
  })
}

/** The pages of the user menu. */
export const account: Route = {
  name: 'account',
  prepare: offerModels,
  screens: [
    {
      name: 'account settings',
      open: async ({ page }) => {
        await page.goto('/account')
      },
      shows: ({ page }) => page.locator('form').nth(2),
    },
    opens(
      'account settings, connection tested',
      (walk) => button(walk, 'Test connection'),
      ({ page }) => page.locator('form > [role="status"]'),
    ),
    {
      name: 'question before leaving',
      open: async (walk) => {
        await walk.page.getByRole('textbox').first().fill('Amara')
        await named(walk, 'link', 'Back to Courses').click()
      },
      shows: question,
    },
    {
      name: 'models',
      open: async ({ page }) => {
        await page.goto('/models')
        await page.getByText('Oceanus luna-7').waitFor()
      },
      shows: ({ page }) => page.getByRole('heading', { name: 'luna-7' }),
    },
    {
      name: 'models, tested',
      open: async ({ page }) => {
        await page.locator('ol').getByRole('button').first().click()
      },
      shows: ({ page }) => page.locator('ol svg.lucide-circle-alert'),
    },
    {
      name: 'picture models, tested',
      open: async ({ page }) => {
        await page.locator('ol').nth(1).getByRole('button').first().click()
      },
      shows: ({ page }) => page.locator('ol').nth(1).locator('svg.lucide-circle-check'),
    },
  ],
}

/** The screen with the figures of a slideshow. */
export const figures: Route = {
  name: 'figures',
  screens: [
    {
      name: 'figures',
      open: async ({ page, content }) => {
        await page.goto(`/figures/slideshow/${content.courseId}/${content.pageId}`)
      },
      shows: ({ page }) => page.getByRole('switch').first(),
    },
  ],
}
