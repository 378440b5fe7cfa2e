import type { Locator, Page } from '@playwright/test'

const keys = 40

/** Runs in the page. Records in `window.acts` how long each key and click takes until the task after the next frame. */
export function watchActs(): void {
  const acts: number[] = []
  Object.assign(window, { acts })
  const watch = (event: Event) => {
    if (event instanceof KeyboardEvent && ['Control', 'Alt', 'Shift'].includes(event.key)) return
    const begun = performance.now()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => acts.push(performance.now() - begun))
      port1.start()
      port2.postMessage(undefined)
    })
  }
  window.addEventListener('keydown', watch, { capture: true })
  window.addEventListener('click', watch, { capture: true })
}

async function takeActs(page: Page): Promise<number[]> {
  return await page.evaluate(() => (Reflect.get(window, 'acts') as number[]).splice(0))
}

/** Duration of one act, which resolves with its next frame. */
export async function actMs(page: Page, act: () => Promise<void>): Promise<number> {
  await takeActs(page)
  await act()
  await page.waitForTimeout(500)
  return (await takeActs(page)).at(-1) ?? Number.NaN
}

/** Types as fast as a good typist. Returns the duration of each key and the processor time per key. */
export async function typeInto(page: Page, field: Locator, processorMs: () => Promise<number>) {
  await field.click()
  await page.keyboard.press('End')
  await page.waitForTimeout(300)
  await takeActs(page)
  const before = await processorMs()
  await page.keyboard.type('the wind turns round at night and '.repeat(2).slice(0, keys), { delay: 80 })
  await page.waitForTimeout(300)
  return { took: await takeActs(page), cpu: ((await processorMs()) - before) / keys }
}
