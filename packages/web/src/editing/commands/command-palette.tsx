import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import type { EditorAction } from './editor-action.ts'
import { findActions } from './find-actions.ts'
import { messages } from './messages.ts'
import { shortcutText } from './shortcut.ts'

interface CommandPaletteProps {
  actions: readonly EditorAction[]
  onClose: () => void
}

/** A dialog that searches all actions of an editor. The focus stays in the field, and arrow keys select a result. */
export function CommandPalette({ actions, onClose }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const found = findActions(actions, typed)

  function run(action: EditorAction): void {
    onClose()
    action.run()
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--z-dialog) bg-scrim" />
        <Dialog.Popup
          initialFocus={input}
          className="fixed inset-x-0 top-[12dvh] z-(--z-dialog) mx-auto flex max-h-[min(30rem,76dvh)] w-[min(36rem,calc(100%-1.5rem))] flex-col overflow-hidden rounded-sheet bg-surface shadow-4 ring ring-line"
        >
          <Dialog.Title className="sr-only">{messages.commands}</Dialog.Title>
          <Autocomplete.Root
            inline
            open
            items={found}
            filter={null}
            itemToStringValue={({ label }) => label}
            value={typed}
            onValueChange={(value, { reason }) => {
              // Choosing a command must not write its label into the field.
              if (reason !== 'item-press') setTyped(value)
            }}
            autoHighlight="always"
            keepHighlight
          >
            <div className="flex items-center gap-3 border-b border-line px-4.5">
              <Search aria-hidden className="text-ink-3" />
              <Autocomplete.Input
                ref={input}
                aria-label={messages.searchCommands}
                autoComplete="off"
                spellCheck={false}
                placeholder={messages.whatToDo}
                className="min-h-13 w-full min-w-0 bg-transparent text-lg outline-none"
              />
            </div>
            <Autocomplete.Status
              className={found.length > 0 ? 'sr-only' : 'px-4.5 py-6 text-center text-ink-2'}
            >
              {found.length === 0 ? messages.noCommandFound : messages.commandsFound(found.length)}
            </Autocomplete.Status>
            <Autocomplete.List
              aria-label={messages.commands}
              className={classes('min-h-0 overflow-y-auto p-1.5', found.length === 0 && 'hidden')}
            >
              {(action: EditorAction) => <Result key={action.name} action={action} onRun={run} />}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface ResultProps {
  action: EditorAction
  onRun: (action: EditorAction) => void
}

function Result({ action, onRun }: ResultProps) {
  const { label, icon: Icon, shortcuts: [keys] = [] } = action
  return (
    <Autocomplete.Item
      value={action}
      onClick={() => onRun(action)}
      className="flex min-h-10 cursor-default items-center gap-3 rounded-2 px-3 py-1.5 data-highlighted:bg-brand-soft data-highlighted:text-brand-text"
    >
      <Icon aria-hidden className="size-4.5 shrink-0 rtl:-scale-x-100" />
      <span className="min-w-0 flex-1">{label}</span>
      {keys && <kbd className="font-sans text-xs text-ink-3">{shortcutText(keys)}</kbd>}
    </Autocomplete.Item>
  )
}
