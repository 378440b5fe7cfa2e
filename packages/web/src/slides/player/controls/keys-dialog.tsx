import { X } from '../../runtime/icons.tsx'
import { useLayoutEffect, useRef } from 'react'
import { playerActions } from './player-actions.ts'
import { PlayerButton } from './player-button.tsx'
import { keyCap } from './player-keys.ts'

interface KeysDialogProps {
  readonly direction: 'ltr' | 'rtl'
  readonly onClose: () => void
}

/** All that the keyboard can do. The browser's own dialog keeps the focus in, closes on Escape and gives the focus back. */
export function KeysDialog({ direction, onClose }: KeysDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it is still there, it gives the focus back.
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
        <h2 id="player-keys-title">Keyboard shortcuts</h2>
        <PlayerButton label="Close" onClick={onClose}>
          <X />
        </PlayerButton>
      </header>
      <dl>
        {playerActions.map(({ label, keys }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="ltr">
              {shownKeys(keys).map((key) => (
                <kbd key={key}>{keyCap(key, direction)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  )
}

/** A row of keys is told by its ends. */
function shownKeys(keys: readonly string[]): readonly string[] {
  return keys.length > 3 ? [`${keys[0]} – ${keys.at(-1)}`] : keys
}
