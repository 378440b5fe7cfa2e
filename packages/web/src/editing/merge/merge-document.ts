import type { SavedVersion } from '../document/document-store.ts'
import type { EditableDocument } from '../document/editable-document.ts'
import { acceptedParts } from './merge-choices.ts'
import type { MergeChoices } from './merge-choices.ts'
import { compareVersions } from './compare-versions.ts'
import type { ComparedVersion, Comparison } from './compare-versions.ts'

/** Compares mine with theirs. `base` is the common version, undefined if it is not available. */
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

/** The document that contains the chosen parts of both versions. */
export function mergeDocuments<Document>(
  kind: EditableDocument<Document>,
  versions: { readonly mine: Document; readonly theirs: Document },
  comparison: Comparison,
  choices: MergeChoices,
): Document {
  return kind.assemble(
    versions[choices.frame],
    acceptedParts(comparison, choices).map(({ side, key }) => ({ document: versions[side], key })),
  )
}

/** Two versions to merge, and their common version. */
export interface OpenVersions<Document> {
  readonly mine: Document
  readonly theirs: SavedVersion<Document>
  readonly base: Document | undefined
}
