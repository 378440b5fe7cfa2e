import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import type { EditorAction } from './editor-action.ts'
import { messages } from './messages.ts'
import { shortcutText } from './shortcut.ts'

/** An editor action as an icon button. Its tooltip shows the shortcut. */
export function ActionButton({ action, className }: { action: EditorAction; className?: string }) {
  const { label, icon: Icon, shortcuts: [keys] = [], enabled, run } = action
  return (
    <Tooltip text={keys ? messages.labelWithKeys(label, shortcutText(keys)) : label}>
      <IconButton label={label} disabled={!enabled} onClick={run} className={className ?? ''}>
        <Icon aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
    </Tooltip>
  )
}
