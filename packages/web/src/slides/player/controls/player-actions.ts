import { keySkipMs } from '../../../audio/key-skip.ts'
import { nextSpeed } from '../../../audio/sound.ts'
import type { Player } from '../playback/player.ts'

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
  readonly label: string
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
    label: 'Play or pause',
    keys: [' ', 'k'],
    toggles: true,
    run: ({ player }) => (player.state().playing ? player.pause() : player.play()),
  },
  { label: 'Next slide', keys: ['Onward'], run: ({ player }) => player.goTo(player.state().index + 1) },
  { label: 'Previous slide', keys: ['Backward'], run: ({ player }) => player.goTo(player.state().index - 1) },
  { label: '5 seconds back', keys: ['j'], run: ({ player }) => player.skip(-keySkipMs) },
  { label: '5 seconds on', keys: ['l'], run: ({ player }) => player.skip(keySkipMs) },
  { label: 'First slide', keys: ['Home'], run: ({ player }) => player.goTo(0) },
  { label: 'Last slide', keys: ['End'], run: ({ player, count }) => player.goTo(count - 1) },
  {
    label: 'To that tenth of the slideshow',
    keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    run: ({ player, end }, key) => player.seek((end * Number(key)) / 10),
  },
  { label: 'Replay the slide', keys: ['r'], run: ({ player }) => player.replay() },
  {
    label: 'Auto-play on or off',
    keys: ['a'],
    toggles: true,
    run: ({ player }) => player.setAuto(!player.state().auto),
  },
  { label: 'Louder', keys: ['ArrowUp'], run: (desk) => changeVolume(desk, volumeStep) },
  { label: 'Softer', keys: ['ArrowDown'], run: (desk) => changeVolume(desk, -volumeStep) },
  {
    label: 'Mute or unmute',
    keys: ['m'],
    toggles: true,
    run: ({ player }) => player.setMuted(!player.state().muted),
  },
  { label: 'Slower', keys: ['<', '['], run: (desk) => changeSpeed(desk, -1) },
  { label: 'Faster', keys: ['>', ']'], run: (desk) => changeSpeed(desk, 1) },
  { label: 'Captions on or off', keys: ['c'], toggles: true, run: (desk) => desk.toggleCaptions() },
  { label: 'Transcript on or off', keys: ['t'], toggles: true, run: (desk) => desk.toggleTranscript() },
  { label: 'Fullscreen', keys: ['f'], toggles: true, run: (desk) => desk.toggleFullscreen?.() },
  { label: 'This list', keys: ['?'], run: (desk) => desk.showKeys() },
]
