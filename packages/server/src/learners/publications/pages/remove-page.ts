import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseAccess } from '../../../course-material/access/course-access.ts'
import type { Account } from '../../../accounts/account.ts'
import type {
  CoursePublishing,
  PageIdentity,
} from '../../../course-material/courses/publishing/course-publishing.ts'
import { showsTheSame } from '../../../course-material/courses/publishing/same-content.ts'
import type { KeptPublication } from '../store/course-publication-store.ts'
import { withEqualAddresses } from './hidden-secret.ts'
import { keyOf, markOf, publishingOf } from './publish-document.ts'

interface RemoveDependencies {
  readonly access: Pick<CourseAccess, 'systemOf'>
  readonly publicUrl: string
}

/** A page of Lectern in the state that Lectern knows. */
interface KnownPage extends PageIdentity {
  readonly id: string
}

/** Deletes the page of a publication. PAGE_CHANGED_IN_COURSE if another author changed it. */
export async function removePage(
  { access, publicUrl }: RemoveDependencies,
  account: Account,
  publication: KeptPublication,
): Promise<void> {
  const { courseId, pageId, format, systemPageId, revision, writtenHtml } = publication
  // No page was ever sent.
  if (systemPageId === null && writtenHtml === '') return
  const pages = await publishingOf(await access.systemOf(account, courseId))
  const mark = markOf(keyOf(account, { courseId, pageId, format }))
  const known =
    systemPageId === null
      ? await foundPage(pages, publication, mark, publicUrl)
      : { id: systemPageId, mark, knownRevision: revision ?? '' }
  if (!known) return
  const { outcome } = await pages.removePage(courseId, known.id, known)
  if (outcome === 'changed') throw new Problem('PAGE_CHANGED_IN_COURSE', { reason: 'removal' })
}

/** The page that was sent without a known response. A page that shows something else has an unknown revision. */
async function foundPage(
  pages: CoursePublishing,
  { courseId, title, writtenHtml }: KeptPublication,
  mark: string,
  publicUrl: string,
): Promise<KnownPage | undefined> {
  const page = await pages.findPage(courseId, { mark, title })
  if (!page) return undefined
  const isOurs = showsTheSame(
    withEqualAddresses(writtenHtml, publicUrl),
    withEqualAddresses(page.html, publicUrl),
  )
  return { id: page.id, mark, knownRevision: isOurs ? page.revision : '' }
}
