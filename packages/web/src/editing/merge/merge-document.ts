import type { SavedVersion } from '../document/document-store.ts'
import type { EditableDocument } from '../document/editable-document.ts'
import { partsTaken } from './merge-choices.ts'
import type { MergeChoices } from './merge-choices.ts'
import { compareVersions } from './compare-versions.ts'
import type { ComparedVersion, Comparison } from './compare-versions.ts'

/** Compares mine with theirs; `base` is what both started from, where that is known. */
export function compareDocuments<Document>(
  kind: EditableDocument<Document>,
  mine: Document,
  theirs: Document,
  base: Document | undefined,
): Comparison {
  const described = (document: Document): ComparedVersion => ({
    frame: kind.describeFrame(document),
    parts: kind.describeParts(document),
  })
  return compareVersions(described(mine), described(theirs), base && described(base))
}

/** The document of what was taken from the two. */
export function mergeDocuments<Document>(
  kind: EditableDocument<Document>,
  versions: { readonly mine: Document; readonly theirs: Document },
  comparison: Comparison,
  choices: MergeChoices,
): Document {
  return kind.assemble(
    versions[choices.frame],
    partsTaken(comparison, choices).map(({ side, key }) => ({ document: versions[side], key })),
  )
}

/** Two versions to be put together, and what both started from. */
export interface OpenVersions<Document> {
  readonly mine: Document
  readonly theirs: SavedVersion<Document>
  readonly base: Document | undefined
}
