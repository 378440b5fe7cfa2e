/** The role of a shape in its picture. Theme families define the colours of roles, not of shapes. */
export type ShapeRole = 'field' | 'mass' | 'second' | 'spot' | 'line'

interface Placed<Kind extends string> {
  readonly shape: Kind
  readonly role: ShapeRole
  readonly x: number
  readonly y: number
}

/**
 * The nine shapes, in px of a picture of 560 by 720. `x` and `y` are the centre of a disc, ring, lens or arc, the
 * centre of the flat side of a half disc, the top left corner of a bar or an arcade, the start of a wave, or the first
 * of the dots. Angles (`turn`, `from`, `to`) are degrees, clockwise. The `width` of a ring, an arc or a wave is that of
 * its stroke.
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

/** The next number of a series seeded by the title, from 0 up to 1. */
export type Random = () => number

/** A picture beside a title: at most 24 shapes, at least one of them in the role `spot`. */
export interface Drawing {
  /**
   * Words in titles that select it, separated by spaces. A `*` matches any ending. Without words, it suits any title.
   */
  readonly words?: string
  /** Details that vary by title come from `random`. */
  readonly draw: (random: Random) => readonly Shape[]
}
