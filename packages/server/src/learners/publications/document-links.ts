import type { Share } from '@lectern/domain/api/learners/shares.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { PublicationStore } from '../../documents/library/published/publication-store.ts'
import type { SharedDocument } from '../shares/share-store.ts'
import type { Shares } from '../shares/shares.ts'

/** A slideshow or podcast of a course. */
export interface ChosenDocument {
  readonly page_id: string
  readonly format: Format
}

/** A link and embed code that an author puts into a page of the course. */
interface DocumentLink extends ChosenDocument {
  readonly url: string
  readonly embed_code: string
}

interface Dependencies {
  readonly publications: Pick<PublicationStore, 'publicationMarks'>
  readonly shares: Pick<Shares, 'findOrCreate' | 'list'>
}

/**
 * The links and embed codes of completed documents, for courses into which Lectern cannot write. A document without an address
 * gets one.
 */
export async function documentLinks(
  { publications, shares }: Dependencies,
  account: Account,
  courseId: string,
  documents: readonly ChosenDocument[],
): Promise<DocumentLink[]> {
  const home = courseHome(account, courseId)
  const [marks, known] = await Promise.all([
    publications.publicationMarks(
      home,
      courseId,
      documents.map(({ page_id }) => page_id),
    ),
    shares.list(account, courseId),
  ])
  const complete = documents.filter(({ page_id, format }) =>
    marks.some((mark) => mark.pageId === page_id && mark.format === format),
  )
  const addresses: DocumentLink[] = []
  for (const { page_id, format } of complete) {
    const own = known.find(
      (share) =>
        share.page_id === page_id &&
        share.format === format &&
        share.expires_at === null &&
        // A share that a page uses ends with the page.
        share.used_by_page === null,
    )
    // oxlint-disable-next-line no-await-in-loop -- there may be thousands, and each needs several queries
    const share = own ?? (await createdShare(shares, account, courseId, { pageId: page_id, format }))
    if (!share) continue
    if (!own) known.push(share)
    addresses.push({ page_id, format, url: share.url, embed_code: share.embed_code })
  }
  return addresses
}

/** Undefined if the page is no longer in the course. */
async function createdShare(
  shares: Pick<Shares, 'findOrCreate'>,
  account: Account,
  courseId: string,
  document: SharedDocument,
): Promise<Share | undefined> {
  try {
    return await shares.findOrCreate(account, courseId, document)
  } catch (error) {
    if (error instanceof Problem && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}
