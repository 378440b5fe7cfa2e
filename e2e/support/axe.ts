import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The violations that axe finds on the page: rule and element of each. `within` limits the check to a part of the page,
 * for tests in which floating elements cover half of a button that a user could scroll free.
 */
export async function complaints(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  if (within !== undefined) axe.include(within)
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
