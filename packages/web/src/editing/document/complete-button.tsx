import { Check, VolumeX } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { useOpenDocument } from './document-store.ts'
import type { EditingSession, SavingActions } from './editing-session.ts'
import { messages } from './messages.ts'

interface CompleteButtonProps<Document> {
  session: EditingSession<Document>
  saving: SavingActions
  className?: string
}

/** Saves the document and marks it as complete. The description of the button says what the document still lacks. */
export function CompleteButton<Document>({ session, saving, className = '' }: CompleteButtonProps<Document>) {
  const { kind, store } = session
  const note = useOpenDocument(store, ({ history }) => kind.completionNote(history.present)?.sentence)
  return (
    <Tooltip text={note ?? messages.saveAndComplete[kind.format]}>
      <Button
        look="complete"
        size="small"
        className={`min-h-9 ${className}`}
        icon={<Check aria-hidden className="size-4" />}
        aria-description={note}
        busy={saving.busy}
        onClick={() => inBackground(saving.complete())}
      >
        {messages.complete}
      </Button>
    </Tooltip>
  )
}

/** The same in few words. It is always visible, because touch screens have no tooltips. */
export function CompletionGap<Document>({ session }: Pick<CompleteButtonProps<Document>, 'session'>) {
  const { kind, store } = session
  const brief = useOpenDocument(store, ({ history }) => kind.completionNote(history.present)?.brief)
  if (brief === undefined) return null
  return (
    <span className="inline-flex items-center gap-1 text-progress-text">
      <VolumeX aria-hidden className="size-4" />
      {brief}
    </span>
  )
}
