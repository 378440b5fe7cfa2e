import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { heapMb, launchBenchBrowser } from '../bench-browser.ts'
import { medians, percentile, printGoal, printTable } from '../figures.ts'
import { deckOf, headingOf } from './deck.ts'
import { decksToShow } from './decks-to-show.ts'
import { serveFolders } from './serve-folders.ts'

const count = 60
/** Time between two keys. Transitions of half a second end within it. */
const betweenMs = 600

/**
 * Measures 60 slides in the Lectern player, with captions and audio, and in the compared tools with the same text but
 * neither captions nor audio.
 *
 * - First slide: from the navigation to the task after the first frame that shows the first slide's heading.
 * - Slide change: from the key to the task after the first frame that shows the next slide's heading. The slide may
 *   still move.
 * - Frames: share over 34 ms (missed frames at 60 Hz) while all slides are shown in order.
 * - Before first: bytes of the document and of all files without media that have arrived before the first slide.
 * - JavaScript: compressed size of the scripts that are requested before the first slide is visible, and of all scripts one
 *   second later.
 */
export async function measurePlayer(runs: number): Promise<void> {
  if (!existsSync('packages/web/dist/player/player.js')) {
    console.log('The player is not built: run `npm run build` first.')
    return
  }
  const shown = await decksToShow(deckOf(count))
  const server = await serveFolders(Object.fromEntries(shown.map(({ name, folder }) => [name, folder])))
  const figures = new Map(shown.map(({ name }) => [name, [] as Figures[]]))
  try {
    // The tools alternate, so that other processes disturb all equally.
    for (let run = 0; run < runs; run += 1)
      for (const tool of shown)
        figures.get(tool.name)?.push(await measureDeck(`${server.url}/${tool.name}/${tool.page}`, count))
  } finally {
    server.close()
  }
  const found = new Map(shown.map(({ name }) => [name, medians(figures.get(name) ?? [])]))
  printTable(Object.fromEntries(shown.map(({ name, words }) => [words, found.get(name) ?? {}])))
  const ours = found.get('lectern')
  const reveal = found.get('reveal')
  if (!ours) return
  if (reveal)
    printGoal('first slide, no later than reveal.js', ours['first slide ms'], reveal['first slide ms'], 'ms')
  printGoal('slide change p95', ours['change p95'], 34, 'ms')
  printGoal('frames over 34 ms', ours['frames > 34 ms %'], 1, '%')
  printGoal("JavaScript of the player's entry, gzipped", ours['JS gz KiB'], 95, 'KiB')
}

type Figures = Awaited<ReturnType<typeof measureDeck>>

/** Opens a page that shows a deck of `deckOf(slides)` in a fresh browser, and goes through it. */
export async function measureDeck(url: string, slides: number) {
  const browser = await launchBenchBrowser('--autoplay-policy=no-user-gesture-required')
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await page.addInitScript(watchHeadings, headingOf(0))
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => Reflect.get(window, 'bench').first > 0)
    await page.waitForTimeout(1000)
    const opened = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const first: number = Reflect.get(window, 'bench').first
      const scripts = files.filter((file) => /\.m?js$/.test(new URL(file.name).pathname))
      const sizeOf = (some: PerformanceResourceTiming[]) =>
        some.reduce((sum, file) => sum + file.encodedBodySize, 0)
      const media = new Set(['audio', 'video', 'img', 'image'])
      const loaded = files.filter((file) => file.responseEnd <= first && !media.has(file.initiatorType))
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return {
        first,
        before: loaded.reduce((sum, file) => sum + file.transferSize, document?.transferSize ?? Number.NaN),
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        bytes: sizeOf(scripts.filter((file) => file.startTime < first)),
        allBytes: sizeOf(scripts),
        requests: files.length + 1,
      }
    })
    const changes = await goThrough(page, slides)
    const frames = await page.evaluate(() => Reflect.get(window, 'bench').frames as number[])
    return {
      'first slide ms': opened.first,
      'FCP ms': opened.fcp,
      'before first KiB': opened.before / 1024,
      'JS gz KiB': opened.bytes / 1024,
      'all JS KiB': opened.allBytes / 1024,
      requests: opened.requests,
      'change p50': percentile(changes, 0.5),
      'change p95': percentile(changes, 0.95),
      'frames > 34 ms %': (100 * frames.filter((frame) => frame > 34).length) / frames.length,
      'heap MB': await heapMb(page),
    }
  } finally {
    await browser.close()
  }
}

/** Goes from the first slide to the last. Returns the duration of each change in milliseconds. */
async function goThrough(page: Page, slides: number): Promise<number[]> {
  await page.locator('body').click({ position: { x: 4, y: 4 } })
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('section.player')?.focus()
    Reflect.get(window, 'bench').watchFrames()
  })
  const changes: number[] = []
  for (let index = 1; index < slides; index += 1) {
    await page.evaluate((heading) => Reflect.get(window, 'bench').expect(heading), headingOf(index))
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(betweenMs)
    const took = await page.evaluate(() => Reflect.get(window, 'bench').took as number)
    if (Number.isNaN(took)) throw new Error(`Slide ${index + 1} did not come.`)
    changes.push(took)
  }
  return changes
}

/** Runs in the page as `window.bench`. Checks after every frame whether the expected heading is visible. */
function watchHeadings(firstHeading: string): void {
  const bench = {
    first: 0,
    took: Number.NaN,
    frames: [] as number[],
    /** Waits for a heading, starting at the next key. */
    expect(heading: string): void {
      bench.took = Number.NaN
      const press = () => {
        const begun = performance.now()
        afterFrameWith(heading, () => (bench.took = performance.now() - begun))
      }
      window.addEventListener('keydown', press, { capture: true, once: true })
    },
    watchFrames(): void {
      let last = performance.now()
      const note = (now: number) => {
        bench.frames.push(now - last)
        last = now
        requestAnimationFrame(note)
      }
      requestAnimationFrame((now) => {
        last = now
        requestAnimationFrame(note)
      })
    },
  }
  Object.assign(window, { bench })
  afterFrameWith(firstHeading, () => (bench.first = performance.now()))

  function afterFrameWith(heading: string, then: () => void): void {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        if (isInSight(heading)) then()
        else afterFrameWith(heading, then)
      })
      port1.start()
      port2.postMessage(undefined)
    })
  }

  function isInSight(heading: string): boolean {
    return [...document.querySelectorAll('h1, h2, .slide-eyebrow')].some((element) => {
      if (element.textContent.trim() !== heading || !element.checkVisibility({ visibilityProperty: true }))
        return false
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    })
  }
}
