import type { Format } from '@lectern/domain/courses/formats.ts'
import { type Job, jobKindOf } from '@lectern/domain/jobs/job.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { currentJobs, useJobs, useUnfinishedJob } from '../../api/events/jobs.ts'
import { messageWords } from '../../messages/problems/problem-sentence.ts'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { messages as documentMessages } from '../document/messages.ts'
import type { PageAddress } from '../document/editable-document.ts'
import { messages } from './messages.ts'
import { watchParam } from './watch-param.ts'

/** The loading of the stored document, which is missing if the page had no content. */
interface StoredDocument {
  readonly isPending: boolean
  readonly isError: boolean
  readonly refetch: () => Promise<unknown>
}

export interface Watching {
  /** The generation that the screen shows instead of the editor. */
  readonly job: Job | undefined
  /** True until it is known whether there is such a generation. */
  readonly isPending: boolean
  /** Key of the slide or segment that the author selected last. The editor opens with it. */
  readonly selected: string | undefined
  readonly select: (key: string) => void
  /** Shows the generation that runs now. */
  readonly watch: () => void
}

/**
 * Decides whether an editor screen shows a running generation: if its address says so, and if the generation has finished
 * parts when the screen opens. When it ends, the stored document replaces it.
 */
export function useWatching(
  format: Format,
  { courseId, pageId }: PageAddress,
  stored: StoredDocument,
): Watching {
  const [params, setParams] = useSearchParams()
  const isAsked = params.has(watchParam)
  const isKnown = useJobs() !== undefined
  const work = useUnfinishedJob(courseId, pageId, format)
  const job = work?.kind === jobKindOf('generate', format) ? work : undefined
  const [last, setLast] = useState(job)
  if (job && job !== last) setLast(job)
  const [selected, select] = useState<string>()

  const setAsked = useEffectEvent((asked: boolean) =>
    setParams(
      (current) => {
        current.delete(watchParam)
        if (asked) current.set(watchParam, '')
        return current
      },
      { replace: true, preventScrollReset: true },
    ),
  )
  // Whether the generation had finished parts when the screen opened. Undefined until the document is loaded.
  const [opensWith, setOpensWith] = useState<boolean>()
  const hasParts = job?.progress.parts !== undefined
  if (opensWith === undefined && !stored.isPending) setOpensWith(hasParts)
  const shows = hasParts && !stored.isPending && (stored.isError || opensWith === true)
  useEffect(() => {
    if (shows) setAsked(true)
  }, [shows])

  const end = useEffectEvent(async (ended: Job | undefined, isCurrent: () => boolean) => {
    // A generation that fails while it is voiced has stored its document.
    if (last) await stored.refetch()
    // Another generation may have started meanwhile.
    if (!isCurrent()) return
    if (ended) reportEnd(ended, format)
    setLast(undefined)
    setOpensWith(false)
    setAsked(false)
  })
  const isOver = isAsked && isKnown && !stored.isPending && job === undefined
  useEffect(() => {
    if (!isOver) return
    let isCurrent = true
    inBackground(
      end(
        currentJobs().find(({ id }) => id === last?.id),
        () => isCurrent,
      ),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- runs once for each end
  }, [isOver])

  return {
    job: isAsked ? (job ?? last) : undefined,
    isPending: isAsked && !isKnown,
    selected,
    select,
    watch: () => setAsked(true),
  }
}

function reportEnd(job: Job, format: Format): void {
  if (job.state === 'succeeded') toast.success(documentMessages.generated[format])
  if (job.state === 'cancelled') toast.error(messages.cancelled[format])
  if (job.state !== 'failed') return
  const reason = messageWords(job)
  toast.error(reason ? documentMessages.generationFailedBecause(reason) : documentMessages.generationFailed)
}
