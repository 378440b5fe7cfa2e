import { Command } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { openedOnDemand } from '../../ui/overlays/opened-on-demand.tsx'
import type { EditorAction } from './editor-action.ts'
import { messages } from './messages.ts'
import type { KeyHint } from './shortcut-list.tsx'
import { showShortcuts } from './show-shortcuts.ts'

// Loaded on demand: users without shortcuts need neither.
const CommandPalette = openedOnDemand(async () => (await import('./command-palette.tsx')).CommandPalette)
const ShortcutList = openedOnDemand(async () => (await import('./shortcut-list.tsx')).ShortcutList)

/**
 * The command palette and the list of shortcuts of an editor: the actions that open them, and the open panel. `more`
 * returns actions that only the palette offers, such as going to each slide. It is called while the palette is open.
 */
export function useCommandPalette(
  actions: readonly EditorAction[],
  { hints = [], more }: { hints?: readonly KeyHint[]; more?: () => readonly EditorAction[] } = {},
): { palette: EditorAction; actions: readonly EditorAction[]; panel: ReactNode } {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>()
  const close = () => setOpen(undefined)
  const palette: EditorAction = {
    name: 'commands',
    label: messages.commands,
    icon: Command,
    shortcuts: ['Mod+K'],
    enabled: true,
    run: () => setOpen('palette'),
  }
  const shortcuts = showShortcuts(() => setOpen('shortcuts'))
  const all = [...actions, palette, shortcuts]
  return {
    palette,
    actions: all,
    panel:
      open &&
      (open === 'palette' ? (
        <CommandPalette actions={[...actions, shortcuts, ...(more?.() ?? [])]} onClose={close} />
      ) : (
        <ShortcutList actions={all} hints={hints} onClose={close} />
      )),
  }
}
