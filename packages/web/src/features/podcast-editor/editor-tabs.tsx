import { ActionButton } from '../../editing/commands/action-button.tsx'
import type { EditorAction } from '../../editing/commands/editor-action.ts'
import { ShareButton } from '../../sharing/share-button.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { messages } from './messages.ts'

/** The parts of the editor, of which a phone shows one at a time. */
const tabs = ['dialogue', 'segments', 'voices', 'info'] as const
export type EditorTab = (typeof tabs)[number]

interface EditorTabsProps {
  tab: EditorTab
  onTab: (tab: EditorTab) => void
  actions: Readonly<Record<'undo' | 'redo' | 'palette' | 'share', EditorAction>>
  /** The panel for sharing is open. */
  sharing: boolean
}

/** Selects the part of the editor on a phone. */
export function EditorTabs({ tab, onTab, actions, sharing }: EditorTabsProps) {
  const { undo, redo, palette, share } = actions
  return (
    <nav
      aria-label={messages.partsOfEditor}
      className="flex flex-wrap items-center gap-1 border-b border-line bg-surface px-3 py-2 md:hidden"
    >
      <SegmentedControl
        label={messages.partOfEditor}
        options={tabs.map((value) => ({ value, label: messages.tabs[value] }))}
        value={tab}
        onChange={onTab}
        className="grow [&>button]:px-1"
      />
      {/* The history is among the commands. Long names of the parts move the actions to a second line. */}
      <span className="ms-auto flex items-center gap-1">
        {[undo, redo, palette].map((action) => (
          <ActionButton key={action.name} action={action} />
        ))}
        <ShareButton action={share} open={sharing} className="min-h-10 min-w-10" />
      </span>
    </nav>
  )
}
