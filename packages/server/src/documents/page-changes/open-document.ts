import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import type { Account } from '../../accounts/account.ts'
import type { Documents } from '../library/documents.ts'

/** A slide or line with the ids of the passages that it is based on. */
interface SourcedPart {
  readonly key: string
  readonly sources?: readonly string[] | undefined
}

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

interface DocumentsWithPassages {
  readonly slideshows: Documents<Slideshow>
  readonly podcasts: Documents<Podcast>
}

export function createFindOpenDocument({ slideshows, podcasts }: DocumentsWithPassages): FindOpenDocument {
  const openers: Readonly<Record<Format, ReturnType<typeof opener>>> = {
    slideshow: opener(slideshows, ({ slides }) => slides),
    podcast: opener(podcasts, ({ segments }) => segments.flatMap(({ dialogue }) => dialogue)),
  }
  return async (account, place) => openers[place.format](account, place)
}

function opener<Document extends { passages?: Passage[] | undefined }>(
  documents: Documents<Document>,
  partsOf: (document: Document) => readonly SourcedPart[],
) {
  return async (
    account: Account,
    { courseId, pageId }: Omit<DocumentPlace, 'format'>,
  ): Promise<OpenDocument> => {
    const { document, revision } = await documents.get(account, courseId, pageId)
    return {
      revision,
      passages: document.passages ?? [],
      parts: partsOf(document),
      async savePassages(passages, ifMatch) {
        const settled = { ...document, passages: [...passages] }
        const saved = await documents.save(account, { courseId, pageId }, settled, ifMatch, { apart: true })
        return saved.revision
      },
    }
  }
}
