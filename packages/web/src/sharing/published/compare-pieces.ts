import type { DocumentPart } from '../../editing/document/document-part.ts'

/** A slide, a line or the frame of a document that differs between two versions. */
export interface PieceChange {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved'
  /** The piece in the version before. Undefined for an added one. */
  readonly before: DocumentPart | undefined
  /** The piece in the version after. Undefined for a removed one. */
  readonly after: DocumentPart | undefined
}

/**
 * The pieces that differ between two versions, by key: those of the later version in its order, then the removed ones. A
 * piece that was changed and moved is one change.
 */
export function comparePieces(
  before: readonly DocumentPart[],
  after: readonly DocumentPart[],
): readonly PieceChange[] {
  const earlier = new Map(before.map((piece) => [piece.key, piece]))
  const later = new Set(after.map(({ key }) => key))
  const places = new Map(before.map(({ key }, place) => [key, place]))
  const moved = movedKeys(
    after.flatMap(({ key }) => (places.has(key) ? [{ key, place: places.get(key) ?? 0 }] : [])),
  )
  const here = after.flatMap((piece): PieceChange[] => {
    const old = earlier.get(piece.key)
    if (!old) return [{ kind: 'added', before: undefined, after: piece }]
    if (old.content !== piece.content) return [{ kind: 'changed', before: old, after: piece }]
    return moved.has(piece.key) ? [{ kind: 'moved', before: old, after: piece }] : []
  })
  const removed = before.flatMap((piece): PieceChange[] =>
    later.has(piece.key) ? [] : [{ kind: 'removed', before: piece, after: undefined }],
  )
  return [...here, ...removed]
}

interface Placed {
  readonly key: string
  /** Where the piece was before. */
  readonly place: number
}

/** The fewest pieces that have to move: those outside the longest run that is still in its order. */
function movedKeys(pieces: readonly Placed[]): ReadonlySet<string> {
  const tops: number[] = []
  const lengths = pieces.map(({ place }) => {
    const found = tops.findIndex((top) => top > place)
    const at = found < 0 ? tops.length : found
    tops[at] = place
    return at + 1
  })
  const kept = new Set<string>()
  let wanted = tops.length
  let below = Infinity
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at]
    if (!piece || lengths[at] !== wanted || piece.place > below) continue
    kept.add(piece.key)
    below = piece.place
    wanted -= 1
  }
  return new Set(pieces.flatMap(({ key }) => (kept.has(key) ? [] : [key])))
}
