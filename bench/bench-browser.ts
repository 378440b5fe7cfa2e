import { type Browser, chromium, type Page } from '@playwright/test'
import { systemBrowser } from '../scripts/browser.mjs'

/** A fresh Chromium, without a graphics card: what is measured in it is a floor, and the same on every machine. */
export async function launchBenchBrowser(...flags: readonly string[]): Promise<Browser> {
  const executablePath = systemBrowser()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--no-first-run',
      ...flags,
    ],
  })
  // It still loads pages of its own, which would take the processor away from ours.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return browser
}

/** What the scripts of a page keep in memory, after a collection. */
export async function heapMb(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return usedSize / 1024 ** 2
}

/** Tells, whenever it is asked, the milliseconds of a processor that the main thread of a page has taken since. */
export async function processorClock(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}
