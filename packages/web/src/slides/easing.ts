/** Fast at first and gentle at the end; for what comes in. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3
}

/** Gentle at both ends; for what goes while something else comes. */
export function easeInOut(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2
}

/** Shoots a little over the end and settles there (Penner's "back", overshooting by 10 %). */
export function easeOutBack(progress: number): number {
  const over = 1.70158
  return 1 + (over + 1) * (progress - 1) ** 3 + over * (progress - 1) ** 2
}
