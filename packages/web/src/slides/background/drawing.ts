import type { Ink } from './background.ts'

/** A full turn, in radians. */
export const turn = 2 * Math.PI

/** Swings between -1 and 1, `times` times per loop. A whole number closes the loop. */
export function swing(time: number, times: number, phase = 0): number {
  return Math.sin(turn * (time * times + phase))
}

/** The share of a loop, from 0 to 1, for a time in any loop. */
export function wrap(time: number): number {
  return time - Math.floor(time)
}

/** Rises from 0 to 1 at the middle of a life and falls to 0 again, so that nothing appears or disappears abruptly. */
export function bloom(life: number): number {
  return Math.sin(Math.PI * life) ** 2
}

/** An ink with an alpha from 0 to 1, for the stops of gradients. Elsewhere `globalAlpha` is faster. */
export function faded(ink: Ink, alpha: number): string {
  return (
    ink +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')
  )
}

/** A disc. It replaces the path. */
export function disc(canvas: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  canvas.beginPath()
  canvas.arc(x, y, radius, 0, turn)
}

/** Adds the outline of a regular polygon to the path. */
export function polygon(
  canvas: CanvasRenderingContext2D,
  { x, y, radius, sides, angle }: { x: number; y: number; radius: number; sides: number; angle: number },
): void {
  for (let corner = 0; corner < sides; corner += 1) {
    const at = angle + (turn * corner) / sides
    const [across, down] = [x + radius * Math.cos(at), y + radius * Math.sin(at)]
    if (corner === 0) canvas.moveTo(across, down)
    else canvas.lineTo(across, down)
  }
  canvas.closePath()
}
