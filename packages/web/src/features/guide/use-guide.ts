import type { Guide, GuideChange } from '@lectern/domain/accounts/guide.ts'
import { guideApi } from '@lectern/domain/api/guide.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { authToken } from '../../api/session.ts'
import { inBackground } from '../../ui/in-background.ts'
import { createGuideChanges } from './guide-changes.ts'

const guideKey = ['guide']

// A user who leaves the course list and returns must not overtake an earlier change.
const changes = createGuideChanges(
  // Users close the page immediately after a step.
  (change) => call(guideApi.change, { body: change, keepalive: true }),
  authToken,
)
window.addEventListener('pagehide', changes.flush)

/**
 * The state of tour and news in the account; undefined until it is loaded. Changes are shown immediately and saved in the
 * background. If a request fails, the change applies until the next visit.
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
      inBackground(changes.add(change))
    },
  }
}
