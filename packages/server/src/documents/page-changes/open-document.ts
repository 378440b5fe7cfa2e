import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import type { Account } from '../../accounts/account.ts'
import type { Documents } from '../library/documents.ts'
import type { SourcedPart } from '../library/format/document-format.ts'

/** The content of one page in one format. */
export interface DocumentPlace {
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
}

/** A document as far as its page matters. */
export interface OpenDocument {
  readonly revision: number
  /** The passages that the document was made from. Empty for documents of older versions. */
  readonly passages: readonly Passage[]
  readonly parts: readonly SourcedPart[]
  /**
   * Saves the document with these passages as one version, and returns its revision. The previous version stays in the
   * history. Rejects with STALE_VERSION if the document is not at one of the revisions.
   */
  readonly savePassages: (passages: readonly Passage[], ifMatch: readonly number[]) => Promise<number>
}

/** Reads a document. Checks access, and rejects with NOT_FOUND if there is none. */
export type FindOpenDocument = (account: Account, place: DocumentPlace) => Promise<OpenDocument>

interface WithPassages {
  readonly passages?: Passage[] | undefined
}

export function createFindOpenDocument(
  contents: Readonly<Record<Format, Documents<WithPassages>>>,
): FindOpenDocument {
  return async (account, { format, courseId, pageId }) => {
    const documents = contents[format]
    const page = { courseId, pageId }
    const { document, revision } = await documents.get(account, courseId, pageId)
    return {
      revision,
      passages: document.passages ?? [],
      parts: documents.format.sourced(document),
      async savePassages(passages, ifMatch) {
        const settled = { ...document, passages: [...passages] }
        const saved = await documents.save(account, page, settled, ifMatch, { apart: true })
        return saved.revision
      },
    }
  }
}
