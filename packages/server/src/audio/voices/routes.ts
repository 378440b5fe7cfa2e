import { voicesApi } from '@lectern/domain/api/voices.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Narrator } from '../speech/narrator/narrator.ts'
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
  const { attempts, narrator, spending } = dependencies
  return [
    route(voicesApi.list, async () => ok([...(await narrator.voices())])),
    route(voicesApi.state, async ({ params }) => ok({ state: await stateOf(narrator, params.voiceId) })),
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

/** Whether a voice is listed, or may exist at a service whose voices are unknown. */
async function stateOf(
  narrator: Pick<Narrator, 'voice'>,
  voiceId: string,
): Promise<'listed' | 'unreachable' | 'unknown'> {
  try {
    await narrator.voice(voiceId)
    return 'listed'
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.code === 'UNKNOWN_VOICE' ? 'unknown' : 'unreachable'
  }
}
