import { MessageCircleQuestionMark } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { EditorAction } from '../commands/editor-action.ts'
import type { PageAddress } from '../document/editable-document.ts'
import { openedOnDemand } from '../../ui/overlays/opened-on-demand.tsx'
import { messages } from './messages.ts'

// Loaded on demand, because few authors ask in every session.
const AskingPanel = openedOnDemand(async () => (await import('./asking-panel.tsx')).AskingPanel)

/** Questions about the page of an open document: the action that opens their panel, and the panel while it is open. */
export function useAsking({ format, page }: { readonly format: Format; readonly page: PageAddress }): {
  action: EditorAction
  panel: ReactNode
} {
  const [open, setOpen] = useState(false)
  return {
    action: {
      name: 'askPage',
      label: messages.askPage,
      icon: MessageCircleQuestionMark,
      shortcuts: ['Mod+Shift+E'],
      enabled: true,
      run: () => setOpen(true),
    },
    panel: open && <AskingPanel format={format} page={page} onClose={() => setOpen(false)} />,
  }
}
