import { spokenTakesApi } from '@lectern/domain/api/documents/spoken-takes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type AnswerOf, call } from '../../api/call.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { EditingSession } from '../session/editing-session.ts'
import { messages } from './messages.ts'
import { makeTake, nameOf, useRunningTakes } from './running-takes.ts'
import {
  isPartUnsaved,
  savePart,
  type SpokenParts,
  type SpokenTake,
  takeFailure,
} from './takes-of-document.ts'

type TakesOfPart = AnswerOf<typeof spokenTakesApi.list>

/** The result of the last action: a success, or why it failed. */
export interface TakeOutcome {
  readonly kind: 'good' | 'bad'
  readonly text: string
  /** True if the voice repeated an earlier take. */
  readonly repeated?: boolean
}

/**
 * The takes of a part, and the actions on them. New audio is added to the open document, also if the author has closed the
 * dialog, or has moved or deleted the part since.
 */
export function useTakesOfPart<Document>(
  session: EditingSession<Document>,
  parts: SpokenParts<Document>,
  part: string,
) {
  const params = { ...session.page, format: session.kind.format, part }
  const running = useRunningTakes((all) => all[nameOf(params)])
  const [choosing, setChoosing] = useState<number>()
  const [saving] = useState(() => isPartUnsaved(session, parts, part))
  const [outcome, setOutcome] = useState<TakeOutcome & { readonly part: string }>()
  const shown = useShownPart(part)
  const starting = useRef(false)
  const client = useQueryClient()
  const queryKey = ['spoken takes', nameOf(params)]
  const list = useQuery({
    queryKey,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      await savePart(session, parts, part)
      const answer = await call(spokenTakesApi.list, { params, signal })
      // Another tab or a colleague may have chosen it.
      const used = answer.takes.find(({ in_use }) => in_use)
      if (used) session.store.absorb(parts.withAudio(part, used))
      return answer
    },
  })

  /**
   * Shows the outcome in the dialog. If it was closed or shows another text, a message shows it. The list is loaded again in any case, because
   * the dialog may be open again.
   */
  async function report(next: TakeOutcome): Promise<void> {
    if (shown.current === part) setOutcome({ ...next, part })
    else if (next.kind === 'good') toast.success(next.text)
    else toast.error(next.text)
    await client.invalidateQueries({ queryKey })
  }

  /** Adds a take to the document and to the list, which is then loaded again. */
  function putInUse(used: SpokenTake): void {
    session.store.absorb(parts.withAudio(part, used))
    client.setQueryData<TakesOfPart>(
      queryKey,
      (known) => known && { ...known, takes: withTake(known.takes, used) },
    )
  }

  /** The number of the next take. While the list is loaded, it may have the number of the last one. */
  async function nextTake(): Promise<number | null | undefined> {
    const { data } = list.isFetching ? await list.refetch({ cancelRefetch: false }) : list
    return data?.next_take
  }

  async function make(): Promise<void> {
    if (starting.current || running || choosing !== undefined) return
    starting.current = true
    const take = await nextTake().finally(() => (starting.current = false))
    if (typeof take !== 'number') return
    setOutcome(undefined)
    try {
      const made = await makeTake(params, take, () => savePart(session, parts, part))
      if (made) putInUse(made)
      const repeated = made !== undefined && made.take !== take
      const text = !made
        ? messages.cancelled
        : repeated
          ? messages.sameAsBefore(made.take)
          : messages.nowInUse(take)
      await report({ kind: 'good', text, repeated })
    } catch (problem) {
      await report({ kind: 'bad', text: takeFailure(problem, messages.notMade) })
    }
  }

  async function use(take: number): Promise<void> {
    if (running || choosing !== undefined) return
    setOutcome(undefined)
    setChoosing(take)
    try {
      await savePart(session, parts, part)
      const used = await call(spokenTakesApi.use, { params, body: { take } })
      putInUse(used)
      await report({ kind: 'good', text: messages.nowInUse(take) })
    } catch (problem) {
      await report({ kind: 'bad', text: takeFailure(problem, messages.notUsed) })
    } finally {
      setChoosing(undefined)
    }
  }

  return { list, saving, running, choosing, outcome: outcome?.part === part ? outcome : undefined, make, use }
}

/** The takes by number, with another one in use. */
function withTake(takes: readonly SpokenTake[], used: SpokenTake): SpokenTake[] {
  const others = takes.filter(({ take }) => take !== used.take).map((one) => ({ ...one, in_use: false }))
  return [...others, used].toSorted((one, other) => one.take - other.take)
}

/** The part that the dialog shows. Undefined after it was closed. */
function useShownPart(part: string) {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = part
    return () => {
      shown.current = undefined
    }
  }, [part])
  return shown
}
