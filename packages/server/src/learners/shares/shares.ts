import { isUsableSite } from '@lectern/domain/api/learners/site-origin.ts'
import type { Share } from '@lectern/domain/api/learners/shares.ts'
import { readSite } from '@lectern/domain/api/learners/site-origin.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
import type { SystemCourse } from '../../course-material/courses/course-system.ts'
import type { Account } from '../../accounts/account.ts'
import { hashToken, newToken, type Secrets } from '../../accounts/secrets/secrets.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import { embedCode } from './embed-code.ts'
import { learnerAddress } from './learner-address.ts'
import type {
  KeepShare,
  ListedShare,
  NewShare,
  ShareChange,
  SharedDocument,
  ShareStore,
} from './share-store.ts'

/** A course, or a slideshow or podcast of one of its pages. */
export interface SharedPlace {
  readonly courseId: string
  readonly pageId: string | null
  readonly format: Format | null
}

/** The addresses that authors give to learners. All functions: NOT_FOUND unless the account may edit the course. */
export interface Shares {
  /** A share exists only together with what `keep` stores. INVALID_REQUEST if its end is in the past. */
  create(account: Account, place: SharedPlace, settings: ShareChange, keep?: KeepShare): Promise<Share>
  /**
   * Creates the shares of documents that authors hand out and that do not end. A document that has one gets no other one.
   * Leaves out documents whose page is no longer in the course.
   */
  createMissing(account: Account, courseId: string, documents: readonly SharedDocument[]): Promise<void>
  /** Newest first. All of the course and of its pages, or those of one document. */
  list(account: Account, courseId: string, document?: SharedDocument): Promise<Share[]>
  /** INVALID_REQUEST if the new end is in the past. */
  change(account: Account, shareId: string, change: ShareChange): Promise<Share>
  /** Replaces the secret. The old address never works again. INVALID_REQUEST if the share has ended. */
  renew(account: Account, shareId: string): Promise<Share>
  revoke(account: Account, shareId: string): Promise<void>
}

export interface ShareDependencies {
  readonly store: ShareStore
  readonly access: Pick<CourseAccess, 'requireCourse' | 'requirePage' | 'findPages'>
  readonly secrets: Secrets
  /** Address of Lectern, without a trailing slash. */
  readonly publicUrl: string
}

export function createShares({ store, access, secrets, publicUrl }: ShareDependencies): Shares {
  function present({ share, first, last, publishedRevision, publishedTitle, page }: ListedShare): Share {
    const { courseId, pageId, format, createdAt, expiresAt, downloads, embedOrigins } = share
    const url = `${publicUrl}${learnerAddress(secrets.decrypt(share.tokenCipher), pageId)}`
    return {
      share_id: share.id,
      course_id: courseId,
      page_id: pageId,
      format,
      url,
      embed_url: `${url}?embed`,
      embed_code: embedCode(`${url}?embed`, publishedTitle ?? share.courseName),
      created_by: first === null ? null : `${first} ${last}`.trim(),
      created_at: createdAt.toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
      downloads,
      embed_origins: embedOrigins.filter(isUsableSite),
      published_revision: publishedRevision,
      used_by_page: page && {
        publication_id: page.id,
        title: page.title,
        url: page.url,
        shows_old_address: showsOldAddress(page.writtenTokenHash, share.tokenHash),
      },
    }
  }

  async function requireShare(account: Account, shareId: string): Promise<ListedShare> {
    const found = await store.find(shareId)
    if (!found || found.share.courseSystem !== courseHome(account, found.share.courseId))
      throw new Problem('NOT_FOUND')
    await access.requireCourse(account, found.share.courseId)
    return found
  }

  async function changed(account: Account, shareId: string): Promise<Share> {
    return present(await requireShare(account, shareId))
  }

  /** A share with a new secret, which is not stored yet. */
  async function newShare(
    account: Account,
    { courseId, pageId, format }: SharedPlace,
    settings: ShareChange,
  ): Promise<NewShare> {
    const course = await access.requireCourse(account, courseId)
    if (pageId !== null) await access.requirePage(account, courseId, pageId)
    return shareOf(account, course, { courseId, pageId, format }, settings)
  }

  function shareOf(
    account: Account,
    course: Pick<SystemCourse, 'name' | 'code' | 'language'>,
    { courseId, pageId, format }: SharedPlace,
    settings: ShareChange,
  ): NewShare {
    const token = newToken()
    return {
      courseSystem: courseHome(account, courseId),
      courseId,
      courseName: course.name,
      courseCode: course.code,
      language: course.language ?? null,
      pageId,
      format,
      tokenHash: hashToken(token),
      tokenCipher: secrets.encrypt(token),
      createdBy: account.id,
      expiresAt: settings.expiresAt ?? null,
      downloads: settings.downloads ?? true,
      embedOrigins: settings.embedOrigins ?? originsOf(courseHome(account, courseId)),
    }
  }

  return {
    async create(account, place, settings, keep) {
      requireFuture(settings.expiresAt, endInPast)
      return changed(account, await store.add(await newShare(account, place, settings), keep))
    },

    async createMissing(account, courseId, documents) {
      const course = await access.requireCourse(account, courseId)
      const ids = documents.flatMap(({ pageId }) => [pageId, translatedPage(pageId)?.pageId ?? pageId])
      const pages = await access.findPages(account, courseId, [...new Set(ids)])
      const isInCourse = ({ pageId }: SharedDocument) =>
        pages.has(pageId) || pages.has(translatedPage(pageId)?.pageId ?? pageId)
      await store.addUnlessHandedOut(
        documents.filter(isInCourse).map((document) => ({
          ...shareOf(account, course, { courseId, ...document }, {}),
          ...document,
        })),
      )
    },

    async list(account, courseId, document) {
      const { name, code } = await access.requireCourse(account, courseId)
      const home = courseHome(account, courseId)
      // The course may have another name than when it was shared.
      await store.nameCourse(home, courseId, name, code)
      return (await store.ofCourse(home, courseId, document)).map(present)
    },

    async change(account, shareId, change) {
      requireFuture(change.expiresAt, endInPast)
      await requireShare(account, shareId)
      await store.change(shareId, change)
      return changed(account, shareId)
    },

    async renew(account, shareId) {
      const { share } = await requireShare(account, shareId)
      requireFuture(share.expiresAt, hasEnded)
      const token = newToken()
      await store.renew(shareId, { tokenHash: hashToken(token), tokenCipher: secrets.encrypt(token) })
      return changed(account, shareId)
    },

    async revoke(account, shareId) {
      await requireShare(account, shareId)
      await store.remove(shareId)
    },
  }
}

const endInPast =
  'This end is in the past. Send a later date and time, or null for an address that does not end.'
const hasEnded =
  'This address has ended, and a new one would not work either. Send a later expires_at first, or null.'

/** INVALID_REQUEST with the sentence if the end of a share is in the past. Null is no end. */
function requireFuture(end: Date | null | undefined, sentence: string): void {
  if (!end || end.getTime() > Date.now()) return
  throw new Problem('INVALID_REQUEST', {
    reason: 'schema',
    values: { sentence },
    details: { fields: [{ field: 'expires_at', message: sentence }] },
  })
}

/** Whether a page was written with another secret than its share has. An unknown one counts as equal. */
export function showsOldAddress(written: string | null, tokenHash: string | null): boolean {
  return written !== null && tokenHash !== null && written !== tokenHash
}

/** The origin of a course system. None for imported courses. */
function originsOf(home: string): string[] {
  const site = /^https?:/.test(home) ? readSite(home) : undefined
  return site && 'origin' in site ? [site.origin] : []
}
