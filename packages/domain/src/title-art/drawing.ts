/** What a shape is in its picture. Families of themes paint roles, not shapes. */
export type ShapeRole = 'field' | 'mass' | 'second' | 'spot' | 'line'

interface Placed<Kind extends string> {
  readonly shape: Kind
  readonly role: ShapeRole
  readonly x: number
  readonly y: number
}

/**
 * The nine shapes, in px of a picture of 560 by 720. `x` and `y` are the middle of a disc, ring, lens or arc, the middle of
 * the flat side of a half, the top left corner of a bar or an arcade, where a wave begins, the first of the dots. Angles
 * (`turn`, `from`, `to`) are degrees, clockwise. `width` of a ring, an arc or a wave is that of its stroke.
 */
export type Shape =
  | (Placed<'disc'> & { readonly r: number })
  | (Placed<'ring'> & { readonly r: number; readonly width: number })
  | (Placed<'half'> & { readonly r: number; readonly height?: number; readonly turn?: number })
  | (Placed<'lens'> & { readonly length: number; readonly height: number; readonly turn: number })
  | (Placed<'bar'> & {
      readonly across: number
      readonly down: number
      readonly radius?: number
      readonly turn?: number
    })
  | (Placed<'arcade'> & { readonly across: number; readonly down: number; readonly arches: number })
  | (Placed<'arc'> & {
      readonly r: number
      readonly from: number
      readonly to: number
      readonly width: number
    })
  | (Placed<'wave'> & {
      readonly length: number
      readonly height: number
      readonly waves: number
      readonly width: number
      readonly turn?: number
    })
  | (Placed<'dots'> & { readonly columns: number; readonly rows: number; readonly gap: number })

/** A number from 0 up to 1, the next one of a series that a title begins. */
export type Random = () => number

/** A picture that stands beside a title: at most 24 shapes, one of them at least in the role of the spot. */
export interface Drawing {
  /** Words of titles that it belongs to, parted by spaces; a `*` stands for any end. Without them it suits any title. */
  readonly words?: string
  /** What varies by the title is taken from `random`. */
  readonly draw: (random: Random) => readonly Shape[]
}
