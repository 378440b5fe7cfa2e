import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Account } from '../accounts/account.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { PublicationStore } from '../documents/published/publication-store.ts'
import type { Shares } from '../shares/shares.ts'

/** A slideshow or podcast of a course. */
export interface ChosenPiece {
  readonly page_id: string
  readonly format: Format
}

interface Dependencies {
  readonly publications: Pick<PublicationStore, 'publicationMarks'>
  readonly shares: Pick<Shares, 'create' | 'list'>
}

/**
 * The links and embed codes of completed pieces, for courses into which Lectern cannot write. A piece without an address
 * gets one.
 */
export async function piecesInstead(
  { publications, shares }: Dependencies,
  account: Account,
  courseId: string,
  pieces: readonly ChosenPiece[],
) {
  const home = homeOfCourse(account, courseId)
  const [marks, known] = await Promise.all([
    publications.publicationMarks(
      home,
      courseId,
      pieces.map(({ page_id }) => page_id),
    ),
    shares.list(account, courseId),
  ])
  const complete = pieces.filter(({ page_id, format }) =>
    marks.some((mark) => mark.pageId === page_id && mark.format === format),
  )
  const addresses = complete.map(async ({ page_id, format }) => {
    const own = known.find(
      (share) => share.page_id === page_id && share.format === format && share.expires_at === null,
    )
    const share = own ?? (await shares.create(account, { courseId, pageId: page_id, format }, {}))
    return { page_id, format, url: share.url, embed_code: share.embed_code }
  })
  return Promise.all(addresses)
}
