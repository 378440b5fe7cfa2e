import { recordingsApi } from '@lectern/domain/api/documents/recordings.ts'
import { collectBytes } from '../../course-material/media/collect-bytes.ts'
import type { SpokenPart } from '../../audio/narration/spoken-part.ts'
import { ok, route, type Route } from '../../route.ts'
import { requireDescription } from './describe-take.ts'
import { comingOf, isKept, type RecordingContext, uploadStep } from './recording-calls.ts'

/** Limits of one account per hour: some hours of sound. */
const perHour = { chunks: 1000, takes: 600 }

/** Receives a take in chunks, and keeps it. */
export function uploadRoutes(recording: RecordingContext): Route[] {
  return [sendChunkRoute(recording), keepRoute(recording)]
}

function sendChunkRoute(recording: RecordingContext): Route {
  const { access, attempts, inTurn, chunks } = recording
  return route(recordingsApi.sendChunk, async ({ account, params, upload: sent }) => {
    const { courseId, pageId, chunk } = params
    const coming = comingOf(account, params)
    return await uploadStep(recording, coming, async () => {
      await access.requirePage(account, courseId, pageId)
      await attempts.limit({ name: `pieces of ${account.id}`, most: perHour.chunks, windowMinutes: 60 })
      const bytes = await collectBytes(sent.bytes)
      await inTurn(coming, async () => {
        // A chunk that arrives after its take was kept would count for a day.
        if (!(await isKept(recording, account, params))) await chunks.put(coming, chunk, bytes)
      })
      return ok({ status: 'success' as const })
    })
  })
}

function keepRoute(recording: RecordingContext): Route {
  const { access, attempts, documentsOf, keepTake, glossaries } = recording
  return route(recordingsApi.keep, async ({ account, params, body }) => {
    const { take: _take, ...page } = params
    const coming = comingOf(account, params)
    return await uploadStep(recording, coming, async () => {
      await access.requirePage(account, page.courseId, page.pageId)
      await attempts.limit({ name: `takes of ${account.id}`, most: perHour.takes, windowMinutes: 60 })
      const documents = documentsOf(body.format)
      const { parts, language } = await documents.read(account, page)
      // A part that is not saved yet finds the take by its words when it is saved.
      const known = parts.find(({ key }) => key === body.part)
      const part: SpokenPart = {
        key: body.part,
        name: known?.name ?? body.format,
        script: body.text,
        audioPath: undefined,
        ...(body.speaker && { host: body.speaker }),
      }
      const file = await keepTake({
        coming,
        organization: account.organization,
        part,
        language,
        terms: await glossaries.termsOf(coming.courseSystem, page.courseId),
        trim: body.trim,
        count: body.pieces,
        use: (stored) => documents.giveAudio(account, page, part, stored),
      })
      return ok(requireDescription(file, account))
    })
  })
}
