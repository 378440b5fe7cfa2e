import { keySkipMs } from '../../../audio/key-skip.ts'
import { nextSpeed } from '../../../audio/sound.ts'
import type { Player } from '../playback/player.ts'
import type { messages } from './keys-messages.ts'

/** What the keys of a player work on. */
export interface PlayerDesk {
  readonly player: Player
  /** How many slides there are, and how long they are together, in milliseconds. */
  readonly count: number
  readonly end: number
  readonly toggleCaptions: () => void
  readonly toggleTranscript: () => void
  readonly showKeys: () => void
  readonly toggleFullscreen?: (() => void) | undefined
}

/** Something the keyboard can do. The list of keys that `?` opens, and the keys themselves, read one list of these. */
interface PlayerAction {
  readonly name: keyof typeof messages.actions
  /** As `KeyboardEvent.key` says them, letters small. 'Onward' and 'Backward' are the arrows as one reads. */
  readonly keys: readonly string[]
  /** It runs once while its key is held down. */
  readonly toggles?: true
  readonly run: (desk: PlayerDesk, key: string) => void
}

const volumeStep = 0.1

const changeVolume = ({ player }: PlayerDesk, by: number) => player.setVolume(player.state().volume + by)
const changeSpeed = ({ player }: PlayerDesk, direction: 1 | -1) =>
  player.setSpeed(nextSpeed(player.state().speed, direction))

/** In the order in which they are listed. */
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
  { name: 'louder', keys: ['ArrowUp'], run: (desk) => changeVolume(desk, volumeStep) },
  { name: 'softer', keys: ['ArrowDown'], run: (desk) => changeVolume(desk, -volumeStep) },
  {
    name: 'mute',
    keys: ['m'],
    toggles: true,
    run: ({ player }) => player.setMuted(!player.state().muted),
  },
  { name: 'slower', keys: ['<', '['], run: (desk) => changeSpeed(desk, -1) },
  { name: 'faster', keys: ['>', ']'], run: (desk) => changeSpeed(desk, 1) },
  { name: 'captions', keys: ['c'], toggles: true, run: (desk) => desk.toggleCaptions() },
  { name: 'transcript', keys: ['t'], toggles: true, run: (desk) => desk.toggleTranscript() },
  { name: 'fullscreen', keys: ['f'], toggles: true, run: (desk) => desk.toggleFullscreen?.() },
  { name: 'list', keys: ['?'], run: (desk) => desk.showKeys() },
]
