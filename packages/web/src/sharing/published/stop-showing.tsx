import { useState } from 'react'
import { sentenceOf } from '../../api/api-problem.ts'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { messages } from './panel-messages.ts'

/** Ends the version that learners get, after a question. */
export function StopShowing<Document>({ session }: { session: EditingSession<Document> }) {
  const { kind, page, store } = session
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

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
      <Button look="quiet" size="small" busy={busy} onClick={() => setAsking(true)}>
        {messages.stopShowing}
      </Button>
      <AlertDialog
        open={asking}
        title={messages.stopShowing}
        confirmLabel={messages.stopShowing}
        onConfirm={() => inBackground(stop())}
        onCancel={() => setAsking(false)}
      >
        {messages.whatStoppingDoes}
      </AlertDialog>
    </>
  )
}
