import type { Format } from '@lectern/domain/courses/formats.ts'
import { useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { formatViews } from '../../formats/format-views.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { PageAddress } from '../document/editable-document.ts'
import { messages as rewriting } from '../rewriting/messages.ts'
import { messages } from './messages.ts'

interface DeleteTranslationProps {
  /** The page of the translation. */
  page: PageAddress
  format: Format
  open: boolean
  /** Saves the last edits, so that they are restored with the translation. */
  beforeDelete: () => Promise<void>
  /** Called when the translation is deleted, and when it is restored. */
  onDeleted: () => void
  onRestored: () => void
  onClose: () => void
}

/** Asks, deletes the open translation and offers to undo it. */
export function DeleteTranslation({
  page,
  format,
  open,
  beforeDelete,
  onDeleted,
  onRestored,
  onClose,
}: DeleteTranslationProps) {
  const queries = useQueryClient()
  const { calls } = formatViews[format]
  const readAgain = () => inBackground(queries.invalidateQueries({ queryKey: ['translations'] }))

  async function restore(): Promise<void> {
    try {
      await call(calls.restore, { params: page })
      readAgain()
      onRestored()
    } catch (problem) {
      toast.error(sentenceOf(problem, messages.notRestored))
    }
  }

  async function deleteIt(): Promise<void> {
    onClose()
    try {
      await beforeDelete()
      await call(calls.delete, { params: page })
      readAgain()
      onDeleted()
      toast.success(messages.deleted, {
        action: { label: rewriting.undo, onPress: () => inBackground(restore()) },
      })
    } catch (problem) {
      toast.error(sentenceOf(problem, messages.notDeleted))
    }
  }

  return (
    <AlertDialog
      open={open}
      title={messages.deleteTitle}
      confirmLabel={messages.deleteTranslation}
      onConfirm={() => inBackground(deleteIt())}
      onCancel={onClose}
    >
      {messages.deleteQuestion}
    </AlertDialog>
  )
}
