import { Pause, Play } from 'lucide-react'
import type { LinePlayer } from '../../playback/line-player.ts'
import { messages } from '../messages.ts'
import type { PlaybackAction } from '../playback-action.ts'

export const play: PlaybackAction = {
  label(player) {
    if (isGoing(player)) return messages.pause
    return player.state.getState().line === undefined ? messages.playPodcast : messages.play
  },
  icon: (player) => (isGoing(player) ? Pause : Play),
  shortcuts: ['Space'],
  run: (player) => player.playOrPause(),
}

function isGoing({ state }: LinePlayer): boolean {
  const { phase } = state.getState()
  return phase === 'playing' || phase === 'loading'
}
