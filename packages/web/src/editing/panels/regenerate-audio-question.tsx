import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { messages } from './messages.ts'

interface RegenerateAudioQuestionProps {
  open: boolean
  /** What is spoken anew, and how: 'all 3 slides anew in the chosen voice'. */
  what: string
  onYes: () => void
  onClose: () => void
}

/** Asks before audio that is there already is spoken anew. */
export function RegenerateAudioQuestion({ open, what, onYes, onClose }: RegenerateAudioQuestionProps) {
  return (
    <AlertDialog
      open={open}
      title={messages.regenerateAllAudio}
      confirmLabel={messages.regenerate}
      look="primary"
      onConfirm={() => {
        onClose()
        onYes()
      }}
      onCancel={onClose}
    >
      {messages.askRegenerateAudio(what)}
    </AlertDialog>
  )
}
