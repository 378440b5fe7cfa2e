import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { messages } from './messages.ts'

interface RegenerateAudioQuestionProps {
  open: boolean
  /** The parts that get new audio, and the voice, as a part of the question. */
  what: string
  onYes: () => void
  onClose: () => void
}

/** The question before existing audio is replaced. */
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
