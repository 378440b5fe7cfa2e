/**
 * Opens the course list with 200 courses of 100 pages in a real browser: `npm run bench:courses`. Prints the time to
 * the first card and to all pages, for the first visit and for a reload. Prints the response time of a keystroke in the
 * search. Scrolls through all expanded courses and prints the share of frames over 34 ms, which are missed frames at 60
 * Hz.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import {
  type LecternProcess,
  waitUntilReady,
  startProcess,
} from '../packages/server/src/testing/start-process.ts'
import { launchBenchBrowser } from './bench-browser.ts'
import { storeLogin, register } from './signed-in.ts'

const courseCount = 200
const modulesEach = 10
const pagesEach = 100

if (!existsSync('packages/web/dist/index.html')) {
  console.log('The browser application is not built: run `npm run build` first.')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-courses-'))
let lectern: LecternProcess | undefined
let browser: Browser | undefined
try {
  writeCourses(join(folder, 'courses'))
  lectern = await startProcess(join(folder, 'data'), { LECTERN_SANDBOX_COURSES: join(folder, 'courses') })
  await waitUntilReady(lectern)
  browser = await launchBenchBrowser()
  await measure(await signedIn(browser, lectern))
} finally {
  await browser?.close()
  lectern?.kill('SIGTERM')
  await lectern?.ended
  rmSync(folder, { recursive: true, force: true })
}

/** Courses in the format of the sandbox. All pages share one body. */
function writeCourses(to: string): void {
  mkdirSync(to)
  writeFileSync(join(to, 'page.html'), '<p>Water rises as vapour, cools, and falls again as rain.</p>')
  const listing = Array.from({ length: courseCount }, (_, c) => ({
    id: 50_000 + c,
    name: `${['Biology', 'History', 'Économie', 'Physics', 'Literature'][c % 5]} in Practice ${c + 1}`,
    course_code: `CODE-${c + 1}`,
    language: 'en',
    modules: Array.from({ length: modulesEach }, (_unused, m) => ({
      id: 500_000 + c * modulesEach + m,
      name: `Module ${m + 1}. What follows from the one before`,
      position: m + 1,
      items: Array.from({ length: pagesEach / modulesEach }, (_alsoUnused, p) => {
        const id = 5_000_000 + c * pagesEach + m * (pagesEach / modulesEach) + p
        return {
          id,
          type: 'Page',
          position: p + 1,
          page_id: id,
          page_url: `page-${id}`,
          title: `Page ${m + 1}.${p + 1}: how one thing leads to the next${p % 7 === 0 ? ', and a title so long that it takes a second line of its row' : ''}`,
          file: 'page.html',
        }
      }),
    })),
  }))
  writeFileSync(join(to, 'courses.json'), JSON.stringify({ courses: listing }))
}

/** A browser page with a newly registered user, before the first navigation. */
async function signedIn(inBrowser: Browser, product: LecternProcess): Promise<Page> {
  const context = await inBrowser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
  await storeLogin(context, await register(product))
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(window, { tasks: [], keystrokes: [] })
    const keep = (list: 'tasks' | 'keystrokes') => (entries: PerformanceObserverEntryList) => {
      const durations: number[] = Reflect.get(window, list)
      for (const { name, duration } of entries.getEntries())
        if (list === 'tasks' || name === 'keydown') durations.push(duration)
    }
    new PerformanceObserver(keep('tasks')).observe({ type: 'longtask', buffered: true })
    const everyKey = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver(keep('keystrokes')).observe(everyKey)
  })
  return page
}

async function measure(page: Page): Promise<void> {
  page.setDefaultTimeout(300_000)
  await page.goto('/courses')
  await printResult('First visit', page, await opened(page))
  await page.reload()
  await printResult('Reload with cached courses', page, await opened(page))
  await page.waitForFunction(() => !document.body.innerText.includes('Updating…'), null, { polling: 200 })
  await printResult('Expanding all courses', page, await expandAll(page))
  await search(page)
  for (const [words, pixelsAFrame, seconds] of [
    ['Scrolling at reading speed (2,400 px a second)', 40, 15],
    ['Scrolling fast with a wheel (6,000 px a second)', 100, 30],
    ['Scrolling through all of it (24,000 px a second)', 400, 90],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForTimeout(500)
    await printResult(words, page, scrollWords(await scroll(page, pixelsAFrame, seconds)))
  }
}

/** Prints the results, with the tasks over 50 ms since the last call. */
async function printResult(words: string, page: Page, found: string): Promise<void> {
  const tasks = await takeDurations(page, 'tasks')
  const longest = tasks.length > 0 ? `, the longest ${Math.max(...tasks).toFixed(0)} ms` : ''
  console.log(`${words}: ${found}; ${tasks.length} long tasks${longest}`)
}

async function takeDurations(page: Page, list: 'tasks' | 'keystrokes'): Promise<number[]> {
  return await page.evaluate((name) => {
    const durations: number[] = Reflect.get(window, name)
    return durations.splice(0)
  }, list)
}

async function opened(page: Page): Promise<string> {
  const polling = { polling: 20 }
  const now = async () => (await page.evaluate(() => performance.now())).toFixed(0)
  await page.waitForFunction(() => document.querySelector('article') !== null, null, polling)
  const first = await now()
  await page.waitForFunction(
    (count) => (document.body.textContent.match(/Total Pages: 100/g) ?? []).length >= count,
    courseCount,
    { polling: 200 },
  )
  return `first card after ${first} ms, all pages known after ${await now()} ms`
}

async function expandAll(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const began = performance.now()
    for (const button of document.querySelectorAll<HTMLElement>('h2 button[aria-expanded=false]'))
      button.click()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const elements = document.querySelectorAll('*').length
    return `${(performance.now() - began).toFixed(0)} ms, ${elements} elements, ${document.documentElement.scrollHeight} px high`
  })
}

async function search(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const box = page.getByPlaceholder('Search courses...').filter({ visible: true })
  await box.focus()
  await takeDurations(page, 'keystrokes')
  const text = 'history in practice 12'
  await page.keyboard.type(text, { delay: 120 })
  for (let letter = 0; letter < text.length; letter += 1)
    await page.keyboard.press('Backspace', { delay: 120 })
  await page.waitForTimeout(500)
  const durations = (await takeDurations(page, 'keystrokes')).toSorted((a, b) => a - b)
  const keys = text.length * 2
  const median = durations.length < keys / 2 ? 'under 16' : durations[Math.floor(durations.length / 2)]
  await printResult(
    'Searching with everything expanded',
    page,
    `a keystroke shows after ${median} ms in the median, ${durations.at(-1) ?? 'under 16'} ms at worst`,
  )
}

/** Scrolls down at a constant speed and returns the duration of every frame. */
async function scroll(page: Page, pixelsAFrame: number, seconds: number): Promise<number[]> {
  return await page.evaluate(
    async ([step, limit]) => {
      const frames: number[] = []
      let last = await new Promise<number>(requestAnimationFrame)
      const until = last + limit * 1000
      const end = () => document.documentElement.scrollHeight - window.innerHeight - 1
      while (last < until && window.scrollY < end()) {
        const next = await new Promise<number>(requestAnimationFrame)
        // After a missed frame the scroll catches up, so that the distance stays the same.
        window.scrollBy({ top: step * Math.max(1, Math.round((next - last) / 16.7)), behavior: 'instant' })
        frames.push(next - last)
        last = next
      }
      return frames
    },
    [pixelsAFrame, seconds] as const,
  )
}

function scrollWords(frames: readonly number[]): string {
  const share = (over: number) => (100 * frames.filter((frame) => frame > over).length) / frames.length
  const seconds = frames.reduce((sum, frame) => sum + frame, 0) / 1000
  return `${frames.length} frames in ${seconds.toFixed(1)} s, ${share(34).toFixed(2)} % over 34 ms, ${share(20).toFixed(2)} % over 20 ms, the longest ${Math.max(...frames).toFixed(0)} ms`
}
