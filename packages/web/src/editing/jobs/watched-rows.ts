import type { WrittenParts } from '../document/editable-document.ts'

/** A finished part at its position, from 0, or an open position. */
export interface WatchedRow<Part> {
  readonly position: number
  readonly part: Part | undefined
}

/** Every position of a document that is being written, in order, with the part that is finished there. */
export function watchedRows<Part>(
  { total, positions }: Pick<WrittenParts<unknown>, 'total' | 'positions'>,
  parts: readonly Part[],
): readonly WatchedRow<Part>[] {
  const finished = new Map(positions.map((position, at) => [position, parts[at]]))
  return Array.from({ length: total }, (_, position) => ({ position, part: finished.get(position) }))
}
