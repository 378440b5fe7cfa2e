import { expect, test, type Page } from '@playwright/test'
import { complaints } from '../support/axe.ts'
import { openDeck } from '../support/own-deck.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const code = '**/assets/*.js'

test('a screen whose code does not load says why, and opens as soon as Lectern answers', async ({ page }) => {
  await openDeck(page, [{}, {}])
  await page.route(code, (route) => route.abort())
  await page.route('**/api/health', (route) => route.abort())
  await button(page, 'Figures').click()
  await expect(page.getByRole('heading', { name: 'Lectern cannot be reached' })).toBeVisible()
  await expect(button(page, 'Try again')).toBeFocused()
  expect(await complaints(page)).toEqual([])
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: 'Lectern cannot be reached' })).toBeVisible()

  await page.unroute('**/api/health')
  await page.unroute(code)
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible()
})

test('a screen whose code was replaced claims no update, because the connection may have been lost', async ({
  page,
}) => {
  await openDeck(page, [{}, {}])
  await page.route(code, (route) => route.fulfill({ status: 404 }))
  await button(page, 'Figures').click()
  await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible()
  await page.unroute(code)
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible()
})
