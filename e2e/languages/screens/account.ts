import type { Page } from '@playwright/test'
import { button, named, opens, question, type Route } from './walk.ts'

const check = { seconds: 1.5, tokens: { input: 120, output: 40 }, dollars: 0.0004 }
const findings = {
  answer: { ...check, ok: true, first_seconds: 0.4, tokens_per_second: 32 },
  form: { ...check, ok: true, mode: 'schema' },
  language: { ...check, ok: false, fault: 'language', language: 'de' },
}

/** Language models. An installation for tests has none. */
async function offerModels(page: Page): Promise<void> {
  const model = { provider: 'Oceanus', model: 'luna-7', wait_seconds: 0 }
  const models = [
    { ...model, index: 0, price: { input: 2.5, output: 10 }, state: 'ready' },
    { ...model, index: 1, model: 'sol-3', state: 'resting', wait_seconds: 90 },
  ]
  await page.route('**/api/models', (route) => route.fulfill({ json: { models, fallback: true } }))
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
      ({ page }) => page.locator('form').nth(2),
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
        await page
          .getByRole('article')
          .or(page.getByRole('heading', { name: 'luna-7' }))
          .first()
          .waitFor()
      },
      shows: ({ page }) => page.getByRole('heading', { name: 'luna-7' }),
    },
    {
      name: 'models, tested',
      open: async ({ page }) => {
        await page.getByRole('listitem').first().getByRole('button').first().click()
        await page.locator('svg.lucide-circle-alert').first().waitFor()
      },
      shows: ({ page }) => page.getByRole('heading', { name: 'luna-7' }),
    },
  ],
}

/** What learners did with a slideshow. */
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
