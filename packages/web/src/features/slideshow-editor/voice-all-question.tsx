import { slidesThatSpeak } from '@lectern/domain/slideshow/slide-audio.ts'
import { useOpenDocument } from '../../editing/document-store.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useSlideshowStore } from './editor-context.ts'

interface VoiceAllQuestionProps {
  open: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks before audio that is there already is spoken anew. */
export function VoiceAllQuestion({ open, onYes, onClose }: VoiceAllQuestionProps) {
  const count = useOpenDocument(useSlideshowStore(), ({ history }) => slidesThatSpeak(history.present).length)
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
      {`This will speak ${count === 1 ? 'the slide' : `all ${count} slides`} anew in the chosen voice, also where audio is available. Are you sure?`}
    </AlertDialog>
  )
}
