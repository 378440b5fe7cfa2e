import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { EditorAction } from '../../../editing/commands/actions.ts'
import { usePodcastEditor } from '../document/editor-context.ts'
import type { LinePlayer, PlayerState } from '../playback/line-player.ts'
import { playbackActions } from './playback-actions.ts'

export type LinePlayback = PlayerState['phase']

/** What the player does with one line, by its key; `idle` while it is busy with another. */
export function useLinePlayback(key: string): LinePlayback {
  const { player } = usePodcastEditor()
  return useStore(player.state, ({ line, phase }) => (line === key ? phase : 'idle'))
}

/** What the keyboard and the command palette can do with what is heard. */
export function usePlaybackActions(player: LinePlayer): readonly EditorAction[] {
  const state = useStore(
    player.state,
    useShallow(({ line, phase, sound }) => ({ line, phase, sound })),
  )
  return playbackActions(player, state)
}
