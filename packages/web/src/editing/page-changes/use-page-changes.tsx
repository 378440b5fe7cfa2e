import { RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { openedOnDemand } from '../../ui/overlays/opened-on-demand.tsx'
import type { EditorAction } from '../commands/editor-action.ts'
import { useOpenDocument } from '../document/document-store.ts'
import type { EditingSession } from '../session/editing-session.ts'
import { useIsPageChanged } from './changed-pages.ts'
import type { ChangingParts } from './changing-parts.ts'
import { messages } from './messages.ts'
import { createPageChanges, type PageChanges } from './page-changes.ts'

// Loaded on demand, because it includes the code that compares words.
const PageChangesPanel = openedOnDemand(
  async () => (await import('./page-changes-panel.tsx')).PageChangesPanel,
)

/** The changes of the page of an open document: a bar while there are some, and the panel with the action that opens it. */
export function usePageChanges<Document>(
  session: EditingSession<Document>,
  parts: ChangingParts<Document>,
): { bar: ReactNode; panel: ReactNode; action: EditorAction } {
  const [open, setOpen] = useState(false)
  const [changes] = useState(() => createPageChanges(session.store, session.page, parts))
  const show = () => setOpen(true)
  return {
    action: { name: 'pageChanges', label: messages.show, icon: RefreshCw, enabled: true, run: show },
    bar: <PageChangedBar session={session} changes={changes} onShow={show} />,
    panel: open && (
      <PageChangesPanel session={session} parts={parts} changes={changes} onClose={() => setOpen(false)} />
    ),
  }
}

interface PageChangedBarProps<Document> {
  session: EditingSession<Document>
  changes: PageChanges<Document>
  onShow: () => void
}

function PageChangedBar<Document>({ session, changes, onShow }: PageChangedBarProps<Document>) {
  const { kind, page, store } = session
  const isListed = useIsPageChanged(page, kind.format)
  const today = useStore(changes, (state) => state.page)
  // After the panel has read the page, the open document decides, also after an undo.
  const differs = useOpenDocument(
    store,
    ({ history }) => today === undefined || changes.changesOf(history.present, today).length > 0,
  )
  if (!differs || (!isListed && !today)) return null
  return (
    <Banner
      kind="info"
      action={
        <Button look="link" size="small" className="-my-1.5" onClick={onShow}>
          {messages.show}
        </Button>
      }
    >
      {messages.bar[kind.format]}
    </Banner>
  )
}
