import type { DocumentChanges } from '@lectern/domain/api/documents/page-changes.ts'
import type { PassageChange } from '@lectern/domain/sources/page-changes.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import type { ReactNode } from 'react'
import type { PageAddress } from '../document/editable-document.ts'

/** A slide or dialogue line, and the passages it is based on. */
export interface BasedPart {
  readonly key: string
  /** 'Slide 2' */
  readonly name: string
  readonly sources: readonly string[]
}

/** The writer's proposal for one part. */
export interface PartProposal<Document> {
  /** All texts of the part, now and as proposed. Empty for a part that is added or removed. */
  readonly before: string
  readonly after: string
  /** How the part looks, now and as proposed. Undefined if its texts say everything. */
  readonly views?: { readonly before: ReactNode; readonly after: ReactNode }
  /** The same document if the part was edited since. */
  readonly apply: (document: Document) => Document
  /** Sentences for the author. */
  readonly warnings: readonly string[]
}

/** The operations on slideshows or podcasts whose page has changed, which differ between the formats. */
export interface ChangingParts<Document> {
  load(page: PageAddress, signal: AbortSignal): Promise<DocumentChanges>
  passagesOf(document: Document): readonly Passage[]
  withPassages(document: Document, passages: readonly Passage[]): Document
  partsOf(document: Document): readonly BasedPart[]
  /** Shows a part in the editor. */
  keyToSelect(document: Document, key: string): string
  /** Undefined if the part already says what changed. */
  propose(
    page: PageAddress,
    document: Document,
    key: string,
    changes: readonly PassageChange[],
    signal: AbortSignal,
  ): Promise<PartProposal<Document> | undefined>
  /** A new part for an added passage, after the parts that are based on the passages before it. */
  proposeNew(
    page: PageAddress,
    document: Document,
    change: PassageChange,
    passages: readonly Passage[],
    signal: AbortSignal,
  ): Promise<PartProposal<Document> | undefined>
  /** Removes a part whose passages were all removed. */
  proposeRemoval(document: Document, key: string): PartProposal<Document> | undefined
}

/** The key of the last part that is based on a passage before this one on the page. Undefined without one. */
export function partBefore(
  parts: readonly BasedPart[],
  passages: readonly Passage[],
  id: string | undefined,
): string | undefined {
  const ids = passages.map((passage) => passage.id)
  for (const earlier of ids.slice(0, Math.max(0, ids.indexOf(id ?? ''))).toReversed()) {
    const part = parts.findLast(({ sources }) => sources.includes(earlier))
    if (part) return part.key
  }
  return undefined
}
