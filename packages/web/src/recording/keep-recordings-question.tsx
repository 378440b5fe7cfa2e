import { AlertDialog } from '../ui/overlays/alert-dialog.tsx'
import { Button } from '../ui/button.tsx'

interface KeepRecordingsQuestionProps {
  open: boolean
  /** How many parts have a recording, as one names them: 'Slides 3 and 5'. */
  count: number
  which: string
  /** How many other parts get spoken audio. */
  others: number
  onKeep: () => void
  onReplace: () => void
  onClose: () => void
}

/** Asks before audio is spoken for parts that their author has recorded. The safe answer keeps the recordings. */
export function KeepRecordingsQuestion(props: KeepRecordingsQuestionProps) {
  const { open, count, which, others, onKeep, onReplace, onClose } = props
  const doing = (act: () => void) => () => {
    onClose()
    act()
  }
  const rest =
    others === 0
      ? 'Nothing else needs audio.'
      : others === 1
        ? 'The other one gets synthesized audio.'
        : `The other ${others} get synthesized audio.`
  return (
    <AlertDialog
      open={open}
      wide
      title={count === 1 ? 'Keep your recording?' : `Keep your ${count} recordings?`}
      confirmLabel={count === 1 ? 'Keep my recording' : 'Keep my recordings'}
      look="primary"
      alternative={
        <Button look="quiet" onClick={doing(onReplace)}>
          {count === 1 ? 'Replace it' : 'Replace them too'}
        </Button>
      }
      onConfirm={doing(onKeep)}
      onCancel={onClose}
    >
      {`${which} ${count === 1 ? 'has' : 'have'} your own voice. ${rest} Replaced takes stay in the list of takes.`}
    </AlertDialog>
  )
}
