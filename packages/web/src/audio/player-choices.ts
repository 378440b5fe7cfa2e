import { writeBrowserStorage, readBrowserStorage } from './browser-storage.ts'
import { isRecord } from '../ui/is-record.ts'
import { type Sound, speeds, defaultSound, clampVolume } from './sound.ts'

const key = 'player_choices'

/** The user's settings of the players, shared by slideshows and podcasts. Captions are on until the user turns them off. */
export interface PlayerChoices extends Sound {
  readonly captions: boolean
  readonly transcript: boolean
}

const defaultPlayerChoices: PlayerChoices = { captions: true, transcript: false, ...defaultSound }

/** The choices stored in this browser. */
export function readPlayerChoices(): PlayerChoices {
  const kept = readBrowserStorage(key)
  return isPlayerChoices(kept) ? kept : defaultPlayerChoices
}

export function savePlayerChoices(chosen: PlayerChoices): void {
  writeBrowserStorage(key, chosen)
}

/** Stores the sound. The other choices stay the same. */
export function saveSound(sound: Sound): void {
  savePlayerChoices({ ...readPlayerChoices(), ...sound })
}

function isPlayerChoices(kept: unknown): kept is PlayerChoices {
  if (!isRecord(kept)) return false
  const { captions, transcript, muted, volume, speed } = kept
  return (
    [captions, transcript, muted].every((choice) => typeof choice === 'boolean') &&
    typeof volume === 'number' &&
    volume === clampVolume(volume) &&
    speeds.some((one) => one === speed)
  )
}
