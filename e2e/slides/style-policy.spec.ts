import { expect, type Page, test } from '@playwright/test'
import { openDeck } from '../support/own-deck.ts'

declare global {
  interface Window {
    refusals?: string[]
  }
}

/** Collects the violations of the content security policy on all pages opened from now on. */
async function watchRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refusals: string[] = []
    window.refusals = refusals
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, blockedURI }) =>
      refusals.push(`${violatedDirective} of ${sourceFile || blockedURI}`),
    )
  })
  return () => page.evaluate(() => window.refusals ?? ['not watched'])
}

test('a style element created by a script has no effect', async ({ page }) => {
  const refused = await watchRefusals(page)
  await page.goto('/login')
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(style)
  })
  expect(await refused()).toEqual([expect.stringContaining('style-src')])
  await expect(page.locator('body')).toBeVisible()
})

test('the editor violates no rule: formulas, messages, panels, lists and motion', async ({ page }) => {
  const refused = await watchRefusals(page)
  await openDeck(page, [
    {
      slide_type: 'text',
      content: { slide_title: 'Area', slide_content: 'It is $\\boxed{\\pi r^2}$ and $\\sqrt{x}$.' },
    },
    { slide_type: 'title', content: { slide_title: 'Circles' } },
  ])
  await expect(page.locator('.katex').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes', exact: true }).click()
  const message = page.getByText('Slideshow saved successfully!')
  await expect(message).toBeVisible()
  // The message has its styles: it stays in its corner.
  await expect
    .poll(() => message.evaluate((element) => getComputedStyle(element.closest('ol') ?? element).position))
    .toBe('fixed')
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  await page.getByRole('combobox').first().click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.keyboard.press('ArrowRight')
  expect(await refused()).toEqual([])
})

test('the API description has styles, and runs no script', async ({ page }) => {
  const refused = await watchRefusals(page)
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: /^Lectern API/ })).toBeVisible()
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).maxWidth)).toBe('960px')
  expect(await refused()).toEqual([])
})
