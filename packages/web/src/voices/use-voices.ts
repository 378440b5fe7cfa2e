import { voicesApi } from '@lectern/domain/api/voices.ts'
import { sortVoices, type Voice } from '@lectern/domain/voices/voice.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { inBackground } from '../ui/in-background.ts'

interface Voices {
  /** English voices first. Empty while loading. */
  voices: readonly Voice[]
  loading: boolean
  failed: boolean
  /** True while a failed call is repeated. */
  retrying: boolean
  retry: () => void
}

const none: readonly Voice[] = []

/** All voices. They are refetched, because a speech server that was not available adds its voices later. */
export const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: async ({ signal }) => sortVoices(await call(voicesApi.list, { signal })),
  staleTime: 60_000,
})

export function useVoices(): Voices {
  const query = useQuery(voicesQuery)
  // Loaded voices stay when a refetch fails. The query has no error while a failed call is repeated.
  const failed = query.isLoadingError || (query.isPending && query.errorUpdateCount > 0)
  return {
    voices: query.data ?? none,
    loading: query.isPending && !failed,
    failed,
    retrying: failed && query.isFetching,
    retry: () => inBackground(query.refetch()),
  }
}
