import { Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { EditorAction } from '../editing/commands/editor-action.ts'
import type { EditingSession } from '../editing/session/editing-session.ts'
import { messages } from './messages.ts'
import { PublishDialog } from './publish-button.tsx'
import type { Piece } from './state/pieces.ts'

/** The command that opens the dialog for the open document. */
export function usePublishAction<Document>(
  { kind, page, store }: Pick<EditingSession<Document>, 'kind' | 'page' | 'store'>,
  titleOf: (document: Document) => string,
): { action: EditorAction; dialog: ReactNode } {
  const [piece, setPiece] = useState<Piece>()
  const open = () =>
    setPiece({
      pageId: page.pageId,
      format: kind.format,
      title: titleOf(store.getState().history.present),
    })
  return {
    action: { name: 'publish', label: messages.publish, icon: Upload, enabled: true, run: open },
    dialog: piece && (
      <PublishDialog
        courseId={page.courseId}
        courseName={undefined}
        pieces={[piece]}
        onClose={() => setPiece(undefined)}
      />
    ),
  }
}
