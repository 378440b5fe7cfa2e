import { mute } from './playback-actions/mute.ts'
import { play } from './playback-actions/play.ts'
import { preview } from './playback-actions/preview.ts'
import { nextLine, previousLine } from './playback-actions/step.ts'

/** The actions of the player of a podcast. */
export const playbackActions = { preview, play, previousLine, nextLine, mute }
