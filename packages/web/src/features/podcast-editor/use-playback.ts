import { isSamePlace } from '@lectern/domain/podcast/play-order.ts'
import { useStore } from 'zustand'
import { usePodcastEditor } from './editor-context.ts'
import type { PlayerState } from './line-player.ts'

export type LinePlayback = PlayerState['phase']

/** What the player does with one line; `idle` while it is busy with another. */
export function useLinePlayback(segment: number, line: number): LinePlayback {
  const { player } = usePodcastEditor()
  return useStore(player.state, ({ place, phase }) =>
    place && isSamePlace(place, { segment, line }) ? phase : 'idle',
  )
}
