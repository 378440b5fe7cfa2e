import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import type { Account } from '../accounts/account.ts'

/** Reads the stored documents of a format. `documents/library`, which is above, implements it. */
export interface StoredDocuments<Document> {
  readonly format: {
    title(document: Document): string
    language(document: Document): string | undefined
  }
  get(account: Account, courseId: string, pageId: string): Promise<{ readonly document: Document }>
}

interface WithPassages {
  readonly passages?: Passage[] | undefined
}

/** The stored documents of every format, for calls about their pages. */
export type StoredByFormat = Readonly<Record<Format, StoredDocuments<WithPassages>>>

/** The page of a stored document. */
interface KnownPage {
  readonly passages: readonly Passage[] | undefined
  readonly title: string
  readonly language: string | undefined
}

/** The page that a stored document was made from. NOT_FOUND without the document. */
export async function knownPage(
  documents: StoredDocuments<WithPassages>,
  account: Account,
  { courseId, pageId }: { readonly courseId: string; readonly pageId: string },
): Promise<KnownPage> {
  const { document } = await documents.get(account, courseId, pageId)
  return {
    passages: document.passages,
    title: documents.format.title(document),
    language: documents.format.language(document),
  }
}
