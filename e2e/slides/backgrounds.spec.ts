import { expect, type Locator, type Page, test } from '@playwright/test'
import { specified } from '../../packages/domain/src/testing/specified.ts'
import type { ViteDevServer } from 'vite'
import type * as Backgrounds from '../../packages/web/src/slides/background/backgrounds.ts'
import type * as PaintBackground from '../../packages/web/src/slides/background/paint-background.ts'
import type * as BackgroundPalette from '../../packages/web/src/slides/background/background-palette.ts'
import type * as Themes from '../../packages/domain/src/theme/themes.ts'
import type * as Contrast from '../../packages/domain/src/theme/contrast.ts'
import type * as Colors from '../../packages/domain/src/theme/color.ts'
import { openGenerated } from '../support/generated-content.ts'
import { openDeck } from '../support/own-deck.ts'
import { openSources, sourceOf, startSourceServer } from '../support/source-server.ts'

const sources = {
  backgrounds: sourceOf('packages/web/src/slides/background/backgrounds.ts'),
  paint: sourceOf('packages/web/src/slides/background/paint-background.ts'),
  palette: sourceOf('packages/web/src/slides/background/background-palette.ts'),
  themes: sourceOf('packages/domain/src/theme/themes.ts'),
  contrast: sourceOf('packages/domain/src/theme/contrast.ts'),
  color: sourceOf('packages/domain/src/theme/color.ts'),
}

test.describe('every background', () => {
  let server: ViteDevServer
  test.beforeAll(async () => {
    server = await startSourceServer()
  })
  test.afterAll(() => server.close())

  test('differs at its start, middle and end, and repeats exactly for the same moment', async ({ page }) => {
    await openSources(page, server)
    const looks = await page.evaluate(async (paths) => {
      const { backgrounds } = (await import(paths.backgrounds)) as typeof Backgrounds
      const { paintBackground } = (await import(paths.paint)) as typeof PaintBackground
      const { backgroundPalette } = (await import(paths.palette)) as typeof BackgroundPalette
      const { themes } = (await import(paths.themes)) as typeof Themes
      const palette = backgroundPalette(themes['corporate-dark'].theme)
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
      return Object.entries(backgrounds).map(([id, background]) => {
        const look = (time: number) => {
          const context = canvas.getContext('2d')
          if (context) paintBackground(context, background, { time, palette })
          return canvas.toDataURL()
        }
        const [start, middle, end] = [look(0), look(0.5), look(0.9)]
        return {
          id,
          looks: new Set([start, middle, end]).size,
          same: look(0.5) === middle && look(3) === start,
        }
      })
    }, sources)
    expect(looks).toHaveLength(specified.backgrounds)
    for (const { id, looks: count, same } of looks)
      expect({ id, count, same }).toEqual({ id, count: id === 'none' ? 1 : 3, same: true })
  })

  test('loops without a visible jump', async ({ page }) => {
    await openSources(page, server)
    const found = await page.evaluate(async (paths) => {
      const { backgrounds } = (await import(paths.backgrounds)) as typeof Backgrounds
      const { paintBackground } = (await import(paths.paint)) as typeof PaintBackground
      const { backgroundPalette } = (await import(paths.palette)) as typeof BackgroundPalette
      const { themes } = (await import(paths.themes)) as typeof Themes
      const palette = backgroundPalette(themes['corporate-dark'].theme)
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) return []
      return Object.entries(backgrounds).map(([id, background]) => {
        const px = (time: number) => {
          paintBackground(context, background, { time, palette })
          return context.getImageData(0, 0, canvas.width, canvas.height).data
        }
        /** Number of pixels that change within a thousandth of a loop. */
        const change = (from: number, to: number) => {
          const before = px(from)
          return px(to).reduce(
            (count, value, at) => count + Number(Math.abs(value - (before[at] ?? 0)) > 24),
            0,
          )
        }
        const usual = Math.max(...[0.2, 0.45, 0.7].map((time) => change(time, time + 0.001)))
        return { id, usual, seam: change(0.9995, 0.0005) }
      })
    }, sources)
    expect(found).toHaveLength(specified.backgrounds)
    expect(found.filter(({ usual, seam }) => seam > 2 * usual + 150)).toEqual([])
  })

  test('keeps text readable in every theme, at any position, at its highest intensity', async ({ page }) => {
    await openSources(page, server)
    const found = await page.evaluate(async (paths) => {
      const { backgrounds } = (await import(paths.backgrounds)) as typeof Backgrounds
      const { paintBackground } = (await import(paths.paint)) as typeof PaintBackground
      const { backgroundPalette } = (await import(paths.palette)) as typeof BackgroundPalette
      const { themes } = (await import(paths.themes)) as typeof Themes
      const { relativeLuminance } = (await import(paths.contrast)) as typeof Contrast
      const { gradientColors, readColor } = (await import(paths.color)) as typeof Colors
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) return []

      /**
       * The lowest contrast of a text with any pixel of the canvas on the slide's background colour, with the canvas at
       * 70 % opacity.
       */
      const least = (px: Uint8ClampedArray, ground: readonly number[], text: number) => {
        let lowest = Infinity
        for (let at = 0; at < px.length; at += 4) {
          const alpha = ((px[at + 3] ?? 0) / 255) * 0.7
          const [red = 0, green = 0, blue = 0] = ground.map(
            (channel, index) => channel + ((px[at + index] ?? 0) - channel) * alpha,
          )
          const luminance = relativeLuminance([red, green, blue])
          const ratio = (Math.max(luminance, text) + 0.05) / (Math.min(luminance, text) + 0.05)
          lowest = Math.min(lowest, ratio)
        }
        return lowest
      }
      const unlike = (px: Uint8ClampedArray) => {
        const seen = new Set<number>()
        const view = new Uint32Array(px.buffer)
        return new Uint8ClampedArray(
          Uint32Array.from(view.filter((one) => !seen.has(one) && seen.add(one))).buffer,
        )
      }

      return Object.values(themes).flatMap(({ id: theme, theme: look }) => {
        const grounds = gradientColors(look.bg_gradient).flatMap((color) => readColor(color) ?? [])
        const stops = Array.from({ length: grounds.length / 3 }, (_, at) =>
          grounds.slice(at * 3, at * 3 + 3).map(Number),
        )
        const texts = [look.text_primary, look.text_secondary].map((text) =>
          relativeLuminance(readColor(text) ?? [0, 0, 0]),
        )
        return Object.entries(backgrounds).map(([id, background]) => {
          const contrasts = [0, 0.4].flatMap((time) => {
            paintBackground(context, background, { time, palette: backgroundPalette(look) })
            const px = unlike(context.getImageData(0, 0, canvas.width, canvas.height).data)
            return stops.flatMap((stop) => texts.map((text) => least(px, stop, text)))
          })
          return { theme, id, least: Math.min(...contrasts) }
        })
      })
    }, sources)
    expect(found).toHaveLength(12 * 19)
    expect(found.filter(({ least }) => least < 4.5)).toEqual([])
  })
})

const courseId = '7003'
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

async function choose(page: Page, field: string, option: string): Promise<void> {
  await combobox(page, field).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The canvas content as text, so that equal images are equal strings. */
const look = (canvas: Locator) => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())

async function framesPass(page: Page, count = 8): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, count)
}

test('a background moves on the slide, is still in the list, and continues during slide changes', async ({
  page,
}) => {
  // Each slide is longer than this test, so that playback does not leave it.
  await openDeck(page, [
    { audio_script: 'The tide rises and falls. '.repeat(200) },
    { audio_script: 'The moon attracts the sea. '.repeat(200) },
  ])
  const slides = page.getByRole('navigation', { name: 'Slides' }).getByRole('listitem')
  const onSlide = page.locator('main section .slide-background')
  for (const index of [1, 0]) {
    await slides.nth(index).getByRole('button').first().click()
    await choose(page, 'Background', 'Particle network')
    await choose(page, 'Intensity', 'Intense')
    await choose(page, 'Transition', 'Fade')
  }
  await expect(onSlide).toHaveCSS('opacity', '0.7')
  const before = await look(onSlide)
  await expect.poll(() => look(onSlide)).not.toBe(before)

  const inList = slides.first().locator('.slide-background')
  await expect.poll(() => inList.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(100)
  expect(await inList.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeLessThanOrEqual(320)
  const picture = await look(inList)
  await framesPass(page)
  expect(await look(inList)).toBe(picture)

  await page.getByRole('button', { name: 'Preview' }).click()
  // The next slide is rendered in advance and does not move.
  const played = page.locator('.player .slide-layer:not([data-ahead]) .slide-background')
  await expect(played).toHaveCount(1)
  const both = page.evaluate(async () => {
    const looks: string[][] = []
    for (let frame = 0; frame < 300 && looks.length < 3; frame += 1) {
      await new Promise(requestAnimationFrame)
      const shown = [
        ...document.querySelectorAll<HTMLCanvasElement>(
          '.player .slide-layer:not([data-ahead]) .slide-background',
        ),
      ]
      if (shown.length === 2) looks.push(shown.map((canvas) => canvas.toDataURL()))
    }
    return looks.at(-1)
  })
  await page.locator('.player').getByRole('button', { name: 'Next', exact: true }).click()
  expect(new Set(await both).size).toBe(1)
  await expect(played).toHaveCount(1)

  await page.locator('.player').getByRole('button', { name: 'Pause', exact: true }).click()
  await framesPass(page, 2)
  const paused = await look(played)
  await framesPass(page)
  expect(await look(played)).toBe(paused)
})

test('a background is previewed on the slide while its menu entry has the pointer, and stays only if it is chosen', async ({
  page,
}) => {
  await openGenerated(page, { format: 'slideshow', courseId, pageId: '700302', voiced: false })
  const onSlide = page.locator('main section .slide-background')
  await combobox(page, 'Background').click()
  await expect(onSlide).toHaveCount(0)
  await page.getByRole('option', { name: 'Aurora', exact: true }).hover()
  await expect(onSlide).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Stars', exact: true })).toBeFocused()
  await expect(onSlide).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(onSlide).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  await choose(page, 'Background', 'Stars')
  await expect(onSlide).toHaveCount(1)
})

test('a background is still if the user prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGenerated(page, { format: 'slideshow', courseId, pageId: '700307', voiced: false })
  await choose(page, 'Background', 'Waves')
  const onSlide = page.locator('main section .slide-background')
  await expect.poll(() => onSlide.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(400)
  const before = await look(onSlide)
  await framesPass(page, 20)
  expect(await look(onSlide)).toBe(before)
})
