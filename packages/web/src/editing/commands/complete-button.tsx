import { VolumeX } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { useOpenDocument } from '../document/document-store.ts'
import type { EditingSession, SavingActions } from '../session/editing-session.ts'
import type { EditorAction } from './editor-action.ts'
import { messages } from './messages.ts'

interface CompleteButtonProps<Document> {
  /** Saves the document and marks it as complete. */
  action: EditorAction
  session: EditingSession<Document>
  saving: Pick<SavingActions, 'busy'>
  className?: string
}

/** The button of the action Complete. Its description says what the document still lacks. */
export function CompleteButton<Document>(props: CompleteButtonProps<Document>) {
  const { action, session, saving, className = '' } = props
  const { kind, store } = session
  const { icon: Icon } = action
  const note = useOpenDocument(store, ({ history }) => kind.completionNote(history.present)?.sentence)
  return (
    <Tooltip text={note ?? messages.saveAndComplete[kind.format]}>
      <Button
        look="complete"
        size="small"
        className={`min-h-9 ${className}`}
        icon={<Icon aria-hidden className="size-4" />}
        aria-description={note}
        busy={saving.busy}
        onClick={action.run}
      >
        {action.label}
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
