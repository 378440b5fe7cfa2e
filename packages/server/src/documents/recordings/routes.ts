import { recordingsApi } from '@lectern/domain/api/documents/recordings.ts'
import { recordingVoice } from '@lectern/domain/narration/audio/own-recording.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { ok, route, type Route } from '../../route.ts'
import { describeTake, requireDescription } from './describe-take.ts'
import {
  comingOf,
  createRecordingContext,
  pageOf,
  type RecordingContext,
  type RecordingDependencies,
  requireTake,
} from './recording-calls.ts'
import { uploadRoutes } from './upload-routes.ts'

/** Recordings that authors make of their own voice. They belong to the page, like spoken audio. */
export function recordingRoutes(dependencies: RecordingDependencies): Route[] {
  const recording = createRecordingContext(dependencies)
  const { access, recordings, documentsOf } = recording
  return [
    route(recordingsApi.takes, async ({ account, params }) => {
      await access.requirePage(account, params.courseId, params.pageId)
      const files = await recordings.list(pageOf(account, params))
      return ok({ takes: files.flatMap((file) => describeTake(file, account) ?? []) })
    }),

    ...uploadRoutes(recording),

    route(recordingsApi.use, async ({ account, params, body }) => {
      const file = await requireTake(recording, account, params)
      const documents = documentsOf(body.format)
      const part = (await documents.read(account, params)).parts.find(({ key }) => key === body.part)
      if (part) await documents.giveAudio(account, params, part, file)
      return ok(requireDescription(file, account))
    }),

    removeRoute(recording),
  ]
}

function removeRoute({ access, inTurn, recordings, chunks, store }: RecordingContext): Route {
  return route(recordingsApi.remove, async ({ account, params }) => {
    await access.requirePage(account, params.courseId, params.pageId)
    const coming = comingOf(account, params)
    await inTurn(coming, async () => {
      const file = await recordings.find(pageOf(account, params), params.take)
      if (file && file.audio?.voice_id !== recordingVoice(account.id))
        throw new Problem('NOT_FOUND', { reason: 'takeOfAnother' })
      const wasComing = await chunks.remove(coming)
      if (!file && !wasComing) throw new Problem('NOT_FOUND')
      if (!file) return
      await recordings.remove(pageOf(account, params), file.filename)
      await store.remove(file.filename)
    })
    return ok({ status: 'success' as const })
  })
}
