import { SkipBack, SkipForward } from 'lucide-react'
import type { LinePlayer } from '../../playback/line-player.ts'
import { messages } from '../messages.ts'
import type { PlaybackAction } from '../playback-action.ts'

export const previousLine: PlaybackAction = {
  label: () => messages.playLineBefore,
  icon: () => SkipBack,
  shortcuts: ['J'],
  enabled: hasLine,
  run: (player) => player.step(-1),
}

export const nextLine: PlaybackAction = {
  label: () => messages.playNextLine,
  icon: () => SkipForward,
  shortcuts: ['L'],
  enabled: hasLine,
  run: (player) => player.step(1),
}

function hasLine({ state }: LinePlayer): boolean {
  return state.getState().line !== undefined
}
