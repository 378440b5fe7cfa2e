import { expect, type Page, test } from '@playwright/test'
import type { ViteDevServer } from 'vite'
import { offeredLayouts } from '../packages/domain/src/slides/layouts-to-try.ts'
import type { SlideType } from '../packages/domain/src/slides/slide-type.ts'
import { slideTypes } from '../packages/domain/src/slides/slide-types.ts'
import { themes } from '../packages/domain/src/theme/themes.ts'
import type * as SlideFlaws from './slide-flaws.ts'
import { sourceOf, startSourceServer } from './source-server.ts'

const flawsSource = sourceOf('e2e/slide-flaws.ts')

let server: ViteDevServer
test.beforeAll(async () => {
  server = await startSourceServer()
})
test.afterAll(() => server.close())

test('every slide in every theme is whole and readable, however much it says', async ({ page }) => {
  test.slow()
  const complaints = listen(page)
  const [first = '', ...others] = Object.keys(themes)
  // Seven times every type; pictures of all shapes and none; every layout with three contents, three pictures that are
  // cropped; openings; an unknown type.
  const types: readonly SlideType[] = Object.values(slideTypes)
  const count = 7 * types.length + 8 + 3 * types.flatMap(offeredLayouts).length + 3 + 18 + 1
  await openGallery(page, { theme: first, content: 'all' }, count)
  await expect(page.locator('.slide-math')).not.toHaveCount(0)
  await check(page, complaints)
  for (const theme of others) {
    await page.getByLabel('theme').selectOption(theme)
    await expect(page.locator('figcaption', { hasText: `, ${theme}, ` })).toHaveCount(count)
    await check(page, complaints)
  }
  expect(complaints).toEqual([])
})

async function check(page: Page, complaints: string[]): Promise<void> {
  await drawnToTheEnd(page)
  const flaws = await page.evaluate(
    async (source) => ((await import(source)) as typeof SlideFlaws).findFlaws(),
    flawsSource,
  )
  complaints.push(...flaws, ...(await findFaint(page)))
}

test('a layout that does not fit gives way to a plainer one before text shrinks', async ({ page }) => {
  await openGallery(page, { type: 'text', theme: 'creative-purple', content: 'layouts, full' }, 3)
  const drawn = await page.locator('.slide-stage').evaluateAll((stages: HTMLElement[]) =>
    stages.map((stage) => ({
      layout: stage.dataset['layout'],
      shrunk: stage.querySelector<HTMLElement>('.slide-canvas')?.style.getPropertyValue('--fit-body'),
    })),
  )
  const [statement] = drawn
  expect(statement?.layout).not.toBe('statement')
  for (const { layout, shrunk } of drawn) if (layout !== 'plain') expect(shrunk).toBe('0px')
})

test('a quiz reads well in every theme, whatever was answered', async ({ page }) => {
  const complaints = listen(page)
  const count = Object.keys(themes).length
  await openGallery(page, { type: 'quiz', theme: 'all', content: 'full' }, count)
  const press = (what: string) =>
    page
      .locator(what)
      .evaluateAll((elements: HTMLElement[]) => elements.forEach((element) => element.click()))
  for (const { letter, outcome } of [
    { letter: 'A', outcome: 'Incorrect' },
    { letter: 'B', outcome: 'Correct' },
  ]) {
    await press(`[value=${letter}]`)
    await check(page, complaints)
    await press('[type=submit]')
    await expect(page.getByText(outcome, { exact: true })).toHaveCount(count)
    await check(page, complaints)
    await press('.slide-quiz-end button')
  }
  expect(complaints).toEqual([])
})

test('a slide that says too much is scrolled with the keyboard, and shows that it can be', async ({
  page,
}) => {
  await openGallery(page, { type: 'bullets', theme: 'minimal-dark', content: 'overlong' }, 1)
  const slide = page.locator('.slide-page')
  await expect(slide).toHaveAttribute('tabindex', '0')
  await page.getByRole('link', { name: 'Every motion at any moment' }).focus()
  await page.keyboard.press('Tab')
  await expect(slide).toBeFocused()
  await expect(slide).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('End')
  await expect.poll(() => slide.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  const last = slide.locator('li').last()
  await expect(last).toBeInViewport()
})

test('in the player as well, where the same keys mean something else', async ({ page }) => {
  await openGallery(page, { type: 'bullets', theme: 'minimal-dark', content: 'overlong' }, 1)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const player = page.getByRole('region', { name: 'Slideshow player' })
  await player.press('a')
  await player.press('ArrowRight')
  await player.press('ArrowRight')
  await expect(player.getByText('Slide 3 of 11')).toBeVisible()
  const slide = player.locator('[data-type=bullets] .slide-page')
  await slide.focus()
  await page.keyboard.press('End')
  await expect(slide.locator('li').last()).toBeInViewport()
  await expect(player.getByText('Slide 3 of 11')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(player.getByText('Slide 4 of 11')).toBeVisible()
})

test('an unknown type is told', async ({ page }) => {
  await openGallery(page, { theme: 'corporate-blue', content: 'unknown' }, 1)
  await expect(page.getByRole('heading', { name: 'Unknown Slide Type' })).toBeVisible()
  await expect(page.getByText('The slide type "hologram" is not supported.')).toBeVisible()
})

function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  return complaints
}

/** Shows slides side by side, all of them in sight and drawn to the end. */
async function openGallery(page: Page, query: Record<string, string>, count: number): Promise<void> {
  await page.setViewportSize({ width: 1900, height: 12800 })
  await page.goto(`${server.resolvedUrls?.local[0]}gallery?${new URLSearchParams(query).toString()}`)
  await expect(page.locator('figure > .slide-stage')).toHaveCount(count)
  await drawnToTheEnd(page)
}

async function drawnToTheEnd(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('img')].every(({ complete }) => complete)
  })
}

async function findFaint(page: Page): Promise<string[]> {
  await page.evaluate(
    async (source) => ((await import(source)) as typeof SlideFlaws).hideTexts(),
    flawsSource,
  )
  const picture = (await page.screenshot()).toString('base64')
  return page.evaluate(
    async ({ source, picture: png }) => {
      const { findFaint: find, showTexts } = (await import(source)) as typeof SlideFlaws
      showTexts()
      return find(png)
    },
    { source: flawsSource, picture },
  )
}
