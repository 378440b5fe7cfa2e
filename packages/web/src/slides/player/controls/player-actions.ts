import { keySkipMs } from '../../../audio/key-skip.ts'
import { nextSpeed } from '../../../audio/sound.ts'
import type { Player } from '../playback/player-interface.ts'
import type { messages } from './keys-messages.ts'

/** The commands of a player for its shortcuts and buttons. */
export interface PlayerCommands {
  readonly player: Player
  /** The number of slides, and their total duration in milliseconds. */
  readonly count: number
  readonly end: number
  readonly toggleCaptions: () => void
  readonly toggleTranscript: () => void
  readonly showKeys: () => void
  readonly toggleFullscreen?: (() => void) | undefined
}

/** An action that has shortcuts. The list that `?` opens and the key handler use the same actions. */
interface PlayerAction {
  readonly name: keyof typeof messages.actions
  /** Values of `KeyboardEvent.key` in lower case. 'Onward' and 'Backward' are the arrows in reading direction. */
  readonly keys: readonly string[]
  /** Runs only once while its key is held down. */
  readonly toggles?: true
  readonly run: (commands: PlayerCommands, key: string) => void
}

const volumeStep = 0.1

const changeVolume = ({ player }: PlayerCommands, by: number) => player.setVolume(player.state().volume + by)
const changeSpeed = ({ player }: PlayerCommands, direction: 1 | -1) =>
  player.setSpeed(nextSpeed(player.state().speed, direction))

/** In the order of the list of shortcuts. */
export const playerActions: readonly PlayerAction[] = [
  {
    name: 'play',
    keys: [' ', 'k'],
    toggles: true,
    run: ({ player }) => (player.state().playing ? player.pause() : player.play()),
  },
  { name: 'next', keys: ['Onward'], run: ({ player }) => player.goTo(player.state().index + 1) },
  { name: 'previous', keys: ['Backward'], run: ({ player }) => player.goTo(player.state().index - 1) },
  { name: 'back', keys: ['j'], run: ({ player }) => player.skip(-keySkipMs) },
  { name: 'on', keys: ['l'], run: ({ player }) => player.skip(keySkipMs) },
  { name: 'first', keys: ['Home'], run: ({ player }) => player.goTo(0) },
  { name: 'last', keys: ['End'], run: ({ player, count }) => player.goTo(count - 1) },
  {
    name: 'tenth',
    keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    run: ({ player, end }, key) => player.seek((end * Number(key)) / 10),
  },
  { name: 'replay', keys: ['r'], run: ({ player }) => player.replay() },
  {
    name: 'auto',
    keys: ['a'],
    toggles: true,
    run: ({ player }) => player.setAuto(!player.state().auto),
  },
  { name: 'louder', keys: ['ArrowUp'], run: (commands) => changeVolume(commands, volumeStep) },
  { name: 'softer', keys: ['ArrowDown'], run: (commands) => changeVolume(commands, -volumeStep) },
  {
    name: 'mute',
    keys: ['m'],
    toggles: true,
    run: ({ player }) => player.setMuted(!player.state().muted),
  },
  { name: 'slower', keys: ['<', '['], run: (commands) => changeSpeed(commands, -1) },
  { name: 'faster', keys: ['>', ']'], run: (commands) => changeSpeed(commands, 1) },
  { name: 'captions', keys: ['c'], toggles: true, run: (commands) => commands.toggleCaptions() },
  { name: 'transcript', keys: ['t'], toggles: true, run: (commands) => commands.toggleTranscript() },
  { name: 'fullscreen', keys: ['f'], toggles: true, run: (commands) => commands.toggleFullscreen?.() },
  { name: 'list', keys: ['?'], run: (commands) => commands.showKeys() },
]
