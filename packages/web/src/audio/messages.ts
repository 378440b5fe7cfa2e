import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the audio controls, and why the audio of a slide cannot be played (an `AudioErrors`). */
export const messages = translated('audio', {
  none: 'No audio available for this slide',
  notFound: 'Audio file not found. Please try regenerating the audio.',
  slow: 'Audio file is taking too long to load. It may be unavailable.',
  playing: (reason: string) => `Error playing audio: ${reason}`,
  loading: (reason: string) => `Error loading audio: ${reason}. Try regenerating.`,
  refused: (message: string) => `Failed to play audio: ${message}`,

  // Why an audio element stopped.
  aborted: 'Playback aborted',
  network: 'Network error',
  undecodable: 'Audio decoding failed',
  unsupported: 'Audio format not supported',
  unknown: 'Unknown error',
  otherError: (code: number) => `Error code ${code}`,

  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  timeOf: (time: string, duration: string) => `${time} of ${duration}`,
})
