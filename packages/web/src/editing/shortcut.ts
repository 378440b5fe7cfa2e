/** A key with its modifiers. `Mod` is Command on a Mac and Control elsewhere. */
export type Shortcut = `Mod+${string}`

const onMac = /mac|iphone|ipad/i.test(navigator.platform)

export function isShortcut(event: KeyboardEvent, shortcut: Shortcut): boolean {
  const keys = shortcut.split('+')
  return (
    (onMac ? event.metaKey : event.ctrlKey) &&
    !event.altKey &&
    event.shiftKey === keys.includes('Shift') &&
    event.key.toUpperCase() === keys.at(-1)
  )
}

/** As a tooltip shows it: 'Ctrl+Z', or '⌘Z' on a Mac. */
export function shortcutText(shortcut: Shortcut): string {
  return onMac ? shortcut.replace('Mod+', '⌘').replace('Shift+', '⇧') : shortcut.replace('Mod', 'Ctrl')
}
