import { latinKey } from '../../ui/latin-key.ts'
import { messages } from './messages.ts'

/** Shortcuts without a modifier. They are disabled while the user types. */
const plainKeys = { '?': '?', Space: ' ', J: 'J', L: 'L' } as const
type PlainKey = keyof typeof plainKeys

/** A key with its modifiers: `Mod` is Command on a Mac and Control elsewhere. */
export type Shortcut = `Mod+${string}` | PlainKey

const onMac = /mac|iphone|ipad/i.test(navigator.platform)

export function isShortcut(event: KeyboardEvent, shortcut: Shortcut): boolean {
  const key = latinKey(event).toUpperCase()
  const mod = onMac ? event.metaKey : event.ctrlKey
  if (isPlain(shortcut)) {
    // The key for '?' differs between keyboards, and so does whether it needs Shift.
    const pressed = key === plainKeys[shortcut]
    return pressed && !event.metaKey && !event.ctrlKey && !event.altKey && !isWanted(shortcut, event.target)
  }
  const keys = shortcut.split('+')
  return (
    mod && !event.altKey && event.shiftKey === keys.includes('Shift') && key === keys.at(-1)?.toUpperCase()
  )
}

function isPlain(shortcut: Shortcut): shortcut is PlainKey {
  return shortcut in plainKeys
}

/** Whether the focused element handles the key: fields and lists for typing, and elements that a space presses. */
function isWanted(key: PlainKey, target: EventTarget | null): boolean {
  const typing = 'input:not([type=range]), textarea, select, [contenteditable], [role=menu], [role=listbox]'
  const pressed = 'button, a, summary, [role=button], [role=switch], [role=combobox]'
  return (
    target instanceof Element && target.closest(key === 'Space' ? `${typing}, ${pressed}` : typing) !== null
  )
}

/** The text of a shortcut: 'Ctrl+Z', or '⌘Z' on a Mac. Also for keys of elements: 'Alt+↑'. */
export function shortcutText(shortcut: string): string {
  const keys = onMac
    ? shortcut.replace('Mod+', '⌘').replace('Shift+', '⇧').replace('Alt+', '⌥')
    : shortcut.replace('Mod', 'Ctrl')
  return keys.replaceAll(/[A-Z][a-z]+/g, nameOfKey)
}

function nameOfKey(key: string): string {
  const names: Readonly<Record<string, string>> = messages.keyNames
  return names[key] ?? key
}
