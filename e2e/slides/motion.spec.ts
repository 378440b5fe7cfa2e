import { expect, type Page, test } from '@playwright/test'
import { specified } from '../../packages/domain/src/testing/specified.ts'
import type { ViteDevServer } from 'vite'
import { startSourceServer } from '../support/source-server.ts'

declare global {
  /** Recorded images of each motion, by recording. */
  var scenes: Record<string, ImageData>[]
}

let server: ViteDevServer
test.beforeAll(async () => {
  server = await startSourceServer()
})
test.afterAll(() => server.close())

for (const query of [
  { theme: 'educational-blue', from: 'text', to: 'bullets', content: 'typical' },
  { theme: 'creative-purple', from: 'bullets', to: 'image', content: 'right-to-left' },
])
  test(`every motion is distinct and repeatable in both directions: ${query.theme}, ${query.content}`, async ({
    page,
  }) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    await openMotions(page, query)

    for (const progress of [0, 0.8, 0.5, 0.2, 0.5, 1]) await remember(page, progress)
    await remember(page, 'without')
    const { motions, alike } = await compareScenes(page)
    const ids = motions.map(({ name }) => name)
    expect(ids.filter((name) => name.startsWith('transition '))).toHaveLength(specified.transitions)
    expect(ids.filter((name) => name.startsWith('animation '))).toHaveLength(specified.elementAnimations)
    const expected = ids.map((name) => {
      const moves = !name.endsWith(' none')
      return { name, begun: moves, notEnded: moves, back: true, left: 0 }
    })
    expect(motions).toEqual(expected)
    expect(alike).toEqual([])
    expect(complaints).toEqual([])
  })

/** Opens the page that shows all motions, at full height. */
async function openMotions(page: Page, query: Readonly<Record<string, string>>): Promise<void> {
  const address = `${server.resolvedUrls?.local[0]}gallery/motions?${new URLSearchParams(query).toString()}`
  // Stages are 240 by 135 px. Whole numbers keep equal images equal in every pixel.
  await page.setViewportSize({ width: 1056, height: 800 })
  // On the second load the development server has every module ready.
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Motion', level: 1 })).toBeVisible()
  const height = await page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ width: 1056, height })
}

/** Shows every motion at a time, or the slides without motion, and records each image. */
async function remember(page: Page, progress: number | 'without'): Promise<void> {
  if (progress === 'without') await page.getByLabel('Without motion').check()
  else await page.getByLabel('Progress').fill(String(progress))
  // 'none' changes at once, and a finished motion leaves no layers.
  await expect(page.locator('.slide-change[data-changing]')).toHaveCount(
    // The transition 'none' does not move.
    progress === 1 || progress === 'without' ? 0 : specified.transitions - 1,
  )
  const picture = await pictureAtRest(page)
  await page.evaluate(async (png) => {
    const blob = await (await fetch(`data:image/png;base64,${png}`)).blob()
    const bitmap = await createImageBitmap(blob)
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(bitmap, 0, 0)
    const scene: Record<string, ImageData> = {}
    for (const figure of document.querySelectorAll<HTMLElement>('figure[data-motion]')) {
      const { x, y, width, height } = figure.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
      const px = context?.getImageData(
        Math.ceil(x),
        Math.ceil(y),
        Math.floor(width) - 1,
        Math.floor(height) - 1,
      )
      if (px) scene[figure.dataset['motion'] ?? ''] = px
    }
    globalThis.scenes = [...(globalThis.scenes ?? []), scene]
  }, picture)
}

/**
 * A screenshot as base64 PNG, taken when the page no longer changes. The browser first paints moved elements in low
 * quality.
 */
async function pictureAtRest(page: Page): Promise<string> {
  let picture = ''
  await expect
    .poll(async () => {
      const before = picture
      // Two screenshots of one frame would be equal even if painting is not finished.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      picture = (await page.screenshot()).toString('base64')
      return picture === before
    })
    .toBe(true)
  return picture
}

/** Compares the recordings: start, later, middle, earlier, middle again, end, without motion. */
function compareScenes(page: Page) {
  return page.evaluate(() => {
    const [start = {}, , middle = {}, , again = {}, end = {}, without = {}] = globalThis.scenes
    // Letters on a separate layer keep tiny invisible differences.
    const grain = 4
    // Rotated elements are rasterized at a resolution that depends on their previous size.
    const rounding = 24
    /** Number of pixel channels of a motion that differ between two recordings by more than a tolerance, out of 255. */
    const unlike = (one: ImageData | undefined, other: ImageData | undefined, tolerance = 0) =>
      one?.data.reduce(
        (count, value, at) => count + (Math.abs(value - (other?.data[at] ?? 0)) > tolerance ? 1 : 0),
        0,
      )
    const visible = (one: ImageData | undefined, other: ImageData | undefined) =>
      (unlike(one, other, rounding) ?? 0) > 60
    const names = Object.keys(middle).filter((name) => !name.startsWith('background '))
    const family = (name: string) => name.split(' ')[0] ?? ''
    return {
      motions: names.map((name) => ({
        name,
        begun: visible(start[name], middle[name]),
        notEnded: visible(middle[name], end[name]),
        back: !visible(middle[name], again[name]),
        left: unlike(end[name], without[name], grain),
      })),
      alike: names.flatMap((name, index) =>
        names
          .slice(index + 1)
          .filter((other) => family(other) === family(name) && !visible(middle[name], middle[other]))
          .map((other) => `${name} and ${other}`),
      ),
    }
  })
}
