/**
 * Measures a frame of each slide background at 1280 by 720, painted without a graphics card: `npm run
 * bench:backgrounds`. Prints the median of 60 frames and the frames per second on an otherwise empty page. Target: 6 ms
 * each, and at most 10 ms.
 */
import type * as BackgroundPalette from '../packages/web/src/slides/background/background-palette.ts'
import type * as Backgrounds from '../packages/web/src/slides/background/backgrounds.ts'
import type * as PaintBackground from '../packages/web/src/slides/background/paint-background.ts'
import type * as Themes from '../packages/domain/src/theme/themes.ts'
import { openSources, sourceOf, startSourceServer } from '../e2e/support/source-server.ts'
import { launchBenchBrowser } from './bench-browser.ts'

const sources = {
  backgrounds: sourceOf('packages/web/src/slides/background/backgrounds.ts'),
  paint: sourceOf('packages/web/src/slides/background/paint-background.ts'),
  palette: sourceOf('packages/web/src/slides/background/background-palette.ts'),
  themes: sourceOf('packages/domain/src/theme/themes.ts'),
}

const server = await startSourceServer()
const browser = await launchBenchBrowser()
try {
  const page = await browser.newPage()
  await openSources(page, server)
  console.table(
    await page.evaluate(async (paths) => {
      const { backgrounds } = (await import(paths.backgrounds)) as typeof Backgrounds
      const { paintBackground } = (await import(paths.paint)) as typeof PaintBackground
      const { backgroundPalette } = (await import(paths.palette)) as typeof BackgroundPalette
      const { themes } = (await import(paths.themes)) as typeof Themes
      const palette = backgroundPalette(themes['corporate-dark'].theme)
      const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const rows = []
      for (const [background, kind] of Object.entries(backgrounds)) {
        const { detail = 1 } = kind
        const canvas = Object.assign(document.createElement('canvas'), {
          width: 1280 * detail,
          height: 720 * detail,
        })
        document.body.append(canvas)
        const context = canvas.getContext('2d')
        if (!context || !probe) continue
        const paint = (time: number) => paintBackground(context, kind, { time, palette })
        const costs = Array.from({ length: 65 }, (_, frame) => {
          const begun = performance.now()
          paint(frame / 60)
          // Canvas calls are queued. Reading the canvas forces the browser to paint.
          probe.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1)
          probe.getImageData(0, 0, 1, 1)
          return performance.now() - begun
        }).slice(5)
        const begun = performance.now()
        let frames = 0
        for (; performance.now() - begun < 1000; frames += 1) {
          await new Promise(requestAnimationFrame)
          paint(performance.now() / 10_000)
        }
        canvas.remove()
        const ms = costs.toSorted((a, b) => a - b)[costs.length / 2] ?? 0
        rows.push({ background, ms: Number(ms.toFixed(1)), 'frames a second': frames })
      }
      return rows
    }, sources),
  )
} finally {
  await browser.close()
  await server.close()
}
