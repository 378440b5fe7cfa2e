import type { SavedVersion } from '../document/document-store.ts'
import type { EditableDocument } from '../document/editable-document.ts'
import { acceptedParts } from './merge-choices.ts'
import type { MergeChoices } from './merge-choices.ts'
import { mergePassages } from './merge-passages.ts'
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

/** The document that contains the chosen parts of both versions, with the passages that belong to them. */
export function mergeDocuments<Document>(
  kind: EditableDocument<Document>,
  versions: { readonly mine: Document; readonly theirs: Document; readonly base: Document | undefined },
  comparison: Comparison,
  choices: MergeChoices,
): Document {
  const { mine, theirs, base } = versions
  const passages = {
    mine: kind.passagesOf(mine),
    theirs: kind.passagesOf(theirs),
    base: base && kind.passagesOf(base),
  }
  const merged = kind.assemble(
    versions[choices.frame],
    acceptedParts(comparison, choices).map(({ side, key }) => ({ document: versions[side], key })),
  )
  // Documents from before passages were stored have none.
  const hasPassages = passages.mine.length + passages.theirs.length > 0
  return hasPassages ? kind.withPassages(merged, mergePassages(passages, comparison.rows, choices)) : merged
}

/** Two versions to merge, and their common version. */
export interface OpenVersions<Document> {
  readonly mine: Document
  readonly theirs: SavedVersion<Document>
  readonly base: Document | undefined
}
