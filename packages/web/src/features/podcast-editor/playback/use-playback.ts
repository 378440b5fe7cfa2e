import { isSamePlace } from '@lectern/domain/podcast/play-order.ts'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { EditorAction } from '../../../editing/actions.ts'
import { usePodcastEditor } from '../editor-context.ts'
import type { LinePlayer, PlayerState } from './line-player.ts'
import { playbackActions } from './playback-actions.ts'

export type LinePlayback = PlayerState['phase']

/** What the player does with one line; `idle` while it is busy with another. */
export function useLinePlayback(segment: number, line: number): LinePlayback {
  const { player } = usePodcastEditor()
  return useStore(player.state, ({ place, phase }) =>
    place && isSamePlace(place, { segment, line }) ? phase : 'idle',
  )
}

/** What the keyboard and the command palette can do with what is heard. */
export function usePlaybackActions(player: LinePlayer): readonly EditorAction[] {
  const state = useStore(
    player.state,
    useShallow(({ place, phase, sound }) => ({ place, phase, sound })),
  )
  return playbackActions(player, state)
}
