import { messages } from './messages.ts'

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

/** Why an audio element gave up, in words. */
export function reasonOf(error: { readonly code: number } | null): string {
  if (!error) return messages.unknown
  const { aborted, network, undecodable, unsupported } = messages
  // The codes of `MediaError` start at 1.
  return [aborted, network, undecodable, unsupported][error.code - 1] ?? messages.otherError(error.code)
}
