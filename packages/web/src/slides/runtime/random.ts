/**
 * A pseudo-random number from 0 to 1. It is always the same for the same whole numbers, so that random shapes do not
 * depend on the order and the time of rendering. (Wellons' 32-bit mixer "lowbias32".)
 */
export function randomAt(...places: readonly number[]): number {
  let hash = 0x9e3779b9
  for (const place of places) {
    hash = Math.imul(hash ^ place, 0x7feb352d)
    hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
    hash ^= hash >>> 16
  }
  return (hash >>> 0) / 2 ** 32
}

/** A character of a string of single UTF-16 units, by a share of its length from 0 to 1. */
export function signAt(signs: string, share: number): string {
  return signs.charAt(Math.floor(signs.length * share))
}
