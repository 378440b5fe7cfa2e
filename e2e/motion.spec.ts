import { expect, type Page, test } from '@playwright/test'
import type { ViteDevServer } from 'vite'
import { startSourceServer } from './source-server.ts'

declare global {
  /** What the page looked like, motion by motion, whenever it was asked to remember. */
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
  test(`every motion goes its own way, there and back: ${query.theme}, ${query.content}`, async ({
    page,
  }) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    await openMotions(page, query)

    for (const progress of [0, 0.8, 0.5, 0.2, 0.5, 1]) await remember(page, progress)
    await remember(page, 'without')
    const { motions, alike } = await compareScenes(page)
    const ids = motions.map(({ name }) => name)
    expect(ids.filter((name) => name.startsWith('transition '))).toHaveLength(22)
    expect(ids.filter((name) => name.startsWith('animation '))).toHaveLength(27)
    const asTheyShould = ids.map((name) => {
      const moves = !name.endsWith(' none')
      return { name, begun: moves, notEnded: moves, back: true, left: 0 }
    })
    expect(motions).toEqual(asTheyShould)
    expect(alike).toEqual([])
    expect(complaints).toEqual([])
  })

/** Opens the page of all motions, in one piece. */
async function openMotions(page: Page, query: Readonly<Record<string, string>>): Promise<void> {
  const address = `${server.resolvedUrls?.local[0]}gallery/motions?${new URLSearchParams(query).toString()}`
  // Stages of 240 by 135 px: whole numbers, so that what looks alike is alike px by px.
  await page.setViewportSize({ width: 1056, height: 800 })
  // What the server had not made ready the first time, it has the second time.
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Motion', level: 1 })).toBeVisible()
  const height = await page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ width: 1056, height })
}

/** Has every motion shown at a time, or the slides without, and remembers how each looks. */
async function remember(page: Page, progress: number | 'without'): Promise<void> {
  if (progress === 'without') await page.getByLabel('Without motion').check()
  else await page.getByLabel('Progress').fill(String(progress))
  // 'none' changes at once; what has ended leaves no layers.
  await expect(page.locator('.slide-change[data-changing]')).toHaveCount(
    progress === 1 || progress === 'without' ? 0 : 21,
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

/** A picture of the page once nothing about it changes: what was moved is drawn coarsely first. As PNG in base 64. */
async function pictureAtRest(page: Page): Promise<string> {
  let picture = ''
  await expect
    .poll(async () => {
      const before = picture
      // Two pictures of one frame would be alike, whatever is still to be drawn.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      picture = (await page.screenshot()).toString('base64')
      return picture === before
    })
    .toBe(true)
  return picture
}

/** Compares the scenes: start, later, middle, earlier, middle again, end, without motion. */
function compareScenes(page: Page) {
  return page.evaluate(() => {
    const [start = {}, , middle = {}, , again = {}, end = {}, without = {}] = globalThis.scenes
    // Letters that lay on a layer of their own keep a grain of it, which is not seen.
    const grain = 4
    // What turns is painted finer or coarser, as it was large or small before.
    const rounding = 24
    /** How many channels of px of a motion are unlike in two scenes by more than a tolerance, out of 255. */
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
