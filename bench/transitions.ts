/**
 * What a frame of each transition costs at 1280 by 720, drawn without a graphics card: `npm run bench:transitions`, with
 * the names of some behind `--` for these alone. Five changes of each, by turns, in 30 frames each:
 *
 * - first: the frame in which slides may be cut, median;
 * - median, p95: the milliseconds from frame to frame, on a screen of 60 a second. Aim: a p95 of 34 ms or less;
 * - processor: milliseconds of all processes of the browser for each frame, median. What else a machine does hardly
 *   changes it, so that this is what to compare.
 */
import { openSources, sourceOf, startSourceServer } from '../e2e/source-server.ts'
import { launchBenchBrowser } from './bench-browser.ts'
import { median, percentile, tellTable } from './figures.ts'

/** `features/gallery/change-slides.tsx`, which is of the web app and typed there. */
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
  tellTable(Object.fromEntries([...runs].map(([id, measured]) => [id, figuresOf(measured)])))
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
