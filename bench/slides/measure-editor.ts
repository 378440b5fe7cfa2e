import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  type LecternProcess,
  waitUntilReady,
  startProcess,
} from '../../packages/server/src/testing/start-process.ts'
import { heapMb, launchBenchBrowser, processorClock } from '../bench-browser.ts'
import { medians, percentile, printGoal, printTable } from '../figures.ts'
import { actMs, typeInto, watchActs } from '../page-acts.ts'
import { storeLogin, type SignedIn, register } from '../signed-in.ts'
import { deckOf, headingOf, lecternDeck } from './deck.ts'

const course = '7001'
/** Number of slides, and the page of the sandbox whose slideshow has them. */
const decks = [
  { count: 30, pageId: '700102' },
  { count: 300, pageId: '700103' },
  { count: 1000, pageId: '700104' },
] as const
type Deck = (typeof decks)[number]

/**
 * Measures the built slideshow editor with 30, 300 and 1,000 slides, in `runs` new browsers each.
 *
 * - First opening: in a browser without any cache, from the navigation on.
 * - Opening: from the course list, with the application loaded ("warm"), until the frame that shows the first slide
 *   on the canvas and all slides in the list, the first of them with its picture.
 * - Keystroke, add, move, undo: from the event to the task after the next frame. Frames do not wait for a display,
 *   which at 60 Hz would add up to 17 ms.
 * - CPU: time of the page's main thread, with rendering. It hardly depends on other processes.
 * - Heap: after garbage collection, with the editor open and unchanged.
 */
export async function measureEditor(runs: number): Promise<void> {
  if (!existsSync('packages/web/dist/index.html')) {
    console.log('The browser application is not built: run `npm run build` first.')
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-slides-'))
  const lectern = await startProcess(join(folder, 'data'))
  try {
    await waitUntilReady(lectern)
    const teacher = await register(lectern)
    const found: Record<string, Awaited<ReturnType<typeof measureOnce>>> = {}
    for (const deck of decks) {
      await putDeck(lectern, teacher, deck)
      const figures = []
      for (let run = 0; run < runs; run += 1) figures.push(await measureOnce(lectern, teacher, deck))
      found[`${deck.count} slides`] = medians(figures)
    }
    printFigures(found)
  } finally {
    lectern.kill('SIGTERM')
    await lectern.ended
    rmSync(folder, { recursive: true, force: true })
  }
}

function printFigures(found: Readonly<Record<string, Awaited<ReturnType<typeof measureOnce>>>>): void {
  printTable(found)
  const usual = found['300 slides']
  if (!usual) return
  printGoal('300 slides open in a warm application', usual['opening ms'], 600, 'ms')
  printGoal('keystroke in the title p95', usual['title key p95'], 16, 'ms')
  printGoal('keystroke in the script p95', usual['script key p95'], 16, 'ms')
  printGoal('keystroke on the slide p95', usual['on-slide key p95'], 16, 'ms')
  printGoal('heap with 300 slides', usual['heap MB'], 60, 'MB')
}

/** A page gets its slideshow by generation. The deck then replaces the content. */
async function putDeck(product: LecternProcess, teacher: SignedIn, { count, pageId }: Deck): Promise<void> {
  const token = teacher.auth_token
  const body = { course_id: course, page_ids: [pageId] }
  await product.call('POST', '/api/generate_slideshow', body, token)
  const path = `/api/slideshow/${course}/${pageId}`
  for (;;) {
    const { status } = await product.call('GET', path, undefined, token)
    if (status === 200) break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const { status, json } = await product.call('PUT', path, lecternDeck(deckOf(count)), token)
  if (status !== 200) throw new Error(`The deck was not taken: ${JSON.stringify(json).slice(0, 500)}`)
}

async function measureOnce(product: LecternProcess, teacher: SignedIn, { count, pageId }: Deck) {
  const browser = await launchBenchBrowser('--disable-gpu-vsync', '--disable-frame-rate-limit')
  try {
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
    await storeLogin(context, teacher)
    await context.addInitScript(watchActs)
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    const address = `/edit-slideshow/${course}/${pageId}`

    await page.goto(address)
    const first = await opened(page, count, 0)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/courses')
    await page.getByText('Coastal Weather').first().waitFor()
    await page.waitForTimeout(1000)
    const processorMs = await processorClock(page)
    const cpuBefore = await processorMs()
    const begun = await page.evaluate((to) => {
      const now = performance.now()
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
      return now
    }, address)
    const opening = await opened(page, count, begun)
    const openingCpu = (await processorMs()) - cpuBefore
    await page.waitForTimeout(1000)
    const heap = await heapMb(page)

    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const title = await typeInto(page, field('Presentation title'), processorMs)
    const script = await typeInto(page, field('Audio script'), processorMs)
    const heading = await typeInto(page, field('Slide title'), processorMs)
    await page.locator('main [role=button][data-field=slide_title]').click()
    const onSlide = await typeInto(page, field('Slide title, on the slide'), processorMs)
    const rows = page.getByRole('list', { name: 'Slides' }).locator('[data-slide-act=select]')
    await rows.nth(1).focus()
    await rows.nth(1).click()
    const moving = await actMs(page, () => page.keyboard.press('Alt+ArrowDown'))
    const undoing = await actMs(page, () => page.keyboard.press('Control+z'))
    await page.getByRole('button', { name: 'Add Slide' }).click()
    const type = page.getByRole('dialog').getByRole('button', { name: /^Bullets/ })
    await type.waitFor()
    await page.waitForTimeout(300)
    const adding = await actMs(page, () => type.click())
    return {
      'first opening ms': first,
      'opening ms': opening,
      'opening CPU': openingCpu,
      'title key p50': percentile(title.took, 0.5),
      'title key p95': percentile(title.took, 0.95),
      'title key CPU': title.cpu,
      'script key p50': percentile(script.took, 0.5),
      'script key p95': percentile(script.took, 0.95),
      'script key CPU': script.cpu,
      'slide key p95': percentile(heading.took, 0.95),
      'slide key CPU': heading.cpu,
      'on-slide key p95': percentile(onSlide.took, 0.95),
      'on-slide key CPU': onSlide.cpu,
      'add ms': adding,
      'move ms': moving,
      'undo ms': undoing,
      'heap MB': heap,
      pictures: await page.locator('nav .slide-stage').count(),
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    }
  } finally {
    await browser.close()
  }
}

/** Milliseconds from `begun` to the frame that shows the open editor. */
async function opened(page: Page, count: number, begun: number): Promise<number> {
  return await page.evaluate(
    async ([slides, heading, from]) => {
      const isOpen = () => {
        const rows = document.querySelectorAll('nav [data-slide-act=select]')
        return (
          rows.length === slides &&
          document.querySelector('nav .slide-stage h2')?.textContent === heading &&
          document.querySelector('main .slide-stage h2')?.textContent === heading
        )
      }
      const frame = () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve())
            port1.start()
            port2.postMessage(undefined)
          })
        })
      const deadline = performance.now() + 60_000
      do await frame()
      while (!isOpen() && performance.now() < deadline)
      if (!isOpen()) throw new Error(`No editor with ${slides} slides after a minute.`)
      return performance.now() - from
    },
    [count, headingOf(0), begun] as const,
  )
}
