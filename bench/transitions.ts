/**
 * Measures a frame of each transition at 1280 by 720, drawn without a graphics card: `npm run bench:transitions`. Names
 * after `--` select some of them. Each runs five times, alternating with the others, in 30 frames:
 *
 * - First: the median of the first frame, in which slides may be cut into pieces.
 * - Median, p95: milliseconds between frames on a 60 Hz display. Target: a p95 of at most 34 ms.
 * - Processor: milliseconds of all browser processes per frame, median. Compare this figure: it hardly depends on
 *   other processes.
 */
import { openSources, sourceOf, startSourceServer } from '../e2e/support/source-server.ts'
import { launchBenchBrowser } from './bench-browser.ts'
import { median, percentile, printTable } from './figures.ts'

/** `features/gallery/change-slides.tsx`, which belongs to the web app and is typed there. */
interface ChangeSlides {
  readonly fetchTransitions: () => Promise<string[]>
  readonly changeSlides: (transition: string) => Promise<number[]>
}

const rounds = 5
const source = sourceOf('packages/web/src/features/gallery/change-slides.tsx')
const server = await startSourceServer()
const browser = await launchBenchBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await openSources(page, server)
  await page.addStyleTag({ content: 'body { margin: 0 }' })
  const all = await page.evaluate(async (from) => {
    const { fetchTransitions } = (await import(from)) as ChangeSlides
    return fetchTransitions()
  }, source)
  const system = await browser.newBrowserCDPSession()
  const processorMs = async () => {
    const { processInfo } = await system.send('SystemInfo.getProcessInfo')
    return 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  const wanted = process.argv.slice(2)
  const runs = new Map((wanted.length > 0 ? wanted : all).map((id) => [id, [] as Run[]]))
  for (let round = 0; round < rounds; round += 1)
    for (const [id, measured] of runs) {
      const before = await processorMs()
      const frames = await page.evaluate(
        async ([from, transition]) => {
          const { changeSlides } = (await import(from)) as ChangeSlides
          return changeSlides(transition)
        },
        [source, id] as const,
      )
      measured.push({ frames, processor: ((await processorMs()) - before) / frames.length })
    }
  printTable(Object.fromEntries([...runs].map(([id, measured]) => [id, figuresOf(measured)])))
} finally {
  await browser.close()
  await server.close()
}

interface Run {
  readonly frames: readonly number[]
  readonly processor: number
}

function figuresOf(runs: readonly Run[]) {
  const frames = runs.flatMap((run) => run.frames)
  return {
    'first ms': median(runs.map(({ frames: [first = Number.NaN] }) => first)),
    'median ms': median(frames),
    'p95 ms': percentile(frames, 0.95),
    'processor ms': median(runs.map(({ processor }) => processor)),
  }
}
