import { voicesApi } from '@lectern/domain/api/voices.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/**
 * Whether a voice that is not listed may exist, because its service could not be reached. Undefined while that is not known.
 * False without a voice.
 */
export function useVoiceAway(voiceId: string | undefined): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['voice-state', voiceId],
    enabled: voiceId !== undefined,
    queryFn: ({ signal }) => call(voicesApi.state, { params: { voiceId: voiceId ?? '' }, signal }),
  })
  if (voiceId === undefined) return false
  // A voice that is listed in the meantime appears with the next list.
  return data && data.state !== 'unknown'
}
