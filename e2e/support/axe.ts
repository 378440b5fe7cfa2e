import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Waits for animations that end, such as a message that fades in. Half transparent text has too little contrast. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    // An element that was just added starts its transition in the next frame.
    await nextFrame()
    await nextFrame()
    const isEnding = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' &&
      timeline instanceof DocumentTimeline &&
      effect?.getComputedTiming().endTime !== Infinity
    const ending = document.getAnimations().filter(isEnding)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/**
 * The violations that axe finds on the page: rule and element of each. `within` limits the check to a part of the page,
 * for tests in which floating elements cover half of a button that a user could scroll free.
 */
export async function complaints(page: Page, within?: string): Promise<string[]> {
  await untilSettled(page)
  // Only violations are read. For other results axe would describe every element of the page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // The default mode merges the results of frames in a blank page, and loads axe there again. One frame has nothing to merge.
  if (page.frames().length === 1) axe.setLegacyMode()
  if (within !== undefined) axe.include(within)
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
