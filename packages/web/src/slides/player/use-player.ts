import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPlayer, type Player, type PlayerOptions, type PlayerState } from './player.ts'

/** A player of a slideshow for as long as a component is there. It follows the slideshow, and `start` when that changes. */
export function usePlayer(options: PlayerOptions): readonly [Player, PlayerState] {
  const { slideshow, start = 0 } = options
  const [player] = useState(() => createPlayer(options))
  const state = useSyncExternalStore(player.subscribe, player.state)
  useEffect(() => player.start(), [player])
  useEffect(() => player.update(slideshow), [player, slideshow])
  useEffect(() => player.goTo(start), [player, start])
  return [player, state]
}
