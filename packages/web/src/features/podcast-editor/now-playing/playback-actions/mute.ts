import { Volume2, VolumeX } from 'lucide-react'
import { messages } from '../messages.ts'
import type { PlaybackAction } from '../playback-action.ts'

export const mute: PlaybackAction = {
  label: ({ state }) => (state.getState().sound.muted ? messages.unmute : messages.mute),
  icon: ({ state }) => (state.getState().sound.muted ? Volume2 : VolumeX),
  run: (player) => player.adjust({ muted: !player.state.getState().sound.muted }),
}
