import type { Random, Shape } from './drawing.ts'

/** A deterministic series of pseudo-random numbers, seeded by a text. (FNV-1a, then Wellons' "lowbias32".) */
export function seededRandom(text: string): Random {
  let state = 0x811c9dc5
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x7feb352d)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
}

/** A pseudo-random number between two limits. */
export function between(random: Random, least: number, most: number): number {
  return Math.round(least + (most - least) * random())
}

/** A straight line, vertical if `down`: a wave without height. */
export function straight(
  role: Shape['role'],
  {
    x,
    y,
    length,
    width,
    down = false,
  }: { x: number; y: number; length: number; width: number; down?: boolean },
): Shape {
  return { shape: 'wave', role, x, y, length, height: 0, waves: 1, width, turn: down ? 90 : 0 }
}

/** A list of the given length, with each item created from its index. */
export function many<Thing>(count: number, make: (index: number) => Thing): readonly Thing[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
