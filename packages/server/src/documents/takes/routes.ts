import { spokenTakesApi } from '@lectern/domain/api/documents/spoken-takes.ts'
import { formats } from '@lectern/domain/courses/formats.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { voiceText } from '../../audio/narration/voice-text.ts'
import { episodeRate } from '../../audio/speech/audio/episode-frames.ts'
import { ok, route, type Route } from '../../route.ts'
import { firstAlike, nextTake, numberOfTake } from './list-takes.ts'
import { readTakes, type TakeDependencies } from './take-calls.ts'

/** Takes of synthesized speech: the same text in the same voice, spoken again. */
export function takeRoutes(dependencies: TakeDependencies): Route[] {
  const { narrator, spending } = dependencies
  return [
    route(spokenTakesApi.list, async ({ account, params }) => {
      const { part, files, takes, describe } = await readTakes(dependencies, account, params)
      const differ = takes.length > 0 && part.audio ? narrator.takesOf(part.audio.voice_id) : undefined
      return ok({
        takes: takes.map((file) => describe(file)),
        next_take: nextTake(files, differ),
        differ_by: differ ?? null,
      })
    }),

    route(spokenTakesApi.sayAgain, async ({ account, params, body: { take }, signal }) => {
      const { part, language, files, describe, putInUse } = await readTakes(dependencies, account, params)
      if (isOwnRecording(part.audio)) throw new Problem('RECORDING_KEPT')
      const voiceId = part.audio?.voice_id
      if (files.length === 0 || voiceId === undefined) throw new Problem('NOT_FOUND')
      const known = files.find((file) => numberOfTake(file) === take)
      const next = nextTake(files, narrator.takesOf(voiceId))
      if (!known && take !== next) throw new Problem('NOT_FOUND')
      if (!known) await spending.require(account.id, { seconds: 1 })
      const made =
        known ??
        (await voiceText(dependencies, {
          account,
          place: { courseId: params.courseId, pageId: params.pageId },
          text: part.script,
          voiceId,
          host: part.host,
          tone: part.tone,
          take,
          language,
          ...(formats[params.format].isEpisode && { sampleRate: episodeRate }),
          readableName: part.name.toLowerCase(),
          regenerate: false,
          spending: spending.of({ accountId: account.id, kind: 'speech' }),
        }))
      // The voice may have spoken exactly as before.
      const file = firstAlike(files, made)
      // A take that its author has cancelled, or whose answer is lost, stays in the list and is not used.
      if (signal.aborted) return ok(describe(file))
      await putInUse(file)
      return ok(describe(file, true))
    }),

    route(spokenTakesApi.use, async ({ account, params, body: { take } }) => {
      const { part, takes, describe, putInUse } = await readTakes(dependencies, account, params)
      if (isOwnRecording(part.audio)) throw new Problem('RECORDING_KEPT')
      const file = takes.find((one) => numberOfTake(one) === take)
      if (!file) throw new Problem('NOT_FOUND')
      await putInUse(file)
      return ok(describe(file, true))
    }),
  ]
}
