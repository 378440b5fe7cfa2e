import type { KeyboardEvent } from 'react'
import type { Player } from './player.ts'

interface PlayerKeys {
  readonly player: Player
  readonly onCaptions: () => void
  readonly onFullscreen?: (() => void) | undefined
}

/** The keys of a player, wherever in it the focus is: except where typing, choosing or pressing already means something. */
export function handlePlayerKey(
  event: KeyboardEvent,
  { player, onCaptions, onFullscreen }: PlayerKeys,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target instanceof Element ? event.target : undefined
  if (target?.closest('input, textarea, select, [contenteditable]')) return
  if (event.key === ' ' && target?.closest('button, a')) return
  const { index, playing, muted } = player.state()
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ' ': playing ? player.pause : player.play,
    ArrowRight: () => player.goTo(index + 1),
    ArrowLeft: () => player.goTo(index - 1),
    m: () => player.setMuted(!muted),
    c: onCaptions,
    f: onFullscreen,
  }
  const act = keys[event.key]
  if (!act) return
  event.preventDefault()
  act()
}
