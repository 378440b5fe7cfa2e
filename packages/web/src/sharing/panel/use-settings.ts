import { type Share, sharesApi } from '@lectern/domain/api/learners/shares.ts'
import { type Mutation, useMutation, useMutationState } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'

/** The settings of a link that an author can change. */
export type ShareSettings = Partial<Pick<Share, 'expires_at' | 'downloads' | 'embed_origins'>>

interface SettingsChange {
  readonly id: string
  readonly settings: ShareSettings
}

interface SettingsCalls {
  /** The calls with the same scope run one after the other. */
  readonly scope: { readonly id: string }
  readonly networkMode: 'always'
  readonly onSuccess: (changed: Share) => void
  readonly onError: (problem: Error) => void
}

/**
 * Saves settings of links, one change after the other. Every change that is not saved yet is shown: an answer to an
 * earlier change does not have the later ones. A change that fails disappears.
 */
export function useSettings({ scope, onError, ...calls }: SettingsCalls) {
  const [failed, setFailed] = useState<Error>()
  const mutationKey = ['share settings', scope.id]
  const { mutate } = useMutation({
    ...calls,
    scope,
    mutationKey,
    mutationFn: ({ id, settings }: SettingsChange) =>
      call(sharesApi.change, { params: { shareId: id }, body: settings }),
    onMutate: () => setFailed(undefined),
    onError: (problem) => {
      setFailed(problem)
      onError(problem)
    },
  })
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }: Mutation<Share, Error, SettingsChange>) => state.variables,
  })
  return {
    /** A link with the settings that are being saved. */
    withUnsaved: <Link extends Share>(link: Link): Link =>
      pending.reduce<Link>(
        (shown, change) => (change?.id === link.share_id ? { ...shown, ...change.settings } : shown),
        link,
      ),
    /** Why the last change that failed was not saved. Undefined after another change. */
    failed,
    change: (id: string, settings: ShareSettings) => mutate({ id, settings }),
  }
}
