import { z } from 'zod'
import type { LecternProcess } from '../../packages/server/src/testing/start-process.ts'
import type { SignedIn } from '../signed-in.ts'
import { longPodcast } from './long-podcast.ts'

/** The page of the sandbox that gets the long podcast. */
export const page = { course_id: '7001', page_id: '700101' }
export const address = `/api/podcast/${page.course_id}/${page.page_id}`
const opened = z.looseObject({
  podcast: z.looseObject({ id: z.number() }),
  segments: z.array(z.looseObject({ dialogue: z.array(z.looseObject({ content: z.string() })) })),
})

/** Saves the long podcast on the page. */
export async function writePodcast(product: LecternProcess, author: SignedIn): Promise<void> {
  const { course_id, page_id } = page
  await product.call('POST', '/api/generate_podcast', { course_id, page_ids: [page_id] }, author.auth_token)
  const generated = await poll(() => readPodcast(product, author))
  await savePodcast(product, author, longPodcast(generated))
}

export async function savePodcast(product: LecternProcess, author: SignedIn, podcast: object): Promise<void> {
  const { status } = await product.call('PUT', address, podcast, author.auth_token)
  if (status !== 200) throw new Error(`The podcast was not saved: ${status}.`)
}

export async function readPodcast(product: LecternProcess, author: SignedIn) {
  return opened.safeParse((await product.call('GET', address, undefined, author.auth_token)).json).data
}

/** Polls until a result is available. */
export async function poll<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    // Polling without a pause would take processor time from the measured server.
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
