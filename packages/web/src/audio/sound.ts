/** How it sounds. */
export interface Sound {
  readonly muted: boolean
  /** From 0 to 1. */
  readonly volume: number
  /** How many times as fast as it was spoken. */
  readonly speed: number
}

export const usualSound: Sound = { muted: false, volume: 1, speed: 1 }

/** The speeds there are to choose from. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The next speed of the list, or the one before; the ends stay. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const next = direction === 1 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed)
  return next ?? speed
}

/** A volume within its bounds, in steps that show no remains of binary fractions. */
export function volumeWithin(volume: number): number {
  return Math.round(Math.max(0, Math.min(1, volume)) * 100) / 100
}
