import type { Guide, GuideChange } from '@lectern/domain/accounts/guide.ts'
import { guideApi } from '@lectern/domain/api/guide.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { inBackground } from '../../ui/in-background.ts'

const guideKey = ['guide']

/**
 * The state of tour and news in the account; undefined until it is loaded. Changes are shown immediately and saved in the
 * background.
 */
export function useGuide(): { guide: Guide | undefined; change: (change: GuideChange) => void } {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: guideKey,
    queryFn: ({ signal }) => call(guideApi.get, { signal }),
    staleTime: Infinity,
  })
  return {
    guide: data,
    change(change) {
      queries.setQueryData<Guide>(guideKey, (before) => before && { ...before, ...change })
      // If the request fails, the change applies until the next visit.
      inBackground(call(guideApi.change, { body: change }).catch(() => undefined))
    },
  }
}
