import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { bindActions } from '../../../editing/commands/editor-action.ts'
import { usePodcastEditor } from '../document/editor-context.ts'
import type { LinePlayer } from '../playback/line-player.ts'
import type { PlayerState } from '../playback/line-player-state.ts'
import { playbackActions } from './playback-actions.ts'

export type LinePlayback = PlayerState['phase']

/** The phase of the player for one line. `idle` while it plays another line. */
export function useLinePlayback(key: string): LinePlayback {
  const { player } = usePodcastEditor()
  return useStore(player.state, ({ line, phase }) => (line === key ? phase : 'idle'))
}

/** The actions of the player for its buttons, the keyboard and the command palette. */
export function usePlaybackActions(player: LinePlayer) {
  // The actions depend on these values.
  useStore(
    player.state,
    useShallow(({ line, phase, previewing, sound }) => ({ line, phase, previewing, sound })),
  )
  return bindActions(playbackActions, player)
}
