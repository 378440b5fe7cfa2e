import { AlertDialog } from '../ui/overlays/alert-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { messages } from './messages.ts'

interface KeepRecordingsQuestionProps {
  open: boolean
  /** Number of parts that have a recording. */
  count: number
  /** The sentence that names them: 'Slides 3 and 5 have your own voice.' */
  recorded: string
  /** Number of other parts that get synthesized audio. */
  others: number
  onKeep: () => void
  onReplace: () => void
  onClose: () => void
}

/** Asks before synthesized audio replaces recordings. The safe answer keeps the recordings. */
export function KeepRecordingsQuestion(props: KeepRecordingsQuestionProps) {
  const { open, count, recorded, others, onKeep, onReplace, onClose } = props
  const doing = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <AlertDialog
      open={open}
      wide
      title={messages.askKeepRecordings(count)}
      confirmLabel={messages.keepRecordings(count)}
      look="primary"
      alternative={
        <Button look="quiet" onClick={doing(onReplace)}>
          {messages.replaceRecordings(count)}
        </Button>
      }
      onConfirm={doing(onKeep)}
      onCancel={onClose}
    >
      {others === 0 ? messages.aboutKeepingAll(recorded) : messages.aboutKeeping(recorded, others)}
    </AlertDialog>
  )
}
