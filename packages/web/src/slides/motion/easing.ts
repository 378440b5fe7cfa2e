/** Fast at the start and slow at the end, for entrances. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3
}

/** Slow at the start and fast at the end, for exits and falls. */
export function easeIn(progress: number): number {
  return progress ** 3
}

/** Slow at both ends, for something that leaves while something else enters. */
export function easeInOut(progress: number): number {
  return (1 - Math.cos(Math.PI * progress)) / 2
}

/** Overshoots the end by 10 % and returns (Penner's "back"). */
export function easeOutBack(progress: number): number {
  const over = 1.70158
  return 1 + (over + 1) * (progress - 1) ** 3 + over * (progress - 1) ** 2
}

/** Falls to the end and bounces three times, each time less (Penner's "bounce"). */
export function easeOutBounce(progress: number): number {
  const arc = (middle: number, height: number) => 7.5625 * (progress - middle / 2.75) ** 2 + height
  if (progress < 1 / 2.75) return arc(0, 0)
  if (progress < 2 / 2.75) return arc(1.5, 0.75)
  return progress < 2.5 / 2.75 ? arc(2.25, 0.9375) : arc(2.625, 0.984375)
}

/** Swings around the end three times, each time less (Penner's "elastic"). */
export function easeOutElastic(progress: number): number {
  if (progress === 0 || progress === 1) return progress
  return 2 ** (-10 * progress) * Math.sin((progress * 10 - 0.75) * ((2 * Math.PI) / 3)) + 1
}

/** The share of the way between two shares of a motion: 0 up to `from`, 1 after `to`. */
export function between(progress: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (progress - from) / (to - from)))
}

/** The progress of one of several that start one after the other. Each takes `share` of the whole time. */
export function stagger(progress: number, index: number, count: number, share: number): number {
  const start = count > 1 ? ((1 - share) * index) / (count - 1) : 0
  return between(progress, start, start + share)
}
