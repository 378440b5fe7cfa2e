import { publicationsApi } from '@lectern/domain/api/learners/publications.ts'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { OfferedPiece } from '../state/pieces.ts'
import { messages } from '../state/messages.ts'
import { useReadResultsAgain } from '../state/use-course-pages.ts'

interface RemovePagesProps {
  pieces: readonly OfferedPiece[]
  courseId: string
  look?: 'secondary' | 'quiet'
  /** Names the page in the button, where each page has its own. */
  title?: string
}

/** Removes the pages of the pieces from the course, after a question. */
export function RemovePages({ pieces, courseId, look = 'quiet', title }: RemovePagesProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const readAgain = useReadResultsAgain(courseId)
  const published = pieces.filter(({ publication }) => publication)
  if (published.length === 0) return null

  async function remove() {
    // A button is disabled only when it renders.
    if (running.current) return
    running.current = true
    setBusy(true)
    const refusals = await removeAll(published)
    await readAgain().catch(() => undefined)
    running.current = false
    setBusy(false)
    setAsking(false)
    const removed = published.length - refusals.length
    if (removed > 0) toast.success(messages.pagesRemoved(removed))
    for (const refusal of refusals) toast.error(refusal)
  }

  return (
    <>
      <Button
        look={look}
        {...(look === 'quiet'
          ? { size: 'small' as const, flush: true, className: 'justify-self-start' }
          : { className: 'max-sm:w-full' })}
        icon={<Trash2 aria-hidden className="size-4" />}
        {...(title !== undefined && { 'aria-label': messages.removeOf(title) })}
        onClick={() => setAsking(true)}
      >
        {title === undefined ? messages.remove(published.length) : messages.confirmRemoval}
      </Button>
      <AlertDialog
        open={asking}
        title={messages.removeTitle(published.length)}
        confirmLabel={messages.confirmRemoval}
        busy={busy}
        onConfirm={() => inBackground(remove())}
        onCancel={() => !busy && setAsking(false)}
      >
        {messages.removeQuestion(published.length)}
      </AlertDialog>
    </>
  )
}

/** Removes one page after the other. Returns why some were not removed. */
async function removeAll(pieces: readonly OfferedPiece[]): Promise<string[]> {
  const refusals: string[] = []
  for (const { publication, title, format } of pieces) {
    if (!publication) continue
    const params = { publicationId: publication.publication_id }
    try {
      // oxlint-disable-next-line no-await-in-loop -- a course system answers a few calls at a time
      await call(publicationsApi.remove, { params })
    } catch (problem) {
      // Another tab has removed it.
      if (problem instanceof ApiProblem && problem.status === 404) continue
      const reason = sentenceOf(problem, messages.notRemoved)
      refusals.push(messages.notRemovedBecause(messages.piece[format](title), reason))
    }
  }
  return refusals
}
