import type { Job } from '@lectern/domain/jobs/job.ts'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { hasUnsavedEdits } from '../document/document-store.ts'
import type { SavedVersion } from '../document/document-store.ts'
import type { EditingSession } from './editing-session.ts'
import { messageWords } from '../../messages/problems/problem-sentence.ts'
import { messages } from '../document/messages.ts'

/** Replaces the open document with the generated one, as a step that can be undone. */
export async function openGenerated<Document>({
  kind,
  page,
  store,
}: EditingSession<Document>): Promise<void> {
  store.takeOver(await kind.load(page, store.getState().saved.document))
}

/**
 * Handles the result of a generation that was started elsewhere or before this editor was opened. The new content is
 * opened. If the author has unsaved edits, a toast offers it instead.
 */
export async function takeInGenerated<Document>(session: EditingSession<Document>, job: Job): Promise<void> {
  const { kind, page, store } = session
  if (job.state === 'cancelled') return
  if (job.state === 'failed') {
    const reason = messageWords(job)
    return toast.error(reason ? messages.generationFailedBecause(reason) : messages.generationFailed)
  }
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
