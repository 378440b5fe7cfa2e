import { fileURLToPath } from 'node:url'
import { loadLearnPages } from '../../packages/server/src/learners/learn/load-learn-pages.ts'
import { startTestApp } from '../../packages/server/src/testing/start-test-app.ts'
import { deckOf, lecternDeck } from '../slides/deck.ts'

const pagesFile = fileURLToPath(
  new URL('../../packages/web/dist/learn-server/learn-pages.js', import.meta.url),
)

/** The number of slides of the measured deck. */
export const slideCount = 60

/** A Lectern on the embedded database that shows the deck to learners. */
export interface PublishedDeck {
  /** Address of the learners' page. */
  readonly url: string
  close(): Promise<void>
}

/** Starts Lectern, publishes the deck and shares it. */
export async function publishDeck(): Promise<PublishedDeck> {
  const lectern = await startTestApp('embedded', { learnPages: async () => loadLearnPages(pagesFile) })
  const ada = await lectern.signUp()
  await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
  const { status } = await ada('PUT', '/api/slideshow/7/71', lecternDeck(deckOf(slideCount)))
  if (status !== 200) throw new Error(`The deck was not saved: ${status}.`)
  await ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
  const place = { course_id: '7', page_id: '71', format: 'slideshow' }
  const { json } = await ada('POST', '/api/shares', place)
  const origin = await lectern.app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${origin}${new URL(json.url).pathname}`, close: () => lectern.close() }
}
