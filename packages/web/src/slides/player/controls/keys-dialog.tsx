import { X } from '../../runtime/icons.tsx'
import { useLayoutEffect, useRef } from 'react'
import { messages } from './keys-messages.ts'
import { playerActions } from './player-actions.ts'
import { PlayerButton } from './player-button.tsx'

interface KeysDialogProps {
  readonly direction: 'ltr' | 'rtl'
  readonly onClose: () => void
}

/** The list of shortcuts. It is a native dialog: it keeps the focus inside, closes on Escape and returns the focus. */
export function KeysDialog({ direction, onClose }: KeysDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // The dialog returns the focus only if it closes before it is removed.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="player-keys"
      aria-labelledby="player-keys-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id="player-keys-title">{messages.title}</h2>
        <PlayerButton label={messages.close} onClick={onClose}>
          <X />
        </PlayerButton>
      </header>
      <dl>
        {playerActions.map(({ name, keys }) => (
          <div key={name}>
            <dt>{messages.actions[name]}</dt>
            <dd dir="ltr">
              {shownKeys(keys, direction).map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  )
}

/** More than three keys are a row of the keyboard: the list shows the first and the last. */
function shownKeys(keys: readonly string[], direction: 'ltr' | 'rtl'): readonly string[] {
  const caps = keys.map((key) => keyCap(key, direction))
  return caps.length > 3 ? [`${caps[0]} – ${caps.at(-1)}`] : caps
}

/** How a key of the list of actions is written on a keyboard. */
function keyCap(key: string, direction: 'ltr' | 'rtl'): string {
  const onward = direction === 'ltr'
  const caps: Readonly<Record<string, string>> = {
    ' ': messages.space,
    Home: messages.home,
    End: messages.end,
    Onward: onward ? '→' : '←',
    Backward: onward ? '←' : '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
  }
  return caps[key] ?? key.toUpperCase()
}
