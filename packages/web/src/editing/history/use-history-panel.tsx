import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { openedOnDemand } from '../../ui/overlays/opened-on-demand.tsx'
import type { EditorAction } from '../commands/editor-action.ts'
import type { EditingSession } from '../session/editing-session.ts'
import { messages } from './messages.ts'

// Loaded on demand, because it includes the code that compares versions.
const HistoryPanel = openedOnDemand(async () => (await import('./history-panel.tsx')).HistoryPanel)

/** The history of an open document: the action that opens its panel, and the panel while it is open. */
export function useHistoryPanel<Document>(session: EditingSession<Document>): {
  action: EditorAction
  panel: ReactNode
} {
  const [open, setOpen] = useState(false)
  return {
    action: {
      name: 'history',
      label: messages.history,
      icon: History,
      shortcuts: ['Mod+Shift+H'],
      enabled: true,
      run: () => setOpen(true),
    },
    panel: open && <HistoryPanel session={session} onClose={() => setOpen(false)} />,
  }
}
