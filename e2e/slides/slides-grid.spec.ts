import { expect, type Page, test } from '@playwright/test'
import type { ViteDevServer } from 'vite'
import { offeredLayouts } from '../../packages/domain/src/slides/layouts-to-try.ts'
import type { SlideType } from '../../packages/domain/src/slides/slide-type.ts'
import { slideTypes } from '../../packages/domain/src/slides/slide-types.ts'
import { themes } from '../../packages/domain/src/theme/themes.ts'
import {
  drawingSamples,
  drawingSamplesRightToLeft,
} from '../../packages/web/src/features/gallery/drawing-samples.ts'
import type * as SlideFlaws from '../support/slide-flaws.ts'
import { sourceOf, startSourceServer } from '../support/source-server.ts'

const flawsSource = sourceOf('e2e/support/slide-flaws.ts')

let server: ViteDevServer
test.beforeAll(async () => {
  server = await startSourceServer()
})
test.afterAll(() => server.close())

test('every slide in every theme is complete and readable, with any amount of text', async ({ page }) => {
  test.slow()
  const complaints = listen(page)
  const [first = '', ...others] = Object.keys(themes)
  // Every type seven times, pictures of all shapes and no picture, every layout with three contents, three cropped
  // pictures, opening slides, drawings, and an unknown type.
  const types: readonly SlideType[] = Object.values(slideTypes)
  const drawings = drawingSamples.length + drawingSamplesRightToLeft.length
  const count = 7 * types.length + 8 + 3 * types.flatMap(offeredLayouts).length + 3 + 18 + drawings + 1
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
  await waitUntilRendered(page)
  const flaws = await page.evaluate(
    async (source) => ((await import(source)) as typeof SlideFlaws).findFlaws(),
    flawsSource,
  )
  complaints.push(...flaws, ...(await findFaint(page)))
}

test('a layout that does not fit is replaced by a plainer one before text shrinks', async ({ page }) => {
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

test('cursive scripts have more line spacing, and no theme family tightens their letters', async ({
  page,
}) => {
  const count = Object.keys(themes).length
  await openGallery(page, { type: 'quote', theme: 'all', content: 'right-to-left' }, count)
  const looks = await page.locator('.slide-canvas blockquote').evaluateAll((quotes) =>
    quotes.map((quote) => {
      const { letterSpacing, lineHeight, fontSize } = getComputedStyle(quote)
      return {
        tracking: Number.parseFloat(letterSpacing) || 0,
        line: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
      }
    }),
  )
  expect(looks).toHaveLength(count)
  for (const { tracking, line } of looks) {
    expect(tracking).toBe(0)
    expect(line).toBeGreaterThan(1.3)
  }
})

test('a word that is too long for a column gets the width of the slide, and stays whole', async ({
  page,
}) => {
  await openGallery(page, { type: 'bullets', theme: 'corporate-blue', content: 'overlong' }, 1)
  const canvas = page.locator('.slide-canvas')
  await expect(canvas).toHaveAttribute('data-long-words', '')
  await expect(canvas).not.toHaveAttribute('data-breaking')
  const wide = await canvas.locator('.slide-title').evaluate((title: HTMLElement) => title.offsetWidth)
  expect(wide).toBeGreaterThan(1000)
})

test('a quiz is readable in every theme, with any answer', async ({ page }) => {
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

test('an overfull slide scrolls by keyboard and shows that it scrolls', async ({ page }) => {
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

test('an overfull slide also scrolls in the player, where the same keys have another meaning', async ({
  page,
}) => {
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

test('an unknown type shows a message', async ({ page }) => {
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

/** Shows slides side by side, all of them visible and fully rendered. */
async function openGallery(page: Page, query: Record<string, string>, count: number): Promise<void> {
  await page.setViewportSize({ width: 1900, height: 12800 })
  await page.goto(`${server.resolvedUrls?.local[0]}gallery?${new URLSearchParams(query).toString()}`)
  await expect(page.locator('figure > .slide-stage')).toHaveCount(count)
  await waitUntilRendered(page)
}

async function waitUntilRendered(page: Page): Promise<void> {
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
