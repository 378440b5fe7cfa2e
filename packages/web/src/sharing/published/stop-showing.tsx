import { type RefObject, useRef, useState } from 'react'
import { sentenceOf } from '../../api/api-problem.ts'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { PageStaysNote } from './page-stays-note.tsx'
import { messages } from './panel-messages.ts'

interface StopShowingProps<Document> {
  session: EditingSession<Document>
  /** Gets the focus if the button has disappeared when the question closes. */
  next: RefObject<HTMLElement | null>
}

/** Ends the version that learners get, after a question. */
export function StopShowing<Document>({ session, next }: StopShowingProps<Document>) {
  const { kind, page, store } = session
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function stop(): Promise<void> {
    setAsking(false)
    setBusy(true)
    try {
      await kind.unpublish(page)
      store.setPublication({ published: null, changed_since_published: false })
      toast.success(messages.stopped)
    } catch (problem) {
      toast.error(sentenceOf(problem, messages.notStopped))
      // Another author may have ended or replaced it.
      const publication = await kind.loadPublication(page).catch(() => undefined)
      if (publication) store.setPublication(publication)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button ref={button} look="quiet" size="small" busy={busy} onClick={() => setAsking(true)}>
        {messages.stopShowing}
      </Button>
      <AlertDialog
        open={asking}
        title={messages.stopShowing}
        confirmLabel={messages.stopShowing}
        finalFocus={() => button.current ?? next.current}
        onConfirm={() => inBackground(stop())}
        onCancel={() => setAsking(false)}
      >
        {messages.whatStoppingDoes}
        {asking && <PageStaysNote {...page} format={kind.format} />}
      </AlertDialog>
    </>
  )
}
