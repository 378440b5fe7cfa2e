import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPlayer, type Player, type PlayerOptions } from './player.ts'
import type { PlayerState } from './player-state.ts'

/**
 * A player of a slideshow for as long as a component is there. It follows the slideshow, and `followed`, the slide that
 * somebody outside has chosen, when that changes.
 */
export function usePlayer(options: PlayerOptions, followed: number): readonly [Player, PlayerState] {
  const { slideshow } = options
  const [player] = useState(() => createPlayer(options))
  const state = useSyncExternalStore(player.subscribe, player.state)
  const last = useRef(followed)
  useEffect(() => player.start(), [player])
  useEffect(() => player.update(slideshow), [player, slideshow])
  useEffect(() => {
    // What it began with may have been another slide than this, where it goes on from an earlier time.
    if (last.current !== followed) player.goTo(followed)
    last.current = followed
  }, [player, followed])
  return [player, state]
}
