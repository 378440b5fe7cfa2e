import type { ContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { PublicationState } from '@lectern/domain/documents/publication.ts'
import type { DocumentVersion } from '@lectern/domain/documents/document-version.ts'
import type { Account } from '../../accounts/account.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { GivingAudio } from '../../audio/narration/narrations.ts'
import type { SpokenPart } from '../../audio/narration/spoken-part.ts'
import { type DocumentDependencies, keyOf, openContext } from './document-context.ts'
import type { DocumentFormat } from './format/document-format.ts'
import {
  documentVersion,
  documentVersions,
  removeDocument,
  restoreDocument,
  restoreVersion,
} from './document-history.ts'
import { findPublished, getPublished, publicationStateOf, unpublishDocument } from './publish-documents.ts'
import { findDocument, findDocuments, getDocument } from './read-documents.ts'
import { createSaving } from './save-documents.ts'
import type { PublishedDocument, SavedDocument, ServedDocument } from './served-document.ts'
import { contentRevision, giveAudio, putGenerated, setStatus } from './update-documents.ts'

/** The operations on the slideshows, or the podcasts, of the pages of a user's courses. All check access first. */
export interface Documents<Document> {
  readonly format: DocumentFormat<Document>
  /** NOT_FOUND if there is none. */
  get(account: Account, courseId: string, pageId: string): Promise<ServedDocument<Document>>
  /**
   * The document of a page at a home (see `courseHome`). The caller has checked access. Undefined if there is
   * none.
   */
  find(home: string, courseId: string, pageId: string): Promise<SavedDocument<Document> | undefined>
  /** The same of several pages of a course, by page, with the same number of queries. */
  findAll(
    home: string,
    courseId: string,
    pageIds: readonly string[],
  ): Promise<ReadonlyMap<string, SavedDocument<Document>>>
  /**
   * The value at a path of the document of a course that was saved last, without reading the rest of it. The caller has
   * checked access, and parses the value. Undefined if the course has no document.
   */
  latestValue(home: string, courseId: string, path: readonly string[]): Promise<unknown>
  /**
   * Rejects with STALE_VERSION and the current version if `ifMatch` is not the newest revision. `apart` keeps the
   * replaced version in the history, even if the same author saved it recently in another window.
   */
  save(
    account: Account,
    place: { courseId: string; pageId: string },
    document: Document,
    ifMatch: readonly number[] | undefined,
    options?: { apart: boolean },
  ): Promise<ServedDocument<Document>>
  /** Increases with every change of the content; 0 if there is none, also after a deletion. */
  contentRevision(account: Account, courseId: string, pageId: string): Promise<number>
  /**
   * Stores a generated document. Its status becomes In_Progress, and the previous content goes to the history.
   * WRITER_FAILED if the schema of the format refuses it. EDITED_MEANWHILE if the content is newer than the revision `basedOn` at which the generation started.
   */
  putGenerated(
    account: Account,
    place: { courseId: string; pageId: string },
    document: Document,
    basedOn?: number,
  ): Promise<void>
  remove(account: Account, courseId: string, pageId: string): Promise<void>
  /** Restores the last deleted content. */
  restore(account: Account, courseId: string, pageId: string): Promise<void>
  /** The history, newest first. NOT_FOUND if there is none. */
  versions(account: Account, courseId: string, pageId: string): Promise<DocumentVersion[]>
  /** An earlier version, with the available audio of its words. NOT_FOUND if the version does not exist. */
  version(account: Account, place: { courseId: string; pageId: string }, revision: number): Promise<Document>
  /** Restores an earlier version; the current one stays in the history. */
  restoreVersion(
    account: Account,
    place: { courseId: string; pageId: string },
    revision: number,
  ): Promise<ServedDocument<Document>>
  /**
   * Completed also makes the stored version the published one. NOT_FOUND if there is no such document. Rejects with
   * STALE_VERSION, as `save` does, if `ifMatch` is not the newest revision.
   */
  setStatus(
    account: Account,
    courseId: string,
    pageId: string,
    status: ContentStatus,
    ifMatch?: readonly number[],
  ): Promise<void>
  /** The state of the version that learners see, for an answer. The caller has checked access. */
  publicationState(account: Account, courseId: string, pageId: string): Promise<PublicationState>
  /** The version that learners get. NOT_FOUND without one. */
  getPublished(
    account: Account,
    place: { courseId: string; pageId: string },
  ): Promise<PublishedDocument<Document>>
  /** The same of several pages at a home, by page. The caller has checked access. */
  findPublished(
    home: string,
    courseId: string,
    pageIds: readonly string[],
  ): Promise<ReadonlyMap<string, PublishedDocument<Document>>>
  /** Ends the published version. NOT_FOUND without one. */
  unpublish(account: Account, place: { courseId: string; pageId: string }): Promise<void>
  /**
   * Assigns a new audio file to its part, as the part was when the file was requested. Does nothing if the document
   * was deleted. An author's recording stays, unless the file is a recording too, or `replacesRecording` is set. Audio
   * that was requested after `askedAt` stays. Returns the audio of the part now, undefined if the part was deleted.
   */
  giveAudio(
    account: Account,
    place: { courseId: string; pageId: string },
    part: SpokenPart,
    file: MediaFile,
    how?: GivingAudio,
  ): Promise<MediaFile | undefined>
  /** The time of a request for audio, for `giveAudio`. */
  timeOfRequest(): Promise<Date>
}

/** The documents of one format. */
export function createDocuments<Document extends Record<string, unknown>>(
  format: DocumentFormat<Document>,
  dependencies: DocumentDependencies,
): Documents<Document> {
  const context = openContext(format, dependencies)
  const save = createSaving(context)
  const ofHome = (courseSystem: string, courseId: string) => ({
    courseSystem,
    courseId,
    format: format.format,
  })
  return {
    format,
    get: async (...page) => getDocument(context, ...page),
    find: async (home, courseId, pageId) => findDocument(context, { ...ofHome(home, courseId), pageId }),
    findAll: async (home, courseId, pageIds) => findDocuments(context, ofHome(home, courseId), pageIds),
    latestValue: async (home, courseId, path) => context.store.latestValue(ofHome(home, courseId), path),
    save,
    contentRevision: async (...page) => contentRevision(context, ...page),
    putGenerated: async (...given) => putGenerated(context, ...given),
    remove: async (...page) => removeDocument(context, ...page),
    restore: async (...page) => restoreDocument(context, ...page),
    versions: async (...page) => documentVersions(context, ...page),
    version: async (...given) => documentVersion(context, ...given),
    restoreVersion: async (...given) => restoreVersion(context, ...given),
    setStatus: async (...given) => setStatus(context, ...given),
    publicationState: async (account, courseId, pageId) =>
      publicationStateOf(context, keyOf(context, account, { courseId, pageId })),
    getPublished: async (...given) => getPublished(context, ...given),
    findPublished: async (home, courseId, pageIds) => findPublished(context, ofHome(home, courseId), pageIds),
    unpublish: async (...given) => unpublishDocument(context, ...given),
    giveAudio: async (...given) => giveAudio(context, ...given),
    timeOfRequest: async () => context.narrations.now(),
  }
}
