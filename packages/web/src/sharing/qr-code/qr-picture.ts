/** Dark squares of a row that touch each other: where they start, and how many they are. */
export interface DarkRun {
  readonly x: number
  readonly y: number
  readonly length: number
}

/** A QR code as squares of side 1: dark ones on a light ground of `size` by `size`. */
export interface QrPicture {
  readonly size: number
  readonly runs: readonly DarkRun[]
}

/** The dark squares as the path of an SVG. */
export function qrPath({ runs }: QrPicture): string {
  return runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')
}
