import { useMemo } from 'react'
import { Fetched } from '../runtime/on-demand.ts'
import { mediaSession } from './later-parts.ts'
import { messages } from './messages.ts'
import type { Player } from './playback/player-interface.ts'

interface SystemMediaControlsProps {
  readonly player: Player
  readonly title: string
  readonly index: number
  readonly count: number
  readonly playing: boolean
}

/** Shows the slideshow in the controls of the system, and follows media keys. */
export function SystemMediaControls({ player, title, index, count, playing }: SystemMediaControlsProps) {
  const keys = useMemo(
    () => ({
      ...player,
      previous: () => player.goTo(player.state().index - 1),
      next: () => player.goTo(player.state().index + 1),
    }),
    [player],
  )
  return (
    <Fetched code={mediaSession} props={{ keys, title, part: messages.part(index + 1, count), playing }} />
  )
}
