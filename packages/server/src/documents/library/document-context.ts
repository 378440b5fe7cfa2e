import type { Format } from '@lectern/domain/courses/formats.ts'
import type { GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Account } from '../../accounts/account.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Glossaries } from '../../course-material/glossaries/glossaries.ts'
import type { Narrations } from '../../audio/narration/narrations.ts'
import type { DocumentFormat } from './format/document-format.ts'
import { createPublicationStore, type PublicationStore } from './published/publication-store.ts'
import type { DocumentKey } from './store/document-queries-store.ts'
import type { DocumentStore } from './store/document-store.ts'
import type { SavedDocument } from './served-document.ts'
import { createAnswerCache } from './answer-cache.ts'

export interface DocumentDependencies {
  readonly database: Database
  readonly store: DocumentStore
  readonly narrations: Narrations
  readonly access: Pick<CourseAccess, 'requireCourse' | 'requirePage'>
  readonly glossaries: Pick<Glossaries, 'termsOf'>
}

/** Dependencies shared by the operations on the documents of one format. */
export interface DocumentContext<Document extends object> extends DocumentDependencies {
  readonly format: DocumentFormat<Document>
  readonly publications: PublicationStore
  /** Cache of the last answer for each document. */
  readonly latest: ReturnType<typeof createAnswerCache<SavedDocument<Document>>>
}

/** A page of a course. */
export interface Place {
  readonly courseId: string
  readonly pageId: string
}

export const openContext = <Document extends object>(
  format: DocumentFormat<Document>,
  dependencies: DocumentDependencies,
): DocumentContext<Document> => ({
  ...dependencies,
  format,
  publications: createPublicationStore(dependencies.database),
  latest: createAnswerCache<SavedDocument<Document>>(),
})

/** The key of the document of a page, for the course system of an account. */
export const keyOf = (
  { format: { format } }: { readonly format: { readonly format: Format } },
  account: Account,
  { courseId, pageId }: Place,
): DocumentKey => ({
  courseSystem: courseHome(account, courseId),
  courseId,
  pageId,
  format,
})

/** The pronunciations of a course. */
export async function termsOf(
  { glossaries }: Pick<DocumentDependencies, 'glossaries'>,
  { courseSystem, courseId }: Pick<DocumentKey, 'courseSystem' | 'courseId'>,
): Promise<readonly GlossaryTerm[]> {
  return glossaries.termsOf(courseSystem, courseId)
}
