import { accountsApi } from '@lectern/domain/api/accounts.ts'
import type { PreferenceChanges } from '@lectern/domain/accounts/preferences.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rememberLanguage } from '../messages/chosen-language.ts'
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
export function useChangePreferences(): (wanted: PreferenceChanges) => Promise<void> {
  const queries = useQueryClient()
  return async (wanted) => {
    const kept = await call(accountsApi.changePreferences, { body: wanted })
    // A request that began before the change would bring the old preferences back.
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, kept)
  }
}

/**
 * Stores the language of the account in this browser, if it was chosen in another one. The page keeps its language until it
 * is loaded again: the text of a screen does not change while the author works with it.
 */
export function useRememberAccountLanguage(): void {
  const language = usePreferences().data?.interface_language
  useEffect(() => {
    if (language) rememberLanguage(language)
  }, [language])
}
