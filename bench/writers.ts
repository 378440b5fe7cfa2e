/**
 * Measures the language model writer with a simulated model: `npm run bench:writers`. The model plans and writes from the page in
 * its prompt, takes 2 s until its first token and streams 40 tokens a second, in a simulation that runs 10 times
 * faster for the 20 pages.
 * Prints how long 20 pages take beside the ideal schedule of the parallel calls, when the first slide of a page is finished, and
 * the calls and tokens of a page.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sum } from '../packages/domain/src/numbers/sum.ts'
import { readPage } from '../packages/server/src/generation/page-reader/read-page.ts'
import type { StructuredPage } from '../packages/server/src/generation/page.ts'
import { createLanguageModelWriter } from '../packages/server/src/generation/writers/language-model/writer/language-model-writer.ts'
import { answerFromPrompt } from '../packages/server/src/testing/writing/answer-from-prompt.ts'
import { createSlowModel } from '../packages/server/src/testing/writing/slow-model.ts'
import { printGoal, printTable } from './figures.ts'

const courses = 'packages/sandbox-lms/courses'
const pace = { firstTokenMs: 2000, tokensPerSecond: 40 }
const parallel = 4
/** Jobs of one process. */
const workers = 4
const pageCount = 20

const lessons = readdirSync(courses)
  .flatMap((course) =>
    readdirSync(join(courses, course, 'pages')).map((file) =>
      readFileSync(join(courses, course, 'pages', file), 'utf8'),
    ),
  )
  .filter((html) => readPage({ title: '', html }).language.startsWith('en'))
/** Each page is several lessons, about as long as the pages of real courses. */
const pages = Array.from({ length: pageCount }, (_, at) => {
  const some = [0, 1, 2, 3].map(
    (next) => `<h1>Part ${next + 1}</h1>${lessons[(at + next) % lessons.length] ?? ''}`,
  )
  return readPage({ title: `Page ${at + 1}`, html: some.join(''), language: 'en' })
})

/** Writes pages with several jobs. Times are seconds of the simulation. */
async function write(all: readonly StructuredPage[], speed = 10) {
  const model = createSlowModel(answerFromPrompt, { ...pace, speed })
  const url = 'http://model.example/v1'
  const writer = createLanguageModelWriter({ model: 'simulated', url, fetch: model.fetch, parallel })
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1000) * speed
  let first = Infinity
  const waiting = [...all]
  async function work(): Promise<void> {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const onPart = ({ index }: { index: number }) => {
        if (index === 0) first = Math.min(first, seconds())
      }
      await writer.write('slideshow', { page, images: new Map(), options: {}, onPart })
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return { calls: model.calls, took: seconds(), first }
}

// The first call loads the SDK.
await write(pages.slice(0, 1))
const { calls, took } = await write(pages)
const ideal = sum(calls.map(({ ms }) => ms)) / 1000 / parallel

const [page] = pages.toSorted((one, other) => other.words - one.words)
if (!page) throw new Error('There are no pages.')
const alone = await write([page], 1)
const [plan, first] = alone.calls.map(({ ms }) => ms / 1000)
const earliest = (plan ?? 0) + (first ?? 0)

const perPage = (of: (call: (typeof calls)[number]) => number) => sum(calls.map(of)) / pages.length
printTable({
  'calls a page': { mean: perPage(() => 1) },
  'tokens read a page': { mean: perPage(({ input }) => input) },
  'tokens written a page': { mean: perPage(({ output }) => output) },
  'words a page': { mean: sum(pages.map(({ words }) => words)) / pages.length },
})
printGoal(
  `${pages.length} pages, beside the ideal schedule of ${parallel} calls at the same time`,
  (took / ideal) * 100,
  115,
  '%',
)
printGoal('first slide, after the plan and its part', alone.first - earliest, 0.5, 's')
printGoal(
  'calls a page',
  perPage(() => 1),
  8,
  'calls',
)
printGoal(
  'tokens a page',
  perPage(({ input, output }) => input + output),
  30_000,
  'tokens',
)
