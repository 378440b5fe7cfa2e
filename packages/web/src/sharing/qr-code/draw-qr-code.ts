import { encode } from 'uqr'
import type { DarkRun, QrPicture } from './qr-picture.ts'

/** The light border that ISO/IEC 18004 requires around a code, in squares. */
const border = 4

/** Draws a QR code that stays readable with 15 % of it covered. */
export function drawQrCode(text: string): QrPicture {
  const { size, data } = encode(text, { ecc: 'M', border })
  return { size, runs: data.flatMap(runsOf) }
}

function runsOf(row: readonly boolean[], y: number): DarkRun[] {
  const edges = row.flatMap((dark, x) => (dark !== (row[x - 1] ?? false) ? [x] : []))
  return edges.flatMap((x, at) => (at % 2 === 0 ? [{ x, y, length: (edges[at + 1] ?? row.length) - x }] : []))
}
