import type { Passage } from '@lectern/domain/sources/passage.ts'
import type { Account } from '../../accounts/account.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Rewriting } from '../rewritten-parts.ts'

export interface PagePlace {
  readonly courseId: string
  readonly pageId: string
}

/** The page as it was when the document was made. For a document without it, the current page. */
export async function groundOf(
  access: CourseAccess,
  account: Account,
  { courseId, pageId }: PagePlace,
  known: { passages: readonly Passage[] | undefined; title: string; language: string | undefined },
  signal: AbortSignal,
): Promise<Pick<Rewriting, 'page' | 'language' | 'images' | 'signal'>> {
  const { imagesOfPassages, pageOfPassages } = await import('./page-of-passages.ts')
  const { passages = [], language } = known
  if (passages.length > 0) {
    const page = pageOfPassages(passages, known)
    return { page, language: language ?? page.language, images: imagesOfPassages(passages), signal }
  }
  const { readCoursePage } = await import('../page-reader/read-course-page.ts')
  const { course, translation } = await access.requirePage(account, courseId, pageId)
  const system = await access.systemOf(account, courseId)
  const page = await readCoursePage(system, course, translation?.pageId ?? pageId, signal)
  return { page, language: language ?? page.language, images: new Map(), signal }
}
