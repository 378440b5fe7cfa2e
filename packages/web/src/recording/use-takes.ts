import { saysTheSame } from '@lectern/domain/narration/audio/audio-status.ts'
import { type RecordedTake, recordingsApi } from '@lectern/domain/api/documents/recordings.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { call } from '../api/call.ts'
import { sessionUser } from '../api/session.ts'
import { inBackground } from '../ui/in-background.ts'
import type { RecordedPart } from './recorded-part.ts'
import { takeOutbox } from './outbox/take-outbox.ts'
import type { OutgoingTake } from './outbox/outgoing-takes.ts'

/** A take of a slide or line, on the server or only in this browser. */
export type Take =
  | { readonly id: string; readonly number: number; readonly kept: RecordedTake }
  | { readonly id: string; readonly number: number; readonly kept?: undefined; readonly local: OutgoingTake }

const takesKey = ({ courseId, pageId }: Pick<RecordedPart, 'courseId' | 'pageId'>) => [
  'takes',
  courseId,
  pageId,
]

/**
 * The takes of a slide or line, newest first. These are the takes that were recorded for it, the takes of the same script,
 * and the take in use, which may come from the slide that this one was copied from.
 */
export function useTakes(part: RecordedPart): readonly Take[] {
  const { courseId, pageId } = part
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: takesKey(part),
    queryFn: ({ signal }) => call(recordingsApi.takes, { params: { courseId, pageId }, signal }),
  })
  useEffect(
    () =>
      takeOutbox.onKept((take) => {
        inBackground(client.invalidateQueries({ queryKey: takesKey(take) }))
      }),
    [client],
  )
  const outgoing = useStore(takeOutbox, ({ takes }) => takes)
  const local = outgoing.filter(
    (take) =>
      take.user === sessionUser().id &&
      take.part === part.key &&
      take.pageId === pageId &&
      take.courseId === courseId,
  )
  const kept = (data?.takes ?? []).filter(
    (take) =>
      take.part === part.key ||
      take.audio_path === part.audioPath ||
      saysTheSame(take.audio.text, part.script),
  )
  const arrived = new Set(kept.map(({ take }) => take))
  const all = [
    ...local.filter(({ id }) => !arrived.has(id)).map((take) => ({ id: take.id, local: take })),
    ...kept.map((take) => ({ id: take.take, kept: take })),
  ].toSorted((one, other) => recordedAt(other) - recordedAt(one))
  return all.map((take, at) => ({ ...take, number: all.length - at }))
}

function recordedAt(take: { kept?: RecordedTake; local?: OutgoingTake }): number {
  return take.local ? take.local.recordedAt : Date.parse(take.kept?.recorded_at ?? '')
}

/** Returns a function that loads the list of takes again. */
export function useRefreshTakes(part: RecordedPart): () => void {
  const client = useQueryClient()
  return () => inBackground(client.invalidateQueries({ queryKey: takesKey(part) }))
}
