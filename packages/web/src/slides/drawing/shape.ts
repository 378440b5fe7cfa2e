/**
 * How a shape is coloured by the theme: `main` is filled in the first colour, `soft` in a tint of it, `outline` has only
 * an edge, `hollow` an edge and the colour of cards inside, `plate` is a filled ground for text, `card` a light one, and
 * `rule` a line. Texts are `ink`, `quiet`, `head` in the first colour, or `on-plate`.
 */
export type ShapeRole = 'main' | 'soft' | 'outline' | 'hollow' | 'plate' | 'card' | 'rule'
export type TextRole = 'ink' | 'quiet' | 'head' | 'on-plate'

export interface Bar {
  readonly shape: 'bar'
  readonly role: ShapeRole
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius?: number
}

/** A circle or an ellipse around its centre. */
export interface Disc {
  readonly shape: 'disc'
  readonly role: ShapeRole
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

export type Point = readonly [x: number, y: number]

/** Straight lines through points. */
export interface Path {
  readonly shape: 'path'
  readonly role: ShapeRole
  readonly points: readonly Point[]
  readonly width: number
  readonly dashed?: boolean
}

/** Lines of text. `x` is their start, middle or end in the direction of reading, `y` the baseline of the first. */
export interface TextLines {
  readonly shape: 'text'
  readonly role: TextRole
  readonly x: number
  readonly y: number
  readonly lines: readonly string[]
  readonly size: number
  readonly lineHeight: number
  readonly align: 'start' | 'middle' | 'end'
  readonly bold?: boolean
  /** A number keeps its order of digits and signs in any direction. */
  readonly isNumber?: boolean
}

export type Shape = Bar | Disc | Path | TextLines

/** The shapes for content that is read from right to left. The alignment of texts follows the direction by itself. */
export function mirror(shapes: readonly Shape[], width: number): readonly Shape[] {
  return shapes.map((shape) => {
    if (shape.shape === 'bar') return { ...shape, x: width - shape.x - shape.width }
    if (shape.shape === 'path') return { ...shape, points: shape.points.map(([x, y]) => [width - x, y]) }
    return { ...shape, x: width - shape.x }
  })
}
