/**
 * An answer can arrive up to a minute after its request. A stored time further in the future was written before the
 * server's clock was set back. It must not block newer answers.
 */
export const clockWasSetBack = 5 * 60_000

/** Whether an answer is newer than the stored one. */
export function isNewer(askedAt: Date, stored: Date): boolean {
  const ahead = stored.getTime() - askedAt.getTime()
  return ahead <= 0 || ahead > clockWasSetBack
}
