import { voicesApi } from '@lectern/domain/api/voices.ts'
import { sortVoices, type Voice } from '@lectern/domain/voices/voice.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { inBackground } from '../ui/in-background.ts'

interface Voices {
  /** English first; empty while loading. */
  voices: readonly Voice[]
  loading: boolean
  failed: boolean
  retry: () => void
}

const none: readonly Voice[] = []

/** Every voice that can be chosen. They are asked for once. */
export const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: async ({ signal }) => sortVoices(await call(voicesApi.list, { signal })),
  staleTime: Infinity,
})

export function useVoices(): Voices {
  const query = useQuery(voicesQuery)
  return {
    voices: query.data ?? none,
    loading: query.isPending,
    failed: query.isError,
    retry: () => inBackground(query.refetch()),
  }
}
