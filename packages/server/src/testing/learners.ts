import { createNarrator } from '../audio/speech/narrator/create-narrator.ts'
import { silentLogger } from '../platform/runtime/logger.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'
import { createFakeSpeechEngine } from './sound/fake-speech-engine.ts'
import { poolWithoutThreads } from './sound/pool-without-threads.ts'
import { startTestApp, type TestApp, type TestCall } from './start-test-app.ts'

const page = { course_id: '7', page_id: '71' }

/** A Lectern whose audio is sound, so that podcasts can be joined and measured. */
export async function startAudibleApp(): Promise<TestApp> {
  const pool = poolWithoutThreads
  const narrator = createNarrator({ engines: [createFakeSpeechEngine()], pool, logger: silentLogger })
  return startTestApp('embedded', { narrator, pool })
}

interface Spoken {
  readonly audio_script: string
}

/** Generates the slideshow and the podcast of page 71, and keeps two slides and two lines with few words. */
export async function generateDocuments(author: TestCall): Promise<void> {
  const wanted = { course_id: page.course_id, page_ids: [page.page_id] }
  await author('POST', '/api/generate_slideshow', wanted)
  await author('POST', '/api/generate_podcast', wanted)
  const { json: slideshow } = await author('GET', '/api/slideshow/7/71')
  const slides = slideshow.slides
    .slice(0, 2)
    .map((slide: Spoken, at: number) => ({ ...slide, audio_script: `Slide ${at + 1}.` }))
  await author('PUT', '/api/slideshow/7/71', { ...slideshow, slides })
  const { json: podcast } = await author('GET', '/api/podcast/7/71')
  const [first] = podcast.segments
  const dialogue = first.dialogue
    .slice(0, 2)
    .map((line: object, at: number) => ({ ...line, content: `Line ${at + 1}.` }))
  await author('PUT', '/api/podcast/7/71', { ...podcast, segments: [{ ...first, dialogue }] })
}

/** Gives audio to both documents of page 71. */
export async function voiceDocuments(author: TestCall): Promise<void> {
  await author('POST', '/api/audio/generate_presentation', { ...page, voice_id: 'fake:ada' })
  const hosts = { voice_id_host1: 'fake:ada', voice_id_host2: 'fake:ben' }
  await author('POST', '/api/podcast/audio/generate', { ...page, ...hosts })
  for (const status of ['/api/audio/status/7/71/1', '/api/podcast/audio/status/7/71/1'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    while ((await author('GET', status)).json?.status === 'generating') await yieldToEventLoop()
}

/** Gives audio to both documents of page 71, and completes them. */
export async function completeDocuments(author: TestCall): Promise<void> {
  await voiceDocuments(author)
  const completed = { slideshow_status: 'Completed', podcast_status: 'Completed' }
  await author('PUT', '/api/courses/7/71/status', completed)
}

/** The addresses of new shares of page 71 and of its course. */
export async function shareDocuments(author: TestCall) {
  const share = async (more: object): Promise<string> => {
    const { json } = await author('POST', '/api/shares', { course_id: page.course_id, ...more })
    return json.url
  }
  return {
    slideshow: await share({ page_id: page.page_id, format: 'slideshow' }),
    podcast: await share({ page_id: page.page_id, format: 'podcast' }),
    course: await share({}),
  }
}
