import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { EditorAction } from '../../../editing/commands/actions.ts'
import { usePodcastEditor } from '../document/editor-context.ts'
import type { LinePlayer, PlayerState } from '../playback/line-player.ts'
import { playbackActions } from './playback-actions.ts'

export type LinePlayback = PlayerState['phase']

/** The phase of the player for one line. `idle` while it plays another line. */
export function useLinePlayback(key: string): LinePlayback {
  const { player } = usePodcastEditor()
  return useStore(player.state, ({ line, phase }) => (line === key ? phase : 'idle'))
}

/** The actions of the player for the keyboard and the command palette. */
export function usePlaybackActions(player: LinePlayer): readonly EditorAction[] {
  const state = useStore(
    player.state,
    useShallow(({ line, phase, sound }) => ({ line, phase, sound })),
  )
  return playbackActions(player, state)
}
