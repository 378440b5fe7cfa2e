import type { Locator, Page } from '@playwright/test'
import { signIn } from './teacher.ts'

/** The row of a page, by its title. */
export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('article').getByRole('listitem').filter({ hasText: title })
}

/** Selects pages of the open courses and opens the dialog. */
export async function openDialog(page: Page, titles: readonly string[]): Promise<Locator> {
  for (const title of titles)
    await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).click()
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Generate Content' })
    .click()
  return page.getByRole('dialog', { name: 'Generate Content' })
}

/** Signs in and returns a function that calls the API as the same teacher. */
export async function signInWithApi(page: Page) {
  const teacher = await signIn(page)
  const headers = { Authorization: `Bearer ${teacher.token}` }
  return {
    teacher,
    post: (path: string, data: object) => page.request.post(path, { headers, data, timeout: 60_000 }),
  }
}
