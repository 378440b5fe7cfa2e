import { z } from 'zod'
import type { LecternProcess } from '../../packages/server/src/testing/start-process.ts'

const deck = z.looseObject({ slides: z.array(z.looseObject({})) })

/**
 * Generates a slideshow in the sandbox and extends it to the given number of slides. Returns its address and its JSON
 * as saved.
 */
export async function putDeck(
  product: LecternProcess,
  token: string,
  slides: number,
): Promise<{ path: string; body: string }> {
  const courses = z
    .array(z.object({ id: z.string() }))
    .parse((await product.call('GET', '/api/courses', undefined, token)).json)
  const course_id = courses[0]?.id ?? ''
  const pages = z
    .array(z.object({ page_id: z.string() }))
    .parse((await product.call('POST', '/api/pages', { id: course_id }, token)).json)
  const page_id = pages[0]?.page_id ?? ''
  await product.call('POST', '/api/generate_slideshow', { course_id, page_ids: [page_id] }, token)
  const path = `/api/slideshow/${course_id}/${page_id}`
  const made = deck.parse(await written(product, path, token))
  const long = {
    ...made,
    slides: Array.from({ length: slides }, (_, index) => made.slides[index % made.slides.length]),
  }
  await product.call('PUT', path, long, token)
  return { path, body: JSON.stringify((await product.call('GET', path, undefined, token)).json) }
}

/** Waits for the generation job and returns the slideshow. */
async function written(product: LecternProcess, path: string, token: string): Promise<unknown> {
  for (;;) {
    const { status, json } = await product.call('GET', path, undefined, token)
    if (status === 200) return json
    // The job runs in the server process, which needs the processor.
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
