/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select and its options can hold neither icons nor a field */
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
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
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = findActions(actions, typed)

  function run(action: EditorAction | undefined): void {
    if (!action) return
    onClose()
    action.run()
  }

  function press(event: KeyboardEvent): void {
    const last = found.length - 1
    const places: Readonly<Record<string, number>> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? Math.max(last, 0) : at - 1,
      PageDown: Math.max(Math.min(at + 8, last), 0),
      PageUp: Math.max(at - 8, 0),
    }
    const place = places[event.key]
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') run(found[at])
    else if (place === undefined) return
    else goTo(place)
    event.preventDefault()
  }

  function goTo(place: number): void {
    setAt(place)
    document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: 'nearest' })
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
          <div className="flex items-center gap-3 border-b border-line px-4.5">
            <Search aria-hidden className="text-ink-3" />
            <input
              ref={input}
              role="combobox"
              aria-label={messages.searchCommands}
              aria-expanded
              aria-autocomplete="list"
              aria-controls={`${id}-list`}
              aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
              autoComplete="off"
              spellCheck={false}
              placeholder={messages.whatToDo}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setAt(0)
              }}
              onKeyDown={press}
              className="min-h-13 w-full min-w-0 bg-transparent text-lg outline-none"
            />
          </div>
          <Results id={id} found={found} at={at} onPoint={setAt} onRun={run} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface ResultsProps {
  id: string
  found: readonly EditorAction[]
  at: number
  onPoint: (place: number) => void
  onRun: (action: EditorAction) => void
}

function Results({ id, found, at, onPoint, onRun }: ResultsProps) {
  return (
    <>
      <output className={found.length > 0 ? 'sr-only' : 'px-4.5 py-6 text-center text-ink-2'}>
        {found.length === 0 ? messages.noCommandFound : messages.commandsFound(found.length)}
      </output>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={messages.commands}
        className={classes('min-h-0 overflow-y-auto p-1.5', found.length === 0 && 'hidden')}
      >
        {found.map((action, place) => {
          const { name, label, icon: Icon, shortcuts: [keys] = [] } = action
          return (
            // The field keeps the focus and handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={name}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              onPointerMove={() => onPoint(place)}
              onClick={() => onRun(action)}
              className={classes(
                'flex min-h-10 cursor-default items-center gap-3 rounded-2 px-3 py-1.5',
                place === at && 'bg-brand-soft text-brand-text',
              )}
            >
              <Icon aria-hidden className="size-4.5 shrink-0 rtl:-scale-x-100" />
              <span className="min-w-0 flex-1">{label}</span>
              {keys && <kbd className="font-sans text-xs text-ink-3">{shortcutText(keys)}</kbd>}
            </div>
          )
        })}
      </div>
    </>
  )
}
