import type { GuideChange } from '@lectern/domain/accounts/guide.ts'
import type { StoredProblem } from '@lectern/domain/problems/codes/problem-reason.ts'
import type { VoiceRole } from '@lectern/domain/voices/voice-role.ts'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt } from './columns.ts'

/** A user. `courseSystem` is the normalised base URL; the API key is encrypted, and unique by its keyed hash. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Normalised by `normaliseEmail`. */
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  organization: text('organization').notNull(),
  passwordHash: text('password_hash').notNull(),
  courseSystem: text('course_system').notNull(),
  apiKeyCipher: text('api_key_cipher').notNull(),
  apiKeyHash: text('api_key_hash').notNull().unique(),
  /**
   * Time of the last successful request for this user's courses; null if never, or if the key was rejected since.
   */
  coursesReadAt: at('courses_read_at'),
  /** Why the last request for the courses failed; null if it succeeded. */
  coursesProblem: jsonb('courses_problem').$type<StoredProblem>(),
  /** Increases when the memberships end (key rejected or changed), so that an older answer is discarded. */
  membershipEpoch: integer('membership_epoch').notNull().default(0),
  /** Whether editors save automatically. */
  autosave: boolean('autosave').notNull().default(true),
  /** Whether a built-in voice speaks while the service of a chosen voice is unavailable; null until it is chosen. */
  substituteVoices: boolean('substitute_voices'),
  /** The language of the interface and of mails; null until it is chosen. */
  interfaceLanguage: text('interface_language'),
  /** The parts of the tour and of the news that the user has seen; see `domain/src/accounts/guide.ts`. */
  guide: jsonb('guide').$type<GuideChange>().notNull().default({}),
  createdAt: createdAt(),
})

/** A login. Tokens are stored as SHA-256 only; `mediaTokenHash` is of the cookie that fetches media. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    mediaTokenHash: text('media_token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
)

/** Attempts (logins, registrations …), counted by account and by address within a window. */
export const loginAttempts = pgTable('login_attempts', {
  /** Keyed hash of the account or the address. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  windowEndsAt: at('window_ends_at').notNull(),
})

/** A mailed link for choosing a new password once. Stored as SHA-256 only. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
)

/** The latest voice choice of a user for a role and a language. */
export const voiceChoices = pgTable(
  'voice_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<VoiceRole>().notNull(),
    /** Primary language subtag: `en`. */
    language: text('language').notNull(),
    voiceId: text('voice_id').notNull(),
    chosenAt: at('chosen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role, table.language] })],
)
