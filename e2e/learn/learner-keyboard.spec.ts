import { expect, type Page, test } from '@playwright/test'
import { playFast } from '../support/fast-audio.ts'
import { shareSlideshow } from '../support/learner-share.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Slideshow player' })
const control = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true })

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, isWanted: (focused: string) => boolean): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement?.closest('a, button, input')
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
      return element?.ariaLabel ?? label ?? element?.textContent ?? ''
    })
    if (isWanted(focused)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach the element.')
}

test('space plays and pauses while no element has the focus, and presses a focused button', async ({
  page,
  browser,
}) => {
  const { path } = await shareSlideshow(page)
  for (const [query, viewport] of [
    ['', { width: 1280, height: 800 }],
    ['', { width: 390, height: 844 }],
    ['?embed', { width: 960, height: 540 }],
  ] as const) {
    const context = await browser.newContext({ viewport })
    const learner = await context.newPage()
    await learner.goto(`${path}${query}`)
    await expect(control(learner, 'Play')).toBeVisible()
    await learner.keyboard.press('Space')
    await expect(control(learner, 'Pause')).toBeVisible()
    await learner.keyboard.press('Space')
    await expect(control(learner, 'Play')).toBeVisible()
    expect(await learner.evaluate(() => scrollY)).toBe(0)
    await control(learner, 'Captions').focus()
    await learner.keyboard.press('Space')
    await expect(control(learner, 'Captions')).toHaveAttribute('aria-pressed', 'false')
    await expect(control(learner, 'Play')).toBeVisible()
    await context.close()
  }
})

test('a learner with only a keyboard watches, answers the question, sees the answer and watches again', async ({
  page,
  browser,
}) => {
  const { path } = await shareSlideshow(page)
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  const learner = await context.newPage()
  await playFast(learner)
  await learner.goto(path)
  await expect(control(learner, 'Play')).toBeVisible()
  await learner.keyboard.press('Space')
  await expect(learner.locator('#place')).toContainText('Slide 3 of 3')
  await tabTo(learner, (focused) => focused.includes('The Moon'))
  await learner.keyboard.press('ArrowDown')
  await learner.keyboard.press('Enter')
  await expect(player(learner).getByText('Incorrect')).toBeVisible()
  await expect(learner.getByRole('button', { name: 'Go on' })).toBeFocused()
  await learner.keyboard.press('Enter')
  const result = learner.getByRole('heading', { name: '0 of 1 right' })
  await expect(result).toBeFocused()
  // The player is below the card.
  await learner.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await learner.keyboard.press('Space')
  await expect(result).toBeVisible()
  await tabTo(learner, (focused) => focused.includes('Answer again'))
  await learner.keyboard.press('Enter')
  await expect(player(learner)).toBeFocused()
  await tabTo(learner, (focused) => focused.includes('The Moon'))
  await learner.keyboard.press('Space')
  await learner.keyboard.press('Enter')
  await expect(player(learner).getByText('Correct', { exact: true })).toBeVisible()
  await learner.keyboard.press('Enter')
  await expect(learner.getByRole('heading', { name: '1 of 1 right' })).toBeFocused()
  await tabTo(learner, (focused) => focused.includes('Watch again'))
  await learner.keyboard.press('Enter')
  await expect(learner.locator('#place')).toContainText('Slide 1 of 3')
  await expect(player(learner)).toBeFocused()
})
