import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type LecternProcess,
  waitUntilReady,
  startProcess,
} from '../../packages/server/src/testing/start-process.ts'
import { heapMb, launchBenchBrowser, processorClock } from '../bench-browser.ts'
import { medians, percentile, printGoal, printTable } from '../figures.ts'
import { typeInto, watchActs } from '../page-acts.ts'
import { storeLogin, type SignedIn, register } from '../signed-in.ts'
import { lineCount } from './long-podcast.ts'
import { page as place, writePodcast } from './write-podcast.ts'

/**
 * Measures the built podcast editor with 200 lines in ten segments, in `runs` new browsers. Opening: from the course
 * list, with the application loaded, until the frame that shows every line of the first segment. Keystroke: from the
 * event to the task after the next frame. CPU: time of the page's main thread for the keystroke.
 */
export async function measureEditor(runs: number): Promise<void> {
  if (!existsSync('packages/web/dist/index.html')) {
    console.log('The browser application is not built: run `npm run build` first.')
    return
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-podcast-editor-'))
  const product = await startProcess(dataDir)
  try {
    await waitUntilReady(product)
    const author = await register(product)
    await writePodcast(product, author)
    const figures = []
    for (let run = 0; run < runs; run += 1) figures.push(await measureOnce(product, author))
    const found = medians(figures)
    printTable({ [`${lineCount} lines`]: found })
    printGoal('200 lines open in a warm application', found['opening ms'], 600, 'ms')
    printGoal('keystroke in a line p95', found['key p95'], 16, 'ms')
  } finally {
    product.kill('SIGTERM')
    await product.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureOnce(product: LecternProcess, author: SignedIn) {
  const browser = await launchBenchBrowser('--disable-gpu-vsync', '--disable-frame-rate-limit')
  try {
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
    await storeLogin(context, author)
    await context.addInitScript(watchActs)
    const page = await context.newPage()
    const address = `/edit-podcast/${place.course_id}/${place.page_id}`
    const lines = page.getByRole('textbox', { name: /^Dialogue of / })

    await page.goto(address)
    await lines.nth(lineCount / 10 - 1).waitFor()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/courses')
    await page.getByText('Coastal Weather').first().waitFor()
    await page.waitForTimeout(1000)
    const opening = await page.evaluate(openEditor, [address, lineCount / 10] as const)
    await page.waitForTimeout(1000)
    const processorMs = await processorClock(page)
    const heap = await heapMb(page)
    const typed = await typeInto(page, lines.nth(3), processorMs)
    return {
      'opening ms': opening,
      'key p50': percentile(typed.took, 0.5),
      'key p95': percentile(typed.took, 0.95),
      'key CPU': typed.cpu,
      'heap MB': heap,
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    }
  } finally {
    await browser.close()
  }
}

/**
 * Runs in the page. Opens the editor and returns the milliseconds until the frame that shows the given number of lines.
 */
async function openEditor([address, count]: readonly [string, number]): Promise<number> {
  const begun = performance.now()
  history.pushState({}, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        port2.postMessage(undefined)
      })
    })
  const isOpen = () => document.querySelectorAll('main textarea').length >= count
  do await frame()
  while (!isOpen() && performance.now() - begun < 60_000)
  if (!isOpen()) throw new Error('The editor did not open within a minute.')
  return performance.now() - begun
}
