/** What is said when audio cannot be heard. */
export interface AudioErrors {
  readonly none: string
  readonly notFound: string
  readonly slow: string
  readonly playing: (reason: string) => string
  readonly loading: (reason: string) => string
  readonly refused: (message: string) => string
  /** The browser wants a click first. Nothing is said where the play button is there for it. */
  readonly blocked?: string
}

/** What is said of the audio of a slide. */
export const audioErrors: AudioErrors = {
  none: 'No audio available for this slide',
  notFound: 'Audio file not found. Please try regenerating the audio.',
  slow: 'Audio file is taking too long to load. It may be unavailable.',
  playing: (reason: string) => `Error playing audio: ${reason}`,
  loading: (reason: string) => `Error loading audio: ${reason}. Try regenerating.`,
  refused: (message: string) => `Failed to play audio: ${message}`,
}

/** The codes of `MediaError`, from 1. */
const reasons = ['Playback aborted', 'Network error', 'Audio decoding failed', 'Audio format not supported']

/** Why an audio element gave up, in words. */
export function reasonOf(error: { readonly code: number } | null): string {
  if (!error) return 'Unknown error'
  return reasons[error.code - 1] ?? `Error code ${error.code}`
}
