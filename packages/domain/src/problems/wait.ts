/** A wait as a sentence names it: rounded up to minutes, or to hours above an hour and a half. */
export type Wait =
  | { readonly unit: 'minute' | 'hour'; readonly count: number }
  /** How long is unknown. */
  | { readonly unit: 'unknown' }

/** The wait of some seconds. */
export function waitOf(seconds: number | undefined): Wait {
  if (seconds === undefined) return { unit: 'unknown' }
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes <= 90 ? { unit: 'minute', count: minutes } : { unit: 'hour', count: Math.ceil(minutes / 60) }
}
