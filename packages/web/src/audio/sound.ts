/** How a player sounds. */
export interface Sound {
  readonly muted: boolean
  /** From 0 to 1. */
  readonly volume: number
  /** A factor: 2 is twice as fast as the recorded speech. */
  readonly speed: number
}

export const defaultSound: Sound = { muted: false, volume: 1, speed: 1 }

/** The speeds that users can choose. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The next or previous speed in the list. The last and the first speed stay the same. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const next = direction === 1 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed)
  return next ?? speed
}

/** A volume within its bounds, rounded so that no remainder of a binary fraction is shown. */
export function clampVolume(volume: number): number {
  return Math.round(Math.max(0, Math.min(1, volume)) * 100) / 100
}
