export const audioErrors = {
  none: 'No audio available for this slide',
  notFound: 'Audio file not found. Please try regenerating the audio.',
  slow: 'Audio file is taking too long to load. It may be unavailable.',
  playing: (reason: string) => `Error playing audio: ${reason}`,
  loading: (reason: string) => `Error loading audio: ${reason}. Try regenerating.`,
  refused: (message: string) => `Failed to play audio: ${message}`,
} as const

/** The codes of `MediaError`, from 1. */
const reasons = ['Playback aborted', 'Network error', 'Audio decoding failed', 'Audio format not supported']

/** Why an audio element gave up, in words. */
export function reasonOf(error: { readonly code: number } | null): string {
  if (!error) return 'Unknown error'
  return reasons[error.code - 1] ?? `Error code ${error.code}`
}
