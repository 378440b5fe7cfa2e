import type { PublicationPlacement } from '@lectern/domain/api/learners/publications.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { at, createdAt } from './columns.ts'
import { shares } from './published.ts'

/** A page in the course system that another author changed, and what Lectern would write instead. */
export interface StoredConflict {
  readonly title: string
  readonly html: string
  /** The revision of the page with the changes. An answer applies to this revision only. */
  readonly revision: string
  readonly editedBy: string | null
  readonly editedAt: string | null
  readonly ours: { readonly title: string; readonly html: string }
  /** The author's choice when the conflict was found. An answer sends it. Undefined in older conflicts. */
  readonly asked?: { readonly placement: PublicationPlacement; readonly visible?: boolean }
}

/** A page with a slideshow or podcast that Lectern made in a course system. */
export const coursePublications = pgTable(
  'course_publications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    /** The source page. */
    pageId: text('page_id').notNull(),
    format: text('format').$type<Format>().notNull(),
    /** The page that Lectern made, by the id of the course system. Null until it is known. */
    systemPageId: text('system_page_id'),
    /** The revision that Lectern wrote. Null together with `system_page_id`. */
    revision: text('revision'),
    url: text('url'),
    title: text('title').notNull(),
    moduleName: text('module_name'),
    /**
     * The body that Lectern wrote, as the course system returned it. Before the page is known: the body that was sent.
     * Here and in `html_above` and `conflict`, a placeholder stands for the secret of the share.
     */
    writtenHtml: text('written_html').notNull().default(''),
    /** Another author's content, which Lectern keeps above its own. */
    htmlAbove: text('html_above').notNull().default(''),
    /** Lectern sent a change of the page, and no response is known. */
    awaitsResponse: boolean('awaits_response').notNull().default(false),
    shareId: uuid('share_id').references(() => shares.id, { onDelete: 'set null' }),
    /** `token_hash` of the share when the page was written. Null until then, and for pages of earlier versions. */
    writtenTokenHash: text('written_token_hash'),
    /** The revision of the document that the page has the transcript of. Null until the page is written. */
    publishedRevision: integer('published_revision'),
    placement: text('placement').$type<PublicationPlacement>().notNull(),
    isVisible: boolean('is_visible').notNull(),
    conflict: jsonb('conflict').$type<StoredConflict>(),
    /** Since when an author's request removes the page. Jobs wait meanwhile. Null otherwise. */
    removingSince: at('removing_since'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('course_publications_piece').on(table.courseSystem, table.courseId, table.pageId, table.format),
    index('course_publications_share').on(table.shareId),
    index('course_publications_created_by').on(table.createdBy),
    index('course_publications_updated_by').on(table.updatedBy),
  ],
)
