/** The other keys of the player scroll the page, or are letters, which speech input types (WCAG 2.1.4). */
const forwarded: ReadonlySet<string> = new Set([' ', 'ArrowLeft', 'ArrowRight'])

/**
 * Gives keys to the player in an element while no element of the page has the focus. With the focus in the player, it
 * receives its keys itself.
 */
export function listenToPageKeys(host: Element): void {
  document.addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, shiftKey, target, key, code, repeat } = event
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return
    if (target !== document.body && target !== document.documentElement) return
    const player = host.querySelector('.player')
    if (!player || !forwarded.has(key) || isCovered(player)) return
    const copy = new KeyboardEvent('keydown', { key, code, repeat, bubbles: true, cancelable: true })
    if (!player.dispatchEvent(copy)) event.preventDefault()
  })
}

/** Whether the card at the end or a dialog is over the player. */
function isCovered(player: Element): boolean {
  return player.closest('[inert]') !== null || document.querySelector('dialog[open]') !== null
}
