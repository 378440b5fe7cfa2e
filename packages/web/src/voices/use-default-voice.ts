import { voicesApi } from '@lectern/domain/api/voices.ts'
import type { VoiceRole } from '@lectern/domain/voices/voice-role.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { defaultVoice } from './default-voice.ts'
import { useVoices, voicesQuery } from './use-voices.ts'

const choicesQuery = queryOptions({
  queryKey: ['voice-choices'],
  queryFn: ({ signal }) => call(voicesApi.choices, { signal }),
})

/**
 * The default voice of each role: see `defaultVoice`. Undefined until the voices and the remembered choices are loaded. If
 * the choices cannot be loaded, it is selected without them.
 */
export function useDefaultVoiceOf(
  contentLanguages: readonly string[],
): (role: VoiceRole) => Voice | undefined {
  const { voices } = useVoices()
  const { isPending, data = [] } = useQuery({
    ...choicesQuery,
    // Generating and voicing change them on the server.
    refetchOnMount: 'always',
    retry: false,
  })
  return (role) => (isPending ? undefined : defaultVoice(role, contentLanguages, voices, data))
}

/** The default voice of one role. */
export function useDefaultVoice(role: VoiceRole, contentLanguages: readonly string[]): Voice | undefined {
  return useDefaultVoiceOf(contentLanguages)(role)
}

/** The same for callers that wait for the voice. Undefined if there are no voices. */
export async function findDefaultVoice(
  client: QueryClient,
  role: VoiceRole,
  contentLanguages: readonly string[],
): Promise<Voice | undefined> {
  const [voices, remembered] = await Promise.all([
    client.ensureQueryData(voicesQuery).catch(() => []),
    client.ensureQueryData(choicesQuery).catch(() => []),
  ])
  return defaultVoice(role, contentLanguages, voices, remembered)
}
