import { latinKey } from '../../ui/latin-key.ts'

/** Keys that mean something by themselves, but nothing while typing. */
const plainKeys = { '?': '?', Space: ' ', J: 'J', L: 'L' } as const
type PlainKey = keyof typeof plainKeys

/** A key with its modifiers: `Mod` is Command on a Mac and Control elsewhere. */
export type Shortcut = `Mod+${string}` | PlainKey

const onMac = /mac|iphone|ipad/i.test(navigator.platform)

export function isShortcut(event: KeyboardEvent, shortcut: Shortcut): boolean {
  const key = latinKey(event).toUpperCase()
  const mod = onMac ? event.metaKey : event.ctrlKey
  if (isPlain(shortcut)) {
    // On which keys '?' lies, and whether with Shift, differs between keyboards.
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

/** Whether what has the focus needs the key itself: fields and lists that one types in, and what a space presses. */
function isWanted(key: PlainKey, target: EventTarget | null): boolean {
  const typing = 'input:not([type=range]), textarea, select, [contenteditable], [role=menu], [role=listbox]'
  const pressed = 'button, a, summary, [role=button], [role=switch], [role=combobox]'
  return (
    target instanceof Element && target.closest(key === 'Space' ? `${typing}, ${pressed}` : typing) !== null
  )
}

/** As a tooltip shows it: 'Ctrl+Z', or '⌘Z' on a Mac. Also for keys that are no shortcuts: 'Alt+↑'. */
export function shortcutText(shortcut: string): string {
  if (!onMac) return shortcut.replace('Mod', 'Ctrl')
  return shortcut.replace('Mod+', '⌘').replace('Shift+', '⇧').replace('Alt+', '⌥')
}
