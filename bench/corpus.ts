/**
 * Generates a slideshow and a podcast with audio from every page of a folder of courses: `npm run bench:corpus
 * [folder]`. Prints pages, slides, minutes of audio, failures, wall time and seconds of speech per second. Before that,
 * prints the time from the click to the first playable slide for a page of about 900 words.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { languageOf } from '../packages/domain/src/voices/languages.ts'
import {
  type LecternProcess,
  waitUntilReady,
  startProcess,
} from '../packages/server/src/testing/start-process.ts'
import { z } from 'zod'

const folder = resolve(process.argv[2] ?? '../shared/course-systems/corpus')
if (!existsSync(join(folder, 'courses.json'))) {
  console.log(
    `There are no courses in ${process.argv[2] ?? 'the usual folder'}: name a folder with a courses.json.`,
  )
  process.exit(0)
}

const corpus = z
  .object({
    courses: z.array(
      z.object({
        name: z.string(),
        language: z.string(),
        modules: z.array(
          z.object({ items: z.array(z.object({ title: z.string(), words: z.number().optional() })) }),
        ),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(folder, 'courses.json'), 'utf8'))).courses

const job = z.object({
  kind: z.string(),
  state: z.string(),
  page_title: z.string(),
  message: z.string().optional(),
  progress: z.object({ done: z.number() }),
})
const group = z.object({ state: z.string(), jobs: z.array(job) })
const audio = z.object({ duration_ms: z.number() }).optional()
const slideshow = z.object({ slides: z.array(z.object({ audio })) })
const podcast = z.object({ segments: z.array(z.object({ dialogue: z.array(z.object({ audio })) })) })

await onFreshLectern(run)

/** The measured Lectern has its own process and data directory, which are removed at the end. */
async function onFreshLectern(measure: (call: LecternProcess['call']) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const lectern = await startProcess(dataDir, { LECTERN_SANDBOX_COURSES: folder })
  try {
    await waitUntilReady(lectern)
    await measure((...given) => lectern.call(...given))
  } finally {
    lectern.kill('SIGTERM')
    await lectern.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function run(call: LecternProcess['call']): Promise<void> {
  const { demo } = z.object({ demo: z.unknown() }).parse((await call('GET', '/api/demo')).json)
  const { token } = z.object({ token: z.string() }).parse((await call('POST', '/api/login', demo)).json)
  const ask = async <T>(schema: z.ZodType<T>, method: string, path: string, body?: unknown): Promise<T> =>
    schema.parse((await call(method, path, body, token)).json)
  const voices = await ask(z.array(z.object({ id: z.string(), language: z.string() })), 'GET', '/api/voices')
  const courses = await ask(z.array(z.object({ id: z.string(), name: z.string() })), 'GET', '/api/courses')

  // Threads and writers warm up after the start. A user reads the screen for about as long before the first click.
  await new Promise((resolvePause) => setTimeout(resolvePause, 3000))
  await firstSlide(ask, courses, voices[0]?.id ?? '')

  const began = performance.now()
  const totals = { pages: 0, slides: 0, lines: 0, speechMs: 0, notes: 0, failures: [] as string[] }
  for (const { name, language, modules } of corpus) {
    const course = courses.find((one) => one.name === name)
    if (!course) throw new Error(`The course ${name} is not listed.`)
    const words = new Map(modules.flatMap(({ items }) => items.map((item) => [item.title, item.words ?? 0])))
    const pages = await ask(
      z.array(z.object({ page_id: z.string(), page_title: z.string() })),
      'POST',
      '/api/pages',
      { id: course.id },
    )
    const [first, second = first] = voices.filter(
      (voice) => languageOf(voice.language) === languageOf(language),
    )
    const started = performance.now()
    const wanted = { course_id: course.id, page_ids: pages.map((page) => page.page_id) }
    const accepted = z.object({ job_id: z.string() })
    const jobs = await Promise.all([
      ask(accepted, 'POST', '/api/generate_slideshow', { ...wanted, voice_id: first?.id }),
      ask(accepted, 'POST', '/api/generate_podcast', {
        ...wanted,
        voice_id_host1: first?.id,
        voice_id_host2: second?.id,
      }),
    ])
    let speechMs = 0
    for (const { job_id } of jobs) {
      const ended = await finished(ask, job_id)
      for (const one of ended.jobs.filter((each) => each.state !== 'succeeded' || each.message)) {
        const few = (words.get(one.page_title) ?? 0) <= 60
        const note = `${name} / ${one.page_title} (${words.get(one.page_title)} words), ${one.kind}: ${one.message}`
        if (one.state === 'succeeded') totals.notes += 1
        else if (few) console.log(`  too little text, as expected: ${note}`)
        else totals.failures.push(note)
      }
    }
    for (const { page_id } of pages) {
      const at = `${course.id}/${page_id}`
      const show = slideshow.safeParse((await call('GET', `/api/slideshow/${at}`, undefined, token)).json)
      const cast = podcast.safeParse((await call('GET', `/api/podcast/${at}`, undefined, token)).json)
      const slides = show.data?.slides ?? []
      const lines = cast.data?.segments.flatMap((segment) => segment.dialogue) ?? []
      totals.pages += show.success || cast.success ? 1 : 0
      totals.slides += slides.length
      totals.lines += lines.length
      for (const part of [...slides, ...lines]) speechMs += part.audio?.duration_ms ?? 0
    }
    totals.speechMs += speechMs
    const seconds = (performance.now() - started) / 1000
    console.log(
      `${name} (${language}): ${pages.length} pages, ${(speechMs / 60_000).toFixed(1)} min of audio in ${seconds.toFixed(1)} s, ${(speechMs / 1000 / seconds).toFixed(0)} × real time`,
    )
  }
  const wall = (performance.now() - began) / 1000
  for (const failure of totals.failures) console.log(`FAILED ${failure}`)
  console.log(
    `${totals.pages} pages, ${totals.slides} slides, ${totals.lines} lines, ${(totals.speechMs / 60_000).toFixed(1)} minutes of audio, ` +
      `${totals.failures.length} failures, ${totals.notes} jobs with a note (pictures that could not be fetched), ${wall.toFixed(1)} s, ${(totals.speechMs / 1000 / wall).toFixed(1)} seconds of speech per second`,
  )
  if (totals.failures.length > 0) process.exitCode = 1
}

type Ask = <T>(schema: z.ZodType<T>, method: string, path: string, body?: unknown) => Promise<T>

async function finished(ask: Ask, jobId: string): Promise<z.infer<typeof group>> {
  for (;;) {
    const now = await ask(group, 'GET', `/api/jobs/${jobId}`)
    if (!['waiting', 'running'].includes(now.state)) return now
    await new Promise((resolvePause) => setTimeout(resolvePause, 200))
  }
}

/** Time from the click until the first slide has audio, on an idle machine, for the longest page of the sandbox. */
async function firstSlide(
  ask: Ask,
  courses: readonly { id: string; name: string }[],
  voice_id: string,
): Promise<void> {
  const course = courses.find((one) => one.name === 'Coastal Weather')
  const pages = await ask(
    z.array(z.object({ page_id: z.string(), page_title: z.string() })),
    'POST',
    '/api/pages',
    { id: course?.id },
  )
  const page = pages.find((one) => /storm surge/i.test(one.page_title))
  if (!course || !page) return
  const clicked = performance.now()
  const { job_id } = await ask(z.object({ job_id: z.string() }), 'POST', '/api/generate_slideshow', {
    course_id: course.id,
    page_ids: [page.page_id],
    voice_id,
  })
  let playable = 0
  for (;;) {
    const { jobs, state } = await ask(group, 'GET', `/api/jobs/${job_id}`)
    if (!playable && jobs.some((one) => one.progress.done > 0)) playable = performance.now() - clicked
    if (state === 'succeeded' || state === 'failed') break
    await new Promise((resolvePause) => setTimeout(resolvePause, 40))
  }
  const all = performance.now() - clicked
  const { slides } = await ask(slideshow, 'GET', `/api/slideshow/${course.id}/${page.page_id}`)
  const speechMs = slides.reduce((sum, slide) => sum + (slide.audio?.duration_ms ?? 0), 0)
  console.log(
    `${page.page_title}: first playable slide after ${playable.toFixed(0)} ms, ${slides.length} slides with ` +
      `${(speechMs / 1000).toFixed(0)} s of audio after ${all.toFixed(0)} ms, ${(speechMs / all).toFixed(0)} × real time`,
  )
}
