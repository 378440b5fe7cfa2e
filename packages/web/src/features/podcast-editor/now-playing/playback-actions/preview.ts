import { Play, Square } from 'lucide-react'
import { messages } from '../messages.ts'
import type { PlaybackAction } from '../playback-action.ts'

/** Plays the whole podcast from the start, or stops it. */
export const preview: PlaybackAction = {
  label: ({ state }) => (state.getState().previewing ? messages.stopPreview : messages.preview),
  icon: ({ state }) => (state.getState().previewing ? Square : Play),
  run: (player) => (player.state.getState().previewing ? player.stop() : player.preview()),
}
