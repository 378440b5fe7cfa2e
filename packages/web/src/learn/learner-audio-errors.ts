import type { AudioErrors } from '../audio/audio-errors.ts'
import { messages } from './messages.ts'

/** Messages for audio that cannot be played. A learner can only try again, and cannot generate audio. */
export const learnerAudioErrors: AudioErrors = {
  get none() {
    return messages.cannotPlay
  },
  get notFound() {
    return messages.cannotPlay
  },
  get slow() {
    return messages.cannotPlay
  },
  playing: () => messages.cannotPlay,
  loading: () => messages.cannotPlay,
  refused: () => messages.cannotPlay,
}
