import { type Share, sharesApi } from '@lectern/domain/api/learners/shares.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { linksOf } from './links-of-place.ts'
import { messages } from './messages.ts'
import type { SharedPlace } from './shared-place.ts'
import { type ShareSettings, useSettings } from './use-settings.ts'

export type OpenShare = ReturnType<typeof useShare>

/** A call without a connection fails, so that its sentence appears. It does not wait. */
const networkMode = 'always'

/** The links of a place, and what can be done with the chosen one: at first the newest. */
export function useShare(place: SharedPlace) {
  const queries = useQueryClient()
  const { courseId } = place
  const key = ['shares', courseId]
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readShares(courseId, signal),
    staleTime: 0,
    networkMode,
  })
  const { own, ofPages } = linksOf(place, list.data ?? [])
  const [chosen, choose] = useState<string>()
  const share = own.find(({ share_id: id }) => id === chosen) ?? own[0]
  // The calls about one link run one after the other, so that the last one decides.
  const common = {
    scope: { id: `share ${courseId} ${place.piece?.pageId ?? ''} ${place.piece?.format ?? ''}` },
    networkMode,
    // A colleague may have ended the link.
    onError: (problem: Error) => {
      if (problem instanceof ApiProblem && problem.status === 404) inBackground(list.refetch())
    },
  } as const
  const keep = (changed: Share) =>
    queries.setQueryData(key, (before: readonly Share[] = []) => withLink(before, changed))
  const create = useMutation({ ...common, mutationFn: () => findOrCreate(place), onSuccess: keep })
  const settings = useSettings({ ...common, onSuccess: keep })
  const renew = useMutation({
    ...common,
    mutationFn: (id: string) => call(sharesApi.renew, { params: { shareId: id } }),
    onSuccess: (renewed) => {
      keep(renewed)
      toast.success(messages.addressIsNew)
    },
  })
  const revoke = useMutation({
    ...common,
    mutationFn: (id: string) => call(sharesApi.revoke, { params: { shareId: id } }),
    onSuccess: (_, id) => {
      queries.setQueryData(key, (before: readonly Share[] = []) =>
        before.filter(({ share_id: one }) => one !== id),
      )
      toast.success(messages.stopped)
    },
  })
  const once = useOnce()
  const id = share?.share_id
  return {
    /** The chosen link with the settings that are being saved. */
    share: share && settings.withUnsaved(share),
    /** All links that an author hands out. */
    own,
    choose,
    /** The links that pages of the course system show. */
    ofPages: ofPages.map(settings.withUnsaved),
    loading: list.isPending,
    unreadable: list.isError ? sentenceOf(list.error, messages.notLoaded) : undefined,
    reload: () => inBackground(list.refetch()),
    problem: problemOf([
      [create.error, messages.notMade],
      [settings.failed, messages.notSaved],
      [renew.error, messages.notRenewed],
      [revoke.error, messages.notStopped],
    ]),
    creating: create.isPending,
    renewing: renew.isPending,
    revoking: revoke.isPending,
    create: () => once((done) => create.mutate(undefined, { onSettled: done })),
    change: (changed: ShareSettings) => id !== undefined && settings.change(id, changed),
    changePage: settings.change,
    renew: () => id !== undefined && once((done) => renew.mutate(id, { onSettled: done })),
    revoke: () => id !== undefined && once((done) => revoke.mutate(id, { onSettled: done })),
  }
}

function readShares(courseId: string, signal?: AbortSignal): Promise<Share[]> {
  return call(sharesApi.list, { query: { course_id: courseId }, ...(signal && { signal }) })
}

/** A link that was made in another tab in the meantime is used. */
async function findOrCreate(place: SharedPlace): Promise<Share> {
  const [found] = linksOf(place, await readShares(place.courseId)).own
  if (found) return found
  const { pageId = null, format = null } = place.piece ?? {}
  return await call(sharesApi.create, { body: { course_id: place.courseId, page_id: pageId, format } })
}

/** The links after one was changed or added. Their order stays. */
function withLink(links: readonly Share[], changed: Share): Share[] {
  const isKnown = links.some(({ share_id: id }) => id === changed.share_id)
  return isKnown
    ? links.map((link) => (link.share_id === changed.share_id ? changed : link))
    : [changed, ...links]
}

function problemOf(calls: readonly (readonly [Error | null | undefined, string])[]): string | undefined {
  const [problem] = calls.flatMap(([error, fallback]) => (error ? [sentenceOf(error, fallback)] : []))
  return problem
}

/** Ignores a second press before the first call has ended. A button is disabled only after the next rendering. */
function useOnce() {
  const running = useRef(false)
  return (start: (done: () => void) => void): void => {
    if (running.current) return
    running.current = true
    start(() => (running.current = false))
  }
}
