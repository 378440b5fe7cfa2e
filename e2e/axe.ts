import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong with what the page shows now: rule and element of each. `within` looks at a part alone, where
 * something floats over the rest and covers buttons by halves that one would scroll free.
 */
export async function complaints(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  if (within !== undefined) axe.include(within)
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
