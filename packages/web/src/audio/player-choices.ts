import { keepNote, readNote } from './browser-notes.ts'
import { isRecord } from '../ui/is-record.ts'
import { type Sound, speeds, usualSound, volumeWithin } from './sound.ts'

const key = 'player_choices'

/** The user's settings of the players, shared by slideshows and podcasts. Captions are on until the user turns them off. */
export interface PlayerChoices extends Sound {
  readonly captions: boolean
  readonly transcript: boolean
}

const usualChoices: PlayerChoices = { captions: true, transcript: false, ...usualSound }

/** The choices stored in this browser. */
export function readChoices(): PlayerChoices {
  const kept = readNote(key)
  return isChoices(kept) ? kept : usualChoices
}

export function keepChoices(chosen: PlayerChoices): void {
  keepNote(key, chosen)
}

/** Stores the sound. The other choices stay the same. */
export function keepSound(sound: Sound): void {
  keepChoices({ ...readChoices(), ...sound })
}

function isChoices(kept: unknown): kept is PlayerChoices {
  if (!isRecord(kept)) return false
  const { captions, transcript, muted, volume, speed } = kept
  return (
    [captions, transcript, muted].every((choice) => typeof choice === 'boolean') &&
    typeof volume === 'number' &&
    volume === volumeWithin(volume) &&
    speeds.some((one) => one === speed)
  )
}
