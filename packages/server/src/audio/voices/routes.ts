import { voicesApi } from '@lectern/domain/api/voices.ts'
import { voiceText, type VoicingDependencies } from '../narration/voice-text.ts'
import { mediaAddress } from '../../course-material/media/media-address.ts'
import type { Attempts } from '../../accounts/attempts/attempts.ts'
import type { SpendingCalls } from '../../spending/create-spending.ts'
import { ok, route, type Route } from '../../route.ts'
import type { VoiceChoices } from './voice-choices.ts'

/** Samples that an account may hear per hour. A new one may be bought. */
const samplesPerHour = 300

export interface VoiceRouteDependencies extends VoicingDependencies {
  readonly choices: VoiceChoices
  readonly attempts: Pick<Attempts, 'limit'>
  readonly spending: Pick<SpendingCalls, 'of'>
}

export function voiceRoutes(dependencies: VoiceRouteDependencies): Route[] {
  const { attempts, spending } = dependencies
  return [
    route(voicesApi.list, async () => ok([...(await dependencies.narrator.voices())])),
    route(voicesApi.choices, async ({ account }) => ok(await dependencies.choices.list(account))),
    route(voicesApi.sample, async ({ account, body, signal }) => {
      await attempts.limit({ name: `samples of ${account.id}`, most: samplesPerHour, windowMinutes: 60 })
      const file = await voiceText(dependencies, {
        account,
        place: null,
        text: body.sample_text,
        voiceId: body.voice_id,
        readableName: 'sample',
        regenerate: false,
        signal,
        spending: spending.of({ accountId: account.id, kind: 'sample' }),
      })
      return ok({ audio_path: mediaAddress(file) })
    }),
  ]
}
