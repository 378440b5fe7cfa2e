import { voicesApi } from '@lectern/domain/api/voices.ts'
import { voiceText, type VoicingRooms } from '../documents/voice-parts.ts'
import { mediaAddress } from '../media/media-address.ts'
import { ok, route, type Route } from '../route.ts'
import type { VoiceChoices } from './voice-choices.ts'

export function voiceRoutes(rooms: VoicingRooms & { choices: VoiceChoices }): Route[] {
  return [
    route(voicesApi.list, async () => ok([...(await rooms.narrator.voices())])),
    route(voicesApi.choices, async ({ account }) => ok(await rooms.choices.list(account))),
    route(voicesApi.sample, async ({ account, body }) => {
      const file = await voiceText(rooms, {
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
