import { type Browser, chromium, type Page } from '@playwright/test'
import { systemBrowser } from '../scripts/browser.mjs'

/**
 * A new Chromium without a graphics card. It is slower than most machines of users, and equally slow on every machine.
 */
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
  // Chromium still loads its own pages, which would use processor time during the measurement.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return browser
}

/** Size of the JavaScript heap of a page, after garbage collection. */
export async function heapMb(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return usedSize / 1024 ** 2
}

/** Returns a function that gives the processor time of the page's main thread since the call, in milliseconds. */
export async function processorClock(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}
