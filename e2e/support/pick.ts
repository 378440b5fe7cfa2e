import { expect, type Locator } from '@playwright/test'

/** Chooses an option as a person does: the pointer is on it before the press. A list ignores a press while it opens. */
export async function pick(option: Locator): Promise<void> {
  await option.hover()
  await expect(option).toHaveAttribute('data-highlighted')
  await option.click()
}
