/** Timeouts in milliseconds. */
export interface AccessTimeouts {
  /** For checks whose rows are missing or too old. */
  readonly check: number
  /** For lists. A slower course system counts as unavailable. */
  readonly list: number
  /** For a whole refresh. A large course can take longer than a caller waits; its rows are then stored later. */
  readonly refresh: number
}

export const usualTimeouts: AccessTimeouts = { check: 2000, list: 10_000, refresh: 60_000 }
