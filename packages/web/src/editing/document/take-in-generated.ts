import type { Job } from '@lectern/domain/jobs/job.ts'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { hasUnsavedEdits } from './document-store.ts'
import type { SavedVersion } from './document-store.ts'
import type { EditingSession } from './editing-session.ts'
import { messages } from './messages.ts'

/** Opens what was generated in place of what is open, as a step that can be undone. */
export async function openGenerated<Document>({
  kind,
  page,
  store,
}: EditingSession<Document>): Promise<void> {
  store.takeOver(await kind.load(page, store.getState().saved.document))
}

/**
 * Takes in the result of a generation that was not asked for in this editor, or before it was opened. The new content is
 * opened, unless that would take the author's unsaved edits off the screen: then it is offered.
 */
export async function takeInGenerated<Document>(session: EditingSession<Document>, job: Job): Promise<void> {
  const { kind, page, store } = session
  if (job.state === 'cancelled') return
  if (job.state === 'failed')
    return toast.error(
      job.message ? messages.generationFailedBecause(job.message) : messages.generationFailed,
    )
  const load = () => kind.load(page, store.getState().saved.document)
  const generated = await load().catch(() => undefined)
  if (!generated) {
    return toast.error(messages.generatedNotLoaded[kind.format], {
      action: { label: messages.retry, onPress: () => inBackground(takeInGenerated(session, job)) },
    })
  }
  if (generated.etag === store.getState().saved.etag) return store.absorb(kind.audioOf(generated.document))
  if (!hasUnsavedEdits(store.getState())) return open(generated)
  toast.success(messages.generatedWithoutEdits, {
    action: { label: messages.openGenerated, onPress: () => open(generated) },
  })

  function open(saved: SavedVersion<Document>): void {
    store.takeOver(saved)
    toast.success(messages.generated[kind.format])
  }
}
