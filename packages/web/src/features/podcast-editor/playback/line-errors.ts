import type { AudioErrors } from '../../../audio/audio-errors.ts'

/** What is said of the audio of a line. */
export const lineErrors: AudioErrors = {
  none: 'No audio available for this dialogue. Try generating audio first.',
  notFound: 'Audio file not found. Try regenerating the audio.',
  slow: 'Error playing audio. It is taking too long to load.',
  playing: (reason) => `Error playing audio. ${reason}`,
  loading: (reason) => `Error playing audio. ${reason}`,
  refused: () => 'Failed to set up audio playback.',
  blocked: 'Failed to play audio. Browser may have blocked autoplay.',
}
