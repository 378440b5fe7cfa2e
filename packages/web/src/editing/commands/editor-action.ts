import type { LucideIcon } from 'lucide-react'
import type { Shortcut } from './shortcut.ts'

/** A command of an editor, ready to use. `label`, `icon` and `enabled` are read from the editor at each use. */
export interface EditorAction {
  readonly name: string
  readonly label: string
  readonly icon: LucideIcon
  readonly shortcuts?: readonly Shortcut[]
  readonly enabled: boolean
  readonly run: () => void
}

/**
 * A command as its own file declares it. Toolbars, menus, the keyboard, the command palette and the list of shortcuts
 * use this declaration. `Editor` is what the commands of an editor can read and call.
 */
export interface ActionDeclaration<Editor> {
  readonly label: (editor: Editor) => string
  readonly icon: (editor: Editor) => LucideIcon
  readonly shortcuts?: readonly Shortcut[]
  /** Without it, the command is always enabled. */
  readonly enabled?: (editor: Editor) => boolean
  readonly run: (editor: Editor) => void
}

/** The declared commands for one open editor, by their names and in their order. */
export function bindActions<Editor, Name extends string>(
  declarations: Readonly<Record<Name, ActionDeclaration<Editor>>>,
  editor: Editor,
): Readonly<Record<Name, EditorAction>> {
  const names = Object.keys(declarations) as Name[]
  const bound = names.map((name) => [name, bindAction(name, declarations[name], editor)] as const)
  return Object.fromEntries(bound) as Record<Name, EditorAction>
}

/** The state is read at each use, because the action is not created again on every keystroke. */
function bindAction<Editor>(
  name: string,
  declaration: ActionDeclaration<Editor>,
  editor: Editor,
): EditorAction {
  return {
    name,
    get label() {
      return declaration.label(editor)
    },
    get icon() {
      return declaration.icon(editor)
    },
    ...(declaration.shortcuts && { shortcuts: declaration.shortcuts }),
    get enabled() {
      return declaration.enabled?.(editor) ?? true
    },
    run: () => declaration.run(editor),
  }
}
