import { Pause, Play, SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react'
import type { EditorAction } from '../../../editing/commands/actions.ts'
import { messages } from './messages.ts'
import type { LinePlayer, PlayerState } from '../playback/line-player.ts'

/** The actions of the player in its current state. */
export function playbackActions(
  player: LinePlayer,
  { line, phase, sound }: Pick<PlayerState, 'line' | 'phase' | 'sound'>,
): readonly EditorAction[] {
  const going = phase === 'playing' || phase === 'loading'
  return [
    {
      name: 'play',
      label: going ? messages.pause : line ? messages.play : messages.playPodcast,
      icon: going ? Pause : Play,
      shortcuts: ['Space'],
      enabled: true,
      run: player.playOrPause,
    },
    {
      name: 'previous-line',
      label: messages.playLineBefore,
      icon: SkipBack,
      shortcuts: ['J'],
      enabled: line !== undefined,
      run: () => player.step(-1),
    },
    {
      name: 'next-line',
      label: messages.playNextLine,
      icon: SkipForward,
      shortcuts: ['L'],
      enabled: line !== undefined,
      run: () => player.step(1),
    },
    {
      name: 'mute',
      label: sound.muted ? messages.unmute : messages.mute,
      icon: sound.muted ? Volume2 : VolumeX,
      enabled: true,
      run: () => player.adjust({ muted: !sound.muted }),
    },
  ]
}
