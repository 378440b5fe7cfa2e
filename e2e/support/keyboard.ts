import { expect, type Page } from '@playwright/test'

/** Presses Tab until the named control has the focus. */
export async function tabTo(
  page: Page,
  name: RegExp | string,
  role: 'button' | 'checkbox' | 'textbox' | 'link' | 'menuitem' = 'button',
): Promise<void> {
  await expect(page.getByRole(role, { name, exact: true }).first()).toBeVisible()
  await tabUntil(page, () => page.getByRole(role, { name, exact: true }).first())
}

/** Presses Tab until the field with this label has the focus. Password fields have no role, so the label finds them. */
export async function tabToField(page: Page, label: string): Promise<void> {
  await tabUntil(page, () => page.getByLabel(label, { exact: true }))
}

async function tabUntil(page: Page, find: () => ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await find().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there.')
}
