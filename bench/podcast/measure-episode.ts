import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type LecternProcess, ready, startProcess } from '../../packages/server/src/testing/start-process.ts'
import { median, tellGoal } from '../figures.ts'
import { type SignedIn, signUp } from '../signed-in.ts'
import { lineCount, longPodcast } from './long-podcast.ts'

const page = { course_id: '7001', page_id: '700101' }
const address = `/api/podcast/${page.course_id}/${page.page_id}`
const opened = z.looseObject({
  podcast: z.looseObject({ id: z.number() }),
  segments: z.array(z.looseObject({ dialogue: z.array(z.looseObject({ content: z.string() })) })),
})

/**
 * An episode of 200 lines, as an author has it made: all lines spoken and the file fetched; then one line changed, saved,
 * spoken and the new file fetched, as often as there are runs.
 */
export async function measureEpisode(runs: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-podcast-'))
  const product = await startProcess(dataDir)
  try {
    await ready(product)
    const author = await signUp(product)
    await writePodcast(product, author)
    const spoken = await timeOf(() => voice(product, author))
    const mixed = await timeOf(() => fetchEpisode(product, author))
    const again = await timeOf(() => fetchEpisode(product, author))
    console.log(`${lineCount} lines spoken in ${(spoken.ms / 1000).toFixed(1)} s`)
    console.log(
      `the first file ${mixed.ms.toFixed(0)} ms later (${(mixed.value / 2 ** 20).toFixed(1)} MiB), the same again ${again.ms.toFixed(0)} ms`,
    )
    const times: number[] = []
    for (let run = 0; run < runs; run++)
      times.push((await timeOf(() => changeOneLine(product, author, run))).ms)
    tellGoal('one line changed, saved, spoken, and the new file fetched whole', median(times), 2000, 'ms')
  } finally {
    product.kill('SIGTERM')
    await product.ended
    rmSync(dataDir, { recursive: true })
  }
}

async function writePodcast(product: LecternProcess, author: SignedIn): Promise<void> {
  const { course_id, page_id } = page
  await product.call('POST', '/api/generate_podcast', { course_id, page_ids: [page_id] }, author.auth_token)
  const generated = await untilThere(() => read(product, author))
  await save(product, author, longPodcast(generated))
}

async function changeOneLine(product: LecternProcess, author: SignedIn, run: number): Promise<void> {
  const podcast = opened.parse((await product.call('GET', address, undefined, author.auth_token)).json)
  const line = podcast.segments[run % podcast.segments.length]?.dialogue[3]
  if (line)
    line.content = `This is said in another way, for the ${run + 1}. time, and nothing else has changed.`
  await save(product, author, podcast)
  await voice(product, author)
  await fetchEpisode(product, author)
}

async function save(product: LecternProcess, author: SignedIn, podcast: object): Promise<void> {
  const { status } = await product.call('PUT', address, podcast, author.auth_token)
  if (status !== 200) throw new Error(`The podcast was not saved: ${status}.`)
}

async function voice(product: LecternProcess, author: SignedIn): Promise<void> {
  const hosts = { voice_id_host1: 'flite:rms', voice_id_host2: 'flite:slt' }
  const request = { ...page, podcast_id: 1, ...hosts }
  await product.call('POST', '/api/podcast/audio/generate', request, author.auth_token)
  const status = `/api/podcast/audio/status/${page.course_id}/${page.page_id}/1`
  await untilThere(async () => {
    const { json } = await product.call('GET', status, undefined, author.auth_token)
    return z.object({ status: z.string() }).parse(json).status === 'generating' ? undefined : json
  })
}

/** Its bytes. */
async function fetchEpisode(product: LecternProcess, author: SignedIn): Promise<number> {
  const answer = await fetch(`${product.url}${address}/episode.mp3`, {
    headers: { authorization: `Bearer ${author.auth_token}` },
  })
  if (!answer.ok) throw new Error(`There is no episode: ${await answer.text()}`)
  return (await answer.arrayBuffer()).byteLength
}

async function read(product: LecternProcess, author: SignedIn) {
  return opened.safeParse((await product.call('GET', address, undefined, author.auth_token)).json).data
}

async function untilThere<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    // Asking without a pause would take the processor away from what is waited for.
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

async function timeOf<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now()
  const value = await work()
  return { ms: performance.now() - start, value }
}
