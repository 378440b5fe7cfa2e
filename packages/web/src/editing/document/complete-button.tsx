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

/** Saves and marks as complete. Its description says before it is pressed what the document leaves out as it is. */
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

/** The same in few words and always in sight: touch has no tooltips. */
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
