import { Dialog } from '../ui/dialog.tsx'
import type { EditorAction } from './actions.ts'
import { shortcutText } from './shortcut.ts'

/** Keys that are no action of the whole editor: they belong to what has the focus. */
export interface KeyHint {
  readonly label: string
  readonly keys: string
}

interface ShortcutListProps {
  actions: readonly EditorAction[]
  hints: readonly KeyHint[]
  onClose: () => void
}

/** Every key that does something in an editor. */
export function ShortcutList({ actions, hints, onClose }: ShortcutListProps) {
  const rows = [
    ...actions.flatMap(({ label, shortcuts = [] }) => shortcuts.map((keys) => ({ label, keys }))),
    ...hints,
  ]
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid gap-px">
        {rows.map(({ label, keys }) => (
          <div key={`${label} ${keys}`} className="flex min-h-9 items-center justify-between gap-4">
            <dt>{label}</dt>
            <dd>
              <kbd className="font-sans rounded-[6px] bg-sunken px-2 py-1 text-sm whitespace-nowrap text-ink-2">
                {shortcutText(keys)}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
