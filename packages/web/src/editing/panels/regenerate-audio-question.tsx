import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'

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
      title="Regenerate all audio"
      confirmLabel="Regenerate"
      look="primary"
      onConfirm={() => {
        onClose()
        onYes()
      }}
      onCancel={onClose}
    >
      {`This will speak ${what}, also where audio is available. Are you sure?`}
    </AlertDialog>
  )
}
