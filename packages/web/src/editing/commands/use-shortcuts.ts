import { useEffect } from 'react'
import type { EditorAction } from './editor-action.ts'
import { isShortcut } from './shortcut.ts'

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
