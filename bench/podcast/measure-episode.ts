import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import {
  type LecternProcess,
  waitUntilReady,
  startProcess,
} from '../../packages/server/src/testing/start-process.ts'
import { median, printGoal } from '../figures.ts'
import { type SignedIn, register } from '../signed-in.ts'
import { lineCount } from './long-podcast.ts'
import { address, page, readPodcast, savePodcast, poll, writePodcast } from './write-podcast.ts'

/**
 * Measures an episode of 200 lines as an author uses it. Generates audio for all lines and fetches the file. Then
 * changes one line, saves, generates its audio and fetches the new file, once per run.
 */
export async function measureEpisode(runs: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-podcast-'))
  const product = await startProcess(dataDir)
  try {
    await waitUntilReady(product)
    const author = await register(product)
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
    printGoal('one line changed, saved, spoken, and the new file fetched whole', median(times), 2000, 'ms')
  } finally {
    product.kill('SIGTERM')
    await product.ended
    rmSync(dataDir, { recursive: true })
  }
}

async function changeOneLine(product: LecternProcess, author: SignedIn, run: number): Promise<void> {
  const podcast = await poll(() => readPodcast(product, author))
  const line = podcast.segments[run % podcast.segments.length]?.dialogue[3]
  if (line)
    line.content = `This is said in another way, for the ${run + 1}. time, and nothing else has changed.`
  await savePodcast(product, author, podcast)
  await voice(product, author)
  await fetchEpisode(product, author)
}

async function voice(product: LecternProcess, author: SignedIn): Promise<void> {
  const hosts = { voice_id_host1: 'flite:rms', voice_id_host2: 'flite:slt' }
  const request = { ...page, podcast_id: 1, ...hosts }
  await product.call('POST', '/api/podcast/audio/generate', request, author.auth_token)
  const status = `/api/podcast/audio/status/${page.course_id}/${page.page_id}/1`
  await poll(async () => {
    const { json } = await product.call('GET', status, undefined, author.auth_token)
    return z.object({ status: z.string() }).parse(json).status === 'generating' ? undefined : json
  })
}

/** Fetches the episode and returns its size in bytes. */
async function fetchEpisode(product: LecternProcess, author: SignedIn): Promise<number> {
  const answer = await fetch(`${product.url}${address}/episode.mp3`, {
    headers: { authorization: `Bearer ${author.auth_token}` },
  })
  if (!answer.ok) throw new Error(`There is no episode: ${await answer.text()}`)
  return (await answer.arrayBuffer()).byteLength
}

async function timeOf<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now()
  const value = await work()
  return { ms: performance.now() - start, value }
}
