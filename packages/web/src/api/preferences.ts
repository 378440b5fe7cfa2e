import { accountsApi } from '@lectern/domain/api/accounts.ts'
import type { Preferences } from '@lectern/domain/accounts/preferences.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from './call.ts'

const queryKey = ['account', 'preferences']

/** The preferences of the account. Loaded again when the author returns to the tab. */
export function usePreferences() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(accountsApi.preferences, { signal }),
    refetchOnWindowFocus: 'always',
  })
}

/** Changes the preferences on the server, then in the cache. Throws `ApiProblem`. */
export function useChangePreferences(): (wanted: Preferences) => Promise<void> {
  const queries = useQueryClient()
  return async (wanted) => {
    queries.setQueryData(queryKey, await call(accountsApi.changePreferences, { body: wanted }))
  }
}
