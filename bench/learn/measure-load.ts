import { median, printGoal } from '../figures.ts'
import { recordAnswers } from './record-answers.ts'
import { stepsOf } from './served-learner.ts'
import { type ServerProcess, startServer } from './start-server.ts'
import { type Lecture, type Served, visit } from './visit.ts'

/** Learners of a lecture, and the time in which they start. */
const learners = 1000
const withinSeconds = 10
/** Growth of the heap from the first to the last lecture that counts as flat, in MB. */
const flatMb = 15

/**
 * Opens the embedded page for 1,000 learners: page, scripts, styles, data and two reports. They start within ten seconds, and
 * then all at once for the highest rate. A bare Fastify sends the same bytes to as many learners. Each server has a process of
 * its own.
 */
export async function measureLoad(runs: number): Promise<void> {
  const lectern = await startServer('lectern-learner.ts')
  try {
    const { origin, pathname } = new URL(lectern.url)
    const steps = await stepsOf(`${lectern.url}?embed`)
    const parts = await partsOf(`${origin}${pathname}`)
    const answers = await recordAnswers(origin, steps)
    const kib = answers.reduce((sum, { body }) => sum + Buffer.byteLength(body, 'base64'), 0) / 1024
    console.log(`${steps.length} requests of each learner, ${kib.toFixed(0)} KiB`)
    const bare = await startServer('bare-learner.ts', answers)
    try {
      await compare({ lectern, bare, runs, lecture: { steps, parts, learners } })
    } finally {
      bare.stop()
    }
  } finally {
    lectern.stop()
  }
}

interface Compared {
  readonly lectern: ServerProcess
  readonly bare: ServerProcess
  readonly runs: number
  readonly lecture: Pick<Lecture, 'steps' | 'parts' | 'learners'>
}

async function compare({ lectern, bare, runs, lecture }: Compared): Promise<void> {
  const serve = async (server: ServerProcess, within: number, firstVisit: number) =>
    visit({ ...lecture, origin: new URL(server.url).origin, withinSeconds: within, firstVisit })
  const paced: Served[] = []
  const bursts: Served[] = []
  const pacedRatios: number[] = []
  const burstRatios: number[] = []
  // The first lecture compiles the code and fills the caches.
  await serve(lectern, withinSeconds, 0)
  await serve(bare, 0, 0)
  const before = await lectern.memory()
  for (let run = 1; run <= runs; run += 1) {
    const own = await serve(lectern, withinSeconds, run * 10_000)
    const ownBare = await serve(bare, withinSeconds, run * 10_000)
    print('within 10 s', own)
    print('within 10 s, bare', ownBare)
    paced.push(own)
    pacedRatios.push(own.perSecond / ownBare.perSecond)
    const burst = await serve(lectern, 0, run * 10_000 + 5000)
    const burstBare = await serve(bare, 0, run * 10_000 + 5000)
    print('at once', burst)
    print('at once, bare', burstBare)
    bursts.push(burst)
    burstRatios.push(burst.perSecond / burstBare.perSecond)
  }
  const after = await lectern.memory()
  console.log(
    `heap ${before.heapMb.toFixed(0)} → ${after.heapMb.toFixed(0)} MB, process ${before.rssMb.toFixed(0)} → ${after.rssMb.toFixed(0)} MB after ${runs * 2 * lecture.learners} more learners`,
  )
  printGoal(
    'failed requests',
    [...paced, ...bursts].reduce((sum, { failed }) => sum + failed, 0),
    0,
    'requests',
  )
  const seconds = median(paced.map((one) => one.seconds))
  printGoal('time of 1,000 learners who start within 10 s', seconds, withinSeconds * 1.2, 's')
  printGoal('requests of a bare server for one of Lectern', 1 / median(pacedRatios), 1 / 0.8, 'times')
  console.log(
    `all at once, a bare server answers ${(1 / median(burstRatios)).toFixed(1)} requests for one of Lectern`,
  )
  printGoal('growth of the heap', Math.max(0, after.heapMb - before.heapMb), flatMb, 'MB')
}

function print(name: string, { perSecond, seconds, failed, p50Ms, p99Ms }: Served): void {
  console.log(
    `${name}: ${perSecond.toFixed(0)} requests a second for ${seconds.toFixed(1)} s; p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms; ${failed} failed`,
  )
}

/** The keys of the slides of a page. */
async function partsOf(url: string): Promise<string[]> {
  // The answer has the schema `learnerPiece`.
  const { content } = (await (await fetch(`${url}/piece.json`)).json()) as {
    content: { slideshow: { slides: { key: string }[] } }
  }
  return content.slideshow.slides.map(({ key }) => key)
}
