import { voicesApi } from '@lectern/domain/api/voices.ts'
import { voiceText, type VoicingDependencies } from '../narration/voice-text.ts'
import { mediaAddress } from '../../course-material/media/media-address.ts'
import { ok, route, type Route } from '../../route.ts'
import type { VoiceChoices } from './voice-choices.ts'

export function voiceRoutes(dependencies: VoicingDependencies & { choices: VoiceChoices }): Route[] {
  return [
    route(voicesApi.list, async () => ok([...(await dependencies.narrator.voices())])),
    route(voicesApi.choices, async ({ account }) => ok(await dependencies.choices.list(account))),
    route(voicesApi.sample, async ({ account, body }) => {
      const file = await voiceText(dependencies, {
        account,
        place: null,
        text: body.sample_text,
        voiceId: body.voice_id,
        readableName: 'sample',
        regenerate: false,
      })
      return ok({ audio_path: mediaAddress(file) })
    }),
  ]
}
