import { keySkipMs } from '../../audio/key-skip.ts'
import { latinKey } from '../../ui/latin-key.ts'
import { type EpisodePlayer, skips } from './episode-player.ts'

const typing = 'input:not([type=range]), textarea, select, [contenteditable]'
const pressing = 'button, a, summary, input'

/** The action of each key. Time runs from left to right in every language. */
const actions: Readonly<
  Record<string, { readonly run: (player: EpisodePlayer) => void; readonly toggles?: true }>
> = {
  ' ': { run: (player) => player.toggle(), toggles: true },
  k: { run: (player) => player.toggle(), toggles: true },
  j: { run: (player) => player.skip(-skips.back) },
  l: { run: (player) => player.skip(skips.forward) },
  ArrowLeft: { run: (player) => player.skip(-keySkipMs) },
  ArrowRight: { run: (player) => player.skip(keySkipMs) },
  m: { run: (player) => player.setSound({ muted: !player.state().muted }), toggles: true },
}

/**
 * Controls the player by keys: in its bar by all of them, and while no element has the focus by those that are no letters,
 * because speech input types letters (WCAG 2.1.4). A key belongs to the focused element if that uses it.
 */
export function listenToKeys(player: EpisodePlayer, bar: Element): void {
  document.addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, target, repeat } = event
    if (event.defaultPrevented || ctrlKey || metaKey || altKey) return
    const latin = latinKey(event)
    const key = latin.length === 1 ? latin.toLowerCase() : latin
    const action = actions[key]
    if (!action || (target instanceof Element && (!isForPlayer(key, target, bar) || isTaken(key, target))))
      return
    event.preventDefault()
    if (!repeat || !action.toggles) action.run(player)
  })
}

function isForPlayer(key: string, target: Element, bar: Element): boolean {
  const isLetter = key.length === 1 && key !== ' '
  const isUnfocused = target === document.body || target === document.documentElement
  return bar.contains(target) || (isUnfocused && !isLetter)
}

function isTaken(key: string, target: Element): boolean {
  if (target.closest(typing)) return true
  return key === ' ' ? target.closest(pressing) !== null : key.length > 1 && target.closest('input') !== null
}
