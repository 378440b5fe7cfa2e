import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { messages } from './messages.ts'

interface RegenerateAudioQuestionProps {
  open: boolean
  question: string
  onYes: () => void
  onClose: () => void
}

/** The question before existing audio is replaced. */
export function RegenerateAudioQuestion({ open, question, onYes, onClose }: RegenerateAudioQuestionProps) {
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
      {question}
    </AlertDialog>
  )
}
