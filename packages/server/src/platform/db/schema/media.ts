import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import type { WordMark } from '@lectern/domain/voices/word-mark.ts'
import type { SpokenTone } from '@lectern/domain/voices/spoken-tone.ts'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { documents } from './documents.ts'
import { at, createdAt } from './columns.ts'

/** A stored file. The bytes are in the media store under `filename`. */
export const media = pgTable(
  'media',
  {
    /** Unique across the product: it contains a hash of its place and of its content. */
    filename: text('filename').primaryKey(),
    /**
     * `clip` is a clip of an episode, made of audio. `take-chunk` is an uploaded chunk of an unfinished recording. `own-artwork` is
     * a picture that an author uploaded for a feed; every other picture is an `image`.
     */
    kind: text('kind').$type<'audio' | 'image' | 'own-artwork' | 'clip' | 'take-chunk'>().notNull(),
    courseSystem: text('course_system').notNull(),
    /** Null for voice samples, which every user may hear. */
    courseId: text('course_id'),
    pageId: text('page_id'),
    /** The label in its path. */
    organization: text('organization').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** SHA-256 of the content, hexadecimal; the ETag, and `v` in its address. */
    sha256: text('sha256').notNull(),
    /**
     * Hash of everything that decides how audio sounds, so that equal audio is reused; for images, hash of the
     * address.
     */
    recipe: text('recipe').notNull(),
    audio: jsonb('audio').$type<AudioDescription>(),
    /** The account whose storage it uses; null for older files, clips, and files of deleted accounts. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the trimmed script of the audio without marks, to find audio of these words. */
    words: text('words'),
    /** When it was last made, or chosen among takes: equal audio is the same file. */
    createdAt: createdAt(),
  },
  (table) => [
    index('media_by_recipe').on(table.courseSystem, table.courseId, table.pageId, table.recipe),
    index('media_by_words').on(table.courseSystem, table.courseId, table.pageId, table.words),
    index('media_created_by').on(table.createdBy, table.bytes),
    index('media_created_at').on(table.createdAt),
  ],
)

/** The text of an audio file, and the times of its sentences. */
export interface AudioDescription {
  /** The script. */
  readonly text: string
  /** The script with the pronunciations of the course's glossary, if they changed it. */
  readonly said?: string
  /** Tag of the voice's language; missing for older audio. */
  readonly language?: string
  /** The host of the line; undefined for slides, and for older audio without a host. */
  readonly host?: string
  /** The tone in which the voice spoke; undefined if it spoke as always. */
  readonly tone?: SpokenTone
  /** The tones that its voice expresses; undefined for none, and for older audio. */
  readonly tones?: readonly SpokenTone[]
  /** The marks of words that its voice follows; undefined for recordings, and for older audio. */
  readonly marks?: readonly WordMark[]
  /** Number of the take, from 2; undefined for the first. */
  readonly substitute_for?: string
  readonly take?: number
  readonly voice_id: string
  readonly engine: string
  readonly duration_ms: number
  readonly sentences: readonly SpokenSentence[]
  /** Set for an author's recording. */
  readonly recording?: RecordingDescription
}

/** Information about a recording in addition to its audio. */
export interface RecordingDescription {
  /** The name that its author's browser gave it. */
  readonly take: string
  /** Key of the slide or line of the recording. */
  readonly part: string
  /** Silence removed at its ends. */
  readonly trimmed_ms: { readonly start: number; readonly end: number }
}

/** The audio of a slide or a dialogue line of a document. Only `audio/narration/` writes it. */
export const narrations = pgTable(
  'narrations',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Key of the slide or line, or of the text of a slide. */
    part: text('part').notNull(),
    filename: text('filename')
      .notNull()
      .references(() => media.filename, { onDelete: 'cascade' }),
    /** The host of the line; null for slides. */
    host: text('host'),
    /** The time when this audio was requested; null if a save has chosen it. */
    askedAt: at('asked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.part] }),
    index('narrations_filename').on(table.filename),
  ],
)
