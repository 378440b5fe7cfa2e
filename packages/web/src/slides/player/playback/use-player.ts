import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPlayer } from './player.ts'
import type { Player, PlayerOptions } from './player-interface.ts'
import type { PlayerState } from './player-state.ts'

/**
 * The player of a slideshow while a component is mounted. It follows changes of the slideshow and of `followed`, the slide
 * that the parent component selects.
 */
export function usePlayer(options: PlayerOptions, followed: number): readonly [Player, PlayerState] {
  const { slideshow } = options
  const [player] = useState(() => createPlayer(options))
  const state = useSyncExternalStore(player.subscribe, player.state)
  const last = useRef(followed)
  useEffect(() => player.start(), [player])
  useEffect(() => player.update(slideshow), [player, slideshow])
  useEffect(() => {
    // A resumed player starts at another slide than `followed`.
    if (last.current !== followed) player.goTo(followed)
    last.current = followed
  }, [player, followed])
  return [player, state]
}
