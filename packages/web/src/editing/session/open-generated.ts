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
export async function openGeneratedOrOffer<Document>(
  session: EditingSession<Document>,
  job: Job,
): Promise<void> {
  const { kind, page, store } = session
  if (job.state === 'failed') {
    const reason = messageWords(job)
    toast.error(reason ? messages.generationFailedBecause(reason) : messages.generationFailed)
  }
  if (job.state === 'failed' || job.state === 'cancelled') return openUnfinished(session)
  const load = () => kind.load(page, store.getState().saved.document)
  const generated = await load().catch(() => undefined)
  if (!generated) {
    return toast.error(messages.generatedNotLoaded[kind.format], {
      action: { label: messages.retry, onPress: () => inBackground(openGeneratedOrOffer(session, job)) },
    })
  }
  openOrOffer(session, generated, (saved) => {
    store.takeOver(saved)
    toast.success(messages.generated[kind.format])
  })
}

/**
 * Handles a generation that failed or was cancelled. It has stored its document if that happened while the document was voiced.
 * Without a connection, the next save finds the new document.
 */
export async function openUnfinished<Document>(session: EditingSession<Document>): Promise<void> {
  const { kind, page, store } = session
  const stored = await kind.load(page, store.getState().saved.document).catch(() => undefined)
  if (stored) openOrOffer(session, stored, (saved) => store.takeOver(saved))
}

/** Opens a stored document, or offers it if the author has unsaved edits. An unchanged one only brings its audio. */
function openOrOffer<Document>(
  { kind, store }: EditingSession<Document>,
  stored: SavedVersion<Document>,
  open: (saved: SavedVersion<Document>) => void,
): void {
  if (stored.etag === store.getState().saved.etag) return store.absorb(kind.audioOf(stored.document))
  if (!hasUnsavedEdits(store.getState())) return open(stored)
  toast.success(messages.generatedWithoutEdits, {
    action: { label: messages.openGenerated, onPress: () => open(stored) },
  })
}
