import { createHash } from 'node:crypto'
import { saysTheSame } from '@lectern/domain/narration/audio/audio-status.ts'
import { and, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { type AudioDescription, media } from '../../platform/db/schema/media.ts'
import { hashOfWords } from './audio-words.ts'
import { collectBytes } from './collect-bytes.ts'
import { uniqueFileName } from './media-address.ts'
import type { MediaStore } from './media-store.ts'
import type { StorageQuota } from './storage-quota-store.ts'

export type MediaFile = typeof media.$inferSelect

/** A page of a course, or the whole course system for voice samples (both ids null). */
export interface MediaPlace {
  readonly courseSystem: string
  readonly courseId: string | null
  readonly pageId: string | null
  readonly organization: string
  /** The account whose storage the added files use; none if undefined. */
  readonly accountId?: string
}

export type CatalogueStore = ReturnType<typeof createCatalogueStore>

/** The rows of stored files: their place and origin. The bytes are in the media store. */
export function createCatalogueStore(
  database: Database,
  store: MediaStore,
  quota?: Pick<StorageQuota, 'require'>,
) {
  const ofPlace = (place: MediaPlace) =>
    and(
      eq(media.courseSystem, place.courseSystem),
      place.courseId === null ? isNull(media.courseId) : eq(media.courseId, place.courseId),
      place.pageId === null ? isNull(media.pageId) : eq(media.pageId, place.pageId),
    )

  return {
    /**
     * Adds a file. The same content in the same place is one file, however often it is added; `createdAt` is the
     * time of the last addition.
     * STORAGE_QUOTA_EXCEEDED if the account of the place has no space for it.
     */
    async add(
      place: MediaPlace,
      file: {
        kind: MediaFile['kind']
        bytes: Uint8Array
        /** Bytes of files of the same account that the caller removes because of this one. They need no space. */
        freedBytes?: number
        contentType: string
        extension: string
        readableName: string
        recipe: string
        audio?: AudioDescription
      },
    ): Promise<MediaFile> {
      const sha256 = createHash('sha256').update(file.bytes).digest('hex')
      const belongsTo = createHash('sha256')
        .update(JSON.stringify([place.courseSystem, place.courseId, place.pageId, file.recipe, sha256]))
        .digest('hex')
      const filename = uniqueFileName(file.readableName, belongsTo, file.extension)
      const { freedBytes = 0 } = file
      if (place.accountId !== undefined) await quota?.require(place.accountId, file.bytes.length - freedBytes)
      await store.put(filename, file.bytes)
      const row = {
        filename,
        kind: file.kind,
        courseSystem: place.courseSystem,
        courseId: place.courseId,
        pageId: place.pageId,
        organization: place.organization,
        contentType: file.contentType,
        bytes: file.bytes.length,
        sha256,
        recipe: file.recipe,
        audio: file.audio ?? null,
        words: file.audio ? hashOfWords(file.audio.text) : null,
        createdBy: place.accountId ?? null,
      }
      // A file that is made again gets a new time, so that a repeated job recognises what it has made.
      const [added] = await database.sql
        .insert(media)
        .values(row)
        .onConflictDoUpdate({ target: media.filename, set: { createdAt: sql`now()` } })
        .returning()
      if (!added) throw new Error('A file was added but not returned.')
      return added
    },

    async find(filename: string): Promise<MediaFile | undefined> {
      const rows = await database.sql.select().from(media).where(eq(media.filename, filename))
      return rows[0]
    },

    async findAll(filenames: readonly string[]): Promise<MediaFile[]> {
      if (filenames.length === 0) return []
      return database.sql
        .select()
        .from(media)
        .where(inArray(media.filename, [...filenames]))
    },

    /** Files of this place by their origin, if their bytes still exist. */
    async findByRecipes(place: MediaPlace, recipes: readonly string[]): Promise<Map<string, MediaFile>> {
      if (recipes.length === 0) return new Map()
      const rows = await database.sql
        .select()
        .from(media)
        .where(and(ofPlace(place), inArray(media.recipe, [...recipes])))
      const there = await Promise.all(rows.map(({ filename }) => store.has(filename)))
      return new Map(rows.filter((_, index) => there[index]).map((file) => [file.recipe, file]))
    },

    /**
     * For each of these the newest file of its place with the same origin, if its bytes still exist. One query for
     * all.
     */
    async findEach(
      wanted: readonly { readonly place: MediaPlace; readonly recipe: string }[],
    ): Promise<(MediaFile | undefined)[]> {
      if (wanted.length === 0) return []
      const rows = await database.sql
        .select()
        .from(media)
        .where(or(...wanted.map(({ place, recipe }) => and(ofPlace(place), eq(media.recipe, recipe)))))
        .orderBy(media.createdAt)
      const nameOf = ({ courseSystem, courseId, pageId }: Omit<MediaPlace, 'organization'>, recipe: string) =>
        JSON.stringify([courseSystem, courseId, pageId, recipe])
      const newest = new Map(rows.map((file) => [nameOf(file, file.recipe), file]))
      return Promise.all(
        wanted.map(async ({ place, recipe }) => {
          const file = newest.get(nameOf(place, recipe))
          return file && (await store.has(file.filename)) ? file : undefined
        }),
      )
    },

    /** Replaces the description of an audio file. Its bytes and its words stay the same. */
    async describeAudio(file: MediaFile, audio: AudioDescription): Promise<MediaFile> {
      await database.sql.update(media).set({ audio }).where(eq(media.filename, file.filename))
      return { ...file, audio }
    },

    /** Makes a file the newest of its words, so that these words find it first. */
    async renew({ filename }: MediaFile): Promise<void> {
      await database.sql
        .update(media)
        .set({ createdAt: sql`now()` })
        .where(eq(media.filename, filename))
    },

    /** Deletes an unused file: the row first, because bytes without a row are removed later, but not the reverse. */
    async forget(filename: string): Promise<void> {
      await database.sql.delete(media).where(eq(media.filename, filename))
      await store.remove(filename)
    },

    /** Deletes the rows of all files of a course. */
    async forgetCourse(courseSystem: string, courseId: string): Promise<void> {
      const ofCourse = and(eq(media.courseSystem, courseSystem), eq(media.courseId, courseId))
      const files = await database.sql.select({ filename: media.filename }).from(media).where(ofCourse)
      // oxlint-disable-next-line no-await-in-loop -- runs in the background; the rows are deleted last, so that a failure is tried again
      for (const { filename } of files) await store.remove(filename)
      await database.sql.delete(media).where(ofCourse)
    },

    /**
     * The newest audio of any page of a course system with the same origin and the same words, with its bytes. Undefined
     * if there is none, or if its bytes no longer exist.
     */
    async findAudioElsewhere(
      courseSystem: string,
      recipe: string,
      text: string,
    ): Promise<{ audio: AudioDescription; bytes: Uint8Array } | undefined> {
      const rows = await database.sql
        .select({ filename: media.filename, audio: media.audio })
        .from(media)
        .where(
          and(
            eq(media.courseSystem, courseSystem),
            eq(media.recipe, recipe),
            eq(media.kind, 'audio'),
            eq(media.words, hashOfWords(text)),
          ),
        )
        .orderBy(desc(media.createdAt))
        .limit(5)
      const found = rows.find(({ audio }) => audio && saysTheSame(audio.text, text))
      const stored = found && (await store.read(found.filename))
      return found?.audio && stored ? { audio: found.audio, bytes: await collectBytes(stored) } : undefined
    },

    /** The newest file of this place with the same origin, if its bytes still exist. */
    async findByRecipe(place: MediaPlace, recipe: string, madeSince?: Date): Promise<MediaFile | undefined> {
      const rows = await database.sql
        .select()
        .from(media)
        .where(and(ofPlace(place), eq(media.recipe, recipe), madeSince && gte(media.createdAt, madeSince)))
        .orderBy(desc(media.createdAt))
        .limit(1)
      const found = rows[0]
      return found && (await store.has(found.filename)) ? found : undefined
    },
  }
}
