/** A key with its modifiers: `Mod` is Command on a Mac and Control elsewhere. `?` alone means nothing while typing. */
export type Shortcut = `Mod+${string}` | '?'

const onMac = /mac|iphone|ipad/i.test(navigator.platform)

export function isShortcut(event: KeyboardEvent, shortcut: Shortcut): boolean {
  const mod = onMac ? event.metaKey : event.ctrlKey
  // On which keys it lies, and whether with Shift, differs between keyboards.
  if (shortcut === '?') return event.key === '?' && !mod && !isTyping(event.target)
  const keys = shortcut.split('+')
  return (
    mod &&
    !event.altKey &&
    event.shiftKey === keys.includes('Shift') &&
    event.key.toUpperCase() === keys.at(-1)?.toUpperCase()
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}

/** As a tooltip shows it: 'Ctrl+Z', or '⌘Z' on a Mac. Also for keys that are no shortcuts: 'Alt+↑'. */
export function shortcutText(shortcut: string): string {
  if (!onMac) return shortcut.replace('Mod', 'Ctrl')
  return shortcut.replace('Mod+', '⌘').replace('Shift+', '⇧').replace('Alt+', '⌥')
}
