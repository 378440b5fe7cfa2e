import type { ReactNode } from 'react'
import { sentenceOf } from '../../api/api-problem.ts'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
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
  const { data, error, refetch } = usePublishedDocument(session, true)
  if (data !== undefined) return show(data, onClose)
  return (
    <Dialog open onClose={onClose} title={messages.whatLearnersSee}>
      {error ? (
        <Banner
          action={
            <Button look="link" size="small" onClick={() => inBackground(refetch())}>
              {messages.retry}
            </Button>
          }
        >
          {sentenceOf(error, messages.notLoaded)}
        </Banner>
      ) : (
        <output className="block animate-late text-sm text-ink-2">{messages.loading}</output>
      )}
    </Dialog>
  )
}
