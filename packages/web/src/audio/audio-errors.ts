import { messages } from './messages.ts'

/** Messages for audio that cannot be played. */
export interface AudioErrors {
  readonly none: string
  readonly notFound: string
  readonly slow: string
  readonly playing: (reason: string) => string
  readonly loading: (reason: string) => string
  readonly refused: (message: string) => string
  /** The browser requires a click first. If it is undefined, the audio is paused without a message. */
  readonly blocked?: string
}

/** Why an audio element failed. */
export function reasonOf(error: { readonly code: number } | null): string {
  if (!error) return messages.unknown
  const { aborted, network, undecodable, unsupported } = messages
  // The codes of `MediaError` start at 1.
  return [aborted, network, undecodable, unsupported][error.code - 1] ?? messages.otherError(error.code)
}
