import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { EditorAction } from './editor-action.ts'
import { messages } from './messages.ts'
import { shortcutText } from './shortcut.ts'

/** Keys of the focused element. They are not an action of the whole editor. */
export interface KeyHint {
  readonly label: string
  readonly keys: string
}

interface ShortcutListProps {
  actions: readonly EditorAction[]
  hints: readonly KeyHint[]
  onClose: () => void
}

/** A dialog with all shortcuts of an editor. */
export function ShortcutList({ actions, hints, onClose }: ShortcutListProps) {
  const rows = [
    ...actions.map(({ label, shortcuts = [] }) => ({ label, keys: shortcuts })),
    ...hints.map(({ label, keys }) => ({ label, keys: [keys] })),
  ]
  return (
    <Dialog open onClose={onClose} title={messages.keyboardShortcuts} textOnly>
      <dl className="grid gap-px">
        {rows
          .filter(({ keys }) => keys.length > 0)
          .map(({ label, keys }) => (
            <div key={label} className="flex min-h-9 items-center justify-between gap-4">
              <dt>{label}</dt>
              <dd className="flex flex-wrap justify-end gap-1.5">
                {keys.map((each) => (
                  <kbd
                    key={each}
                    className="rounded-row bg-sunken px-2 py-1 font-sans text-sm whitespace-nowrap text-ink-2"
                  >
                    {shortcutText(each)}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </Dialog>
  )
}
