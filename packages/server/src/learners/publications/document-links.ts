import type { Share } from '@lectern/domain/api/learners/shares.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Account } from '../../accounts/account.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { PublicationStore } from '../../documents/library/published/publication-store.ts'
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
  readonly shares: Pick<Shares, 'createMissing' | 'list'>
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
    addressesOf(shares, account, courseId),
  ])
  const completed = new Set(marks.map(({ pageId, format }) => keyOf({ page_id: pageId, format })))
  const chosen = documents.filter((document) => completed.has(keyOf(document)))
  const missing = new Map(
    chosen.filter((document) => !known.has(keyOf(document))).map((document) => [keyOf(document), document]),
  )
  if (missing.size > 0)
    await shares.createMissing(
      account,
      courseId,
      [...missing.values()].map(({ page_id, format }) => ({ pageId: page_id, format })),
    )
  const addresses = missing.size > 0 ? await addressesOf(shares, account, courseId) : known
  return chosen.flatMap(({ page_id, format }) => {
    const share = addresses.get(keyOf({ page_id, format }))
    // The page may no longer be in the course.
    return share ? [{ page_id, format, url: share.url, embed_code: share.embed_code }] : []
  })
}

const keyOf = ({ page_id, format }: { page_id: string | null; format: Format | null }): string =>
  JSON.stringify([page_id, format])

/** The newest share of each document that authors hand out and that does not end. */
async function addressesOf(
  shares: Pick<Shares, 'list'>,
  account: Account,
  courseId: string,
): Promise<ReadonlyMap<string, Share>> {
  const listed = await shares.list(account, courseId)
  // A share that a page uses ends with the page.
  const handedOut = listed.filter((share) => share.expires_at === null && share.used_by_page === null)
  return new Map(handedOut.toReversed().map((share) => [keyOf(share), share]))
}
