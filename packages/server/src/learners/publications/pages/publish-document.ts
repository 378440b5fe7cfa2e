import { createHash } from 'node:crypto'
import { courseHome } from '../../../course-material/courses/course-home.ts'
import { pageWords } from '@lectern/domain/publications/page-words.ts'
import type { Share } from '@lectern/domain/api/learners/shares.ts'
import type { CourseAccess } from '../../../course-material/access/course-access.ts'
import type { Account } from '../../../accounts/account.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseSystem } from '../../../course-material/courses/course-system.ts'
import type { CoursePublishing } from '../../../course-material/courses/publishing/course-publishing.ts'
import { RunInterrupted } from '../../../platform/queue/after-failure.ts'
import type { Shares } from '../../shares/shares.ts'
import type {
  CoursePublicationStore,
  KeptPublication,
  DocumentKey,
} from '../store/course-publication-store.ts'
import { answeredConflict } from './change-page.ts'
import { pageBody } from './page-body.ts'
import type { DocumentToPublish } from './document-to-publish.ts'
import { type DocumentDependencies, type PublishedDocument, publishedDocument } from './published-document.ts'
import { writePage } from './write-page.ts'

export interface PublishDependencies extends DocumentDependencies {
  readonly access: Pick<CourseAccess, 'requirePage' | 'systemOf'>
  readonly store: CoursePublicationStore
  readonly shares: Pick<Shares, 'create' | 'list'>
  /** Address of Lectern, without a trailing slash. */
  readonly publicUrl: string
}

/**
 * Creates or updates the page of a document in the course system. Safe to repeat after every failure. Must not run
 * concurrently for one document: there is only one live job for each.
 */
export async function publishDocument(
  dependencies: PublishDependencies,
  asked: DocumentToPublish,
): Promise<void> {
  const { account, key, request, signal } = asked
  const { access, store } = dependencies
  // The run is repeated after the removal. Otherwise it could create a page that the removal leaves without its row.
  if (await store.isBeingRemoved(key)) throw new RunInterrupted('The page is being removed.')
  const { page, translation } = await access.requirePage(account, key.courseId, key.pageId)
  const sourcePageId = translation?.pageId ?? key.pageId
  if (request.answer === 'leave') {
    const known = (await store.ofPage(key)).get(key.format)
    if (known && answeredConflict(request, known)) await store.change(known.id, { conflict: null })
    return
  }
  const document = await publishedDocument(dependencies, key)
  const system = await access.systemOf(account, key.courseId)
  const pages = await publishingOf(system, signal)
  const { publication, share } = await keepShare(dependencies, asked, titleOf(document, key))
  const html = pageBody({
    format: key.format,
    title: document.title,
    language: document.language,
    learnerUrl: share.url,
    embedUrl: share.embed_url,
    transcript: document.transcript,
    sources: [{ title: page.title, ...(await sourceAddress(system, asked, sourcePageId)) }],
    credits: document.credits,
  })
  const title = titleOf(document, key)
  const isVisible = request.visible ?? publication.isVisible
  const mark = markOf(key)
  const wanted = { publication, sourcePageId, document, mark, title, html, learnerUrl: share.url, isVisible }
  await writePage({ ...dependencies, pages }, asked, wanted)
  await requireUnchanged(dependencies, key, share)
}

/** The page was written with an address that ended meanwhile, or for a document that learners no longer get. */
async function requireUnchanged(
  { store, publications }: PublishDependencies,
  key: DocumentKey,
  { share_id: shareId }: Share,
): Promise<void> {
  const [ofPage, marks] = await Promise.all([
    store.ofPage(key),
    publications.publicationMarks(key.courseSystem, key.courseId, [key.pageId]),
  ])
  if (!marks.some(({ format }) => format === key.format)) throw new Problem('NOT_COMPLETE_YET')
  const publication = ofPage.get(key.format)
  // The next run gives the page another address. Without a row the course was forgotten.
  if (publication && publication.shareId !== shareId)
    throw new RunInterrupted('The address of the page ended meanwhile.')
}

/**
 * The address of the source page for users of the course system, who are the readers of the page that is written. Without
 * one if the author may no longer read the page there.
 */
async function sourceAddress(
  system: Pick<CourseSystem, 'readPage'>,
  { key: { courseId }, signal }: DocumentToPublish,
  sourcePageId: string,
): Promise<{ readonly url?: string }> {
  try {
    const { url } = await system.readPage(courseId, sourcePageId, signal)
    return url === undefined ? {} : { url }
  } catch (error) {
    if (error instanceof Problem && ['NOT_FOUND', 'COURSE_SYSTEM_FORBIDS'].includes(error.code)) return {}
    throw error
  }
}

/** Writes pages into the course system. PUBLISHING_NOT_POSSIBLE with the reason if it cannot. */
export async function publishingOf(
  system: Pick<CourseSystem, 'publishing'>,
  signal?: AbortSignal,
): Promise<CoursePublishing> {
  const publishing = await system.publishing(signal)
  if (!publishing.possible) throw new Problem('PUBLISHING_NOT_POSSIBLE', { reason: publishing.reason })
  return publishing.pages
}

/** The document's publication with its share, which is stored before the page is made: a repeated run sends the same page. */
async function keepShare(
  { store, shares }: PublishDependencies,
  { account, key, request }: DocumentToPublish,
  title: string,
): Promise<{ readonly publication: KeptPublication; readonly share: Share }> {
  const publication = await store.findOrAdd({
    ...key,
    title,
    placement: request.placement,
    isVisible: request.visible ?? true,
    createdBy: account.id,
    updatedBy: account.id,
  })
  const { courseId, pageId, format } = key
  const ofDocument = await shares.list(account, courseId, { pageId, format })
  const own = ofDocument.find(({ share_id }) => share_id === publication.shareId)
  if (own && isOpen(own)) return { publication, share: own }
  // The author may have turned downloads off in the share that ended, or in the newest one of the document.
  const former = own ?? ofDocument[0]
  const settings = former ? { downloads: former.downloads } : {}
  // Otherwise a share without a page would be left if the process ended in between, and the next run would add another one.
  const share = await shares.create(account, { courseId, pageId, format }, settings, async (shareId) =>
    store.change(publication.id, { shareId }),
  )
  return { publication: { ...publication, shareId: share.share_id }, share }
}

const isOpen = ({ expires_at: end }: Share): boolean => end === null || Date.parse(end) > Date.now()

/** Identifies the page of a document in its course system. */
export function markOf({ courseId, pageId, format }: DocumentKey): string {
  const hash = createHash('sha256').update(JSON.stringify([courseId, pageId, format]))
  return `${format}-${hash.digest('hex').slice(0, 32)}`
}

/** The key of a document for an account. */
export function keyOf(account: Account, document: Omit<DocumentKey, 'courseSystem'>): DocumentKey {
  return { ...document, courseSystem: courseHome(account, document.courseId) }
}

/** Longer titles would lose what makes them differ from the title of the source page. */
const longestTitle = 200

function titleOf({ title, language }: PublishedDocument, { format }: DocumentKey): string {
  const signs = [...title.replaceAll(/\s+/g, ' ').trim()]
  const short = signs.length > longestTitle ? `${signs.slice(0, longestTitle - 1).join('')}…` : signs.join('')
  return pageWords(language)[format].page(short)
}
