import { inOrder } from './compare-versions.ts'
import type { Comparison, MergeRow, Side } from './compare-versions.ts'

/** The choices of the author. */
export interface MergeChoices {
  readonly frame: Side
  readonly order: Side
  /** The chosen side of each row. */
  readonly rows: ReadonlyMap<MergeRow, Side>
}

export function proposedChoices({ frame, rows, order }: Comparison): MergeChoices {
  return {
    frame: frame.proposed,
    order: order ?? 'mine',
    rows: new Map(rows.map((row) => [row, row.proposed])),
  }
}

/** Choices that take all of one side. Parts that only the other side has are omitted. */
export function chooseSide({ rows }: Comparison, side: Side): MergeChoices {
  return { frame: side, order: side, rows: new Map(rows.map((row) => [row, side])) }
}

/** The parts of the result in order, with their side and key. */
export function acceptedParts(
  { rows }: Comparison,
  choices: MergeChoices,
): { readonly side: Side; readonly key: string }[] {
  return inOrder(rows, choices.order).flatMap((row) => {
    const side = choices.rows.get(row) ?? row.proposed
    const part = row[side]
    return part ? [{ side, key: part.key }] : []
  })
}
