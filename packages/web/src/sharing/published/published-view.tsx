import type { ReactNode } from 'react'
import { useQueryFailure } from '../../api/use-query-failure.ts'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { messages } from './panel-messages.ts'
import { usePublishedDocument } from './use-published.ts'

/** Shows a version as learners see it, until it is closed. */
export type ShowPublished<Document> = (document: Document, onClose: () => void) => ReactNode

interface PublishedViewProps<Document> {
  session: EditingSession<Document>
  show: ShowPublished<Document>
  onClose: () => void
}

/** Loads the version that learners get, and shows it. */
export function PublishedView<Document>({ session, show, onClose }: PublishedViewProps<Document>) {
  const published = usePublishedDocument(session, true)
  const failure = useQueryFailure(published, messages.notLoaded)
  if (published.data !== undefined) return show(published.data, onClose)
  return (
    <Dialog open onClose={onClose} title={messages.whatLearnersSee}>
      {failure ? (
        <RetryBanner {...failure} />
      ) : (
        <output className="block animate-late text-sm text-ink-2">{messages.loading}</output>
      )}
    </Dialog>
  )
}
