/**
 * The codes of all problems, without their sentences: browsers need only these. `problem-sentences.ts` has the English
 * sentences. `docs/problems.md` lists both, and a test keeps them equal.
 */
interface ProblemKind {
  /** HTTP status of a response with this code. */
  readonly status: number
  /** True if the same request may succeed later. Jobs retry these problems with backoff. */
  readonly retryable?: true
}

export const problemKinds = {
  INVALID_REQUEST: { status: 400 },
  UNKNOWN_VOICE: { status: 400 },
  WRONG_PASSWORD: { status: 400 },
  RESET_LINK_SPENT: { status: 400 },
  EMPTY_SCRIPT: { status: 400 },
  NOT_LOGGED_IN: { status: 401 },
  WRONG_CREDENTIALS: { status: 401 },
  DEMO_ACCOUNT: { status: 403 },
  OWNERS_ONLY: { status: 403 },
  NO_COURSES_TO_EDIT: { status: 403 },
  NOT_FOUND: { status: 404 },
  NO_SUCH_CALL: { status: 404 },
  METHOD_NOT_ALLOWED: { status: 405 },
  ALREADY_REGISTERED: { status: 409 },
  STALE_VERSION: { status: 412 },
  TOO_LARGE: { status: 413 },
  COURSE_FILE_TOO_LARGE: { status: 413 },
  PICTURE_TOO_LARGE: { status: 413 },
  RECORDING_TOO_LONG: { status: 413 },
  STORAGE_QUOTA_EXCEEDED: { status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  // oEmbed requires this status for a format that the provider does not have.
  EMBED_FORMAT_NOT_SUPPORTED: { status: 501 },
  RANGE_NOT_SATISFIABLE: { status: 416 },
  NOT_A_COURSE_FILE: { status: 422 },
  NOT_A_PICTURE: { status: 422 },
  ARTWORK_NOT_FIT: { status: 422 },
  NOT_A_RECORDING: { status: 422 },
  RECORDING_SILENT: { status: 422 },
  PAGE_TOO_SHORT: { status: 422 },
  PAGE_TOO_LONG: { status: 422 },
  PAGE_NOT_READABLE: { status: 422 },
  WRITER_REFUSED: { status: 422 },
  PICTURE_REFUSED: { status: 422 },
  VOICE_CANNOT_SPEAK: { status: 422 },
  KEY_REJECTED: { status: 424 },
  TOO_MANY_ATTEMPTS: { status: 429, retryable: true },
  // A job that runs out of budget ends: the budget may renew only in a day.
  BUDGET_SPENT: { status: 429 },
  CANCELLED: { status: 409 },
  AUDIO_MISSING: { status: 409 },
  RECORDING_INCOMPLETE: { status: 409 },
  RECORDING_KEPT: { status: 409 },
  EDITED_MEANWHILE: { status: 409 },
  NOTHING_TO_RETRY: { status: 409 },
  BUSY: { status: 503, retryable: true },
  INTERNAL: { status: 500 },
  COURSE_SYSTEM_FAILED: { status: 502 },
  NOT_A_COURSE_SYSTEM: { status: 502 },
  COURSE_SYSTEM_FORBIDS: { status: 502 },
  COURSE_SYSTEM_UNAVAILABLE: { status: 503, retryable: true },
  COURSE_SYSTEM_IN_MAINTENANCE: { status: 503 },
  PUBLISHING_NOT_POSSIBLE: { status: 422 },
  TRANSLATION_NOT_POSSIBLE: { status: 422 },
  PAGE_NOT_ACCEPTED: { status: 422 },
  NOT_COMPLETE_YET: { status: 409 },
  PAGE_CHANGED_IN_COURSE: { status: 409 },
  WRITER_FAILED: { status: 502 },
  WRITER_UNAVAILABLE: { status: 503, retryable: true },
  PICTURE_FAILED: { status: 502 },
  PICTURE_MODEL_UNAVAILABLE: { status: 503, retryable: true },
  SPEECH_FAILED: { status: 502 },
  SPEECH_UNUSABLE: { status: 502 },
  SPEECH_REFUSED: { status: 502 },
  SPEECH_UNAVAILABLE: { status: 503, retryable: true },
  DATABASE_UNAVAILABLE: { status: 503, retryable: true },
  STORAGE_FULL: { status: 507, retryable: true },
  STORAGE_READ_ONLY: { status: 503, retryable: true },
  SHUTTING_DOWN: { status: 503, retryable: true },
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof problemKinds

/** Whether a code is in the catalogue. A newer server, or an older row, may have others. */
export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problemKinds, code)
}

/** True if the same request may succeed later. False for codes that are not in the catalogue. */
export function isRetryable(code: string): boolean {
  return isProblemCode(code) && 'retryable' in problemKinds[code]
}
