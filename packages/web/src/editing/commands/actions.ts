import { Redo2, Save, Undo2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { inBackground } from '../../ui/in-background.ts'
import { useOpenDocument } from '../document/document-store.ts'
import type { EditingSession, SavingActions } from '../document/editing-session.ts'
import { messages } from './messages.ts'
import { isShortcut } from './shortcut.ts'
import type { Shortcut } from './shortcut.ts'

/** A command of an editor. The toolbar, the keyboard, the command palette and the list of shortcuts use one list of actions. */
export interface EditorAction {
  readonly name: string
  readonly label: string
  readonly icon: LucideIcon
  readonly shortcuts?: readonly Shortcut[]
  readonly enabled: boolean
  readonly run: () => void
}

/** The actions of every editor. */
export function useEditingActions<Document>(
  { store }: EditingSession<Document>,
  { save, busy }: SavingActions,
): { undo: EditorAction; redo: EditorAction; save: EditorAction } {
  const canUndo = useOpenDocument(store, ({ history }) => history.past.length > 0)
  const canRedo = useOpenDocument(store, ({ history }) => history.future.length > 0)
  return {
    undo: {
      name: 'undo',
      label: messages.undo,
      icon: Undo2,
      shortcuts: ['Mod+Z'],
      enabled: canUndo,
      run: store.undo,
    },
    redo: {
      name: 'redo',
      label: messages.redo,
      icon: Redo2,
      shortcuts: ['Mod+Shift+Z', 'Mod+Y'],
      enabled: canRedo,
      run: store.redo,
    },
    save: {
      name: 'save',
      label: messages.saveChanges,
      icon: Save,
      shortcuts: ['Mod+S'],
      enabled: !busy,
      run: () => inBackground(save()),
    },
  }
}

/** Runs the actions from the keyboard, also while the user types. Dialogs and fields with their own undo are excluded. */
export function useShortcuts(actions: readonly EditorAction[]): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      // The focused element handles its keys first.
      if (event.defaultPrevented) return
      const action = actions.find(({ shortcuts = [] }) => shortcuts.some((keys) => isShortcut(event, keys)))
      if (!action || isElsewhere(event.target)) return
      event.preventDefault()
      if (action.enabled) action.run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [actions])
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [data-own-undo]') !== null
  )
}
