import type { Account } from '../../accounts/account.ts'
import type { Documents } from '../library/documents.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { SpokenPart } from '../../audio/narration/spoken-part.ts'

export interface PageOfCourse {
  readonly courseId: string
  readonly pageId: string
}

/** The operations on documents of a format that recordings need. */
export interface SpokenDocuments {
  read(
    account: Account,
    place: PageOfCourse,
  ): Promise<{ readonly parts: readonly SpokenPart[]; readonly language: string | undefined }>
  giveAudio(account: Account, place: PageOfCourse, part: SpokenPart, file: MediaFile): Promise<void>
}

/** The documents of a format, by their parts. */
export function spokenDocuments(documents: Documents<unknown>): SpokenDocuments {
  const { format } = documents
  return {
    async read(account, { courseId, pageId }) {
      const { document } = await documents.get(account, courseId, pageId)
      return { parts: format.parts(document), language: format.language(document) }
    },
    async giveAudio(account, { courseId, pageId }, part, file) {
      await documents.giveAudio(account, { courseId, pageId }, part, file)
    },
  }
}
