/**
 * A number from 0 up to 1 that looks like chance and is always the same for the same places, which are whole numbers: so
 * what is scattered by it looks alike whenever and in whatever order it is drawn. (Wellons' 32-bit mixer "lowbias32".)
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

/** One of the signs of a string, of those that take one UTF-16 unit, by a share of it from 0 up to 1. */
export function signAt(signs: string, share: number): string {
  return signs.charAt(Math.floor(signs.length * share))
}
