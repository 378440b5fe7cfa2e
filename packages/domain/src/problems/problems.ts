/**
 * The catalogue of error codes. Every error response of the API contains one of these codes and a sentence that a
 * teacher understands: `{ error, code, details? }`. `docs/problems.md` lists the same codes, and a test keeps both
 * equal.
 */
interface ProblemKind {
  /** HTTP status of a response with this code. */
  readonly status: number
  /** The default sentence for the user. The code that throws the problem may give a more specific one. */
  readonly sentence: string
  /** True if the same request may succeed later. Jobs retry these problems with backoff. */
  readonly retryable?: true
}

export const problems = {
  INVALID_REQUEST: {
    status: 400,
    sentence: 'Something in this request is missing or has the wrong format.',
  },
  UNKNOWN_VOICE: {
    status: 400,
    sentence: 'This voice is not available. Please choose another one.',
  },
  WRONG_PASSWORD: { status: 400, sentence: 'This is not your current password.' },
  RESET_LINK_SPENT: {
    status: 400,
    sentence: 'This link has expired or was already used. Please request a new one.',
  },
  EMPTY_SCRIPT: { status: 400, sentence: 'Audio script is empty. Please add text to generate audio.' },
  NOT_LOGGED_IN: { status: 401, sentence: 'Please log in to continue.' },
  WRONG_CREDENTIALS: { status: 401, sentence: 'Invalid email or password' },
  DEMO_ACCOUNT: {
    status: 403,
    sentence:
      'All visitors share the demo account, so this cannot be changed. Register for your own account.',
  },
  NO_COURSES_TO_EDIT: {
    status: 403,
    sentence:
      'Your account can read courses on your course system but edit none. Ask for the teacher role in a course, then press Retry; or import a course file.',
  },
  NOT_FOUND: { status: 404, sentence: 'This does not exist, or you have no access to it.' },
  NO_SUCH_CALL: { status: 404, sentence: 'This API call does not exist.' },
  METHOD_NOT_ALLOWED: { status: 405, sentence: 'This address does not support this method.' },
  ALREADY_REGISTERED: { status: 409, sentence: 'Email or API key already exists' },
  STALE_VERSION: { status: 412, sentence: 'Someone saved this after you opened it.' },
  TOO_LARGE: { status: 413, sentence: 'This is larger than Lectern accepts.' },
  COURSE_FILE_TOO_LARGE: {
    status: 413,
    sentence: 'This course file is larger than Lectern can import (500 MB).',
  },
  PICTURE_TOO_LARGE: {
    status: 413,
    sentence: 'This picture has more than 50 million pixels. Please make it smaller and try again.',
  },
  RECORDING_TOO_LONG: {
    status: 413,
    sentence: 'A recording can be at most 5 minutes long. Record a shorter one, or split the script.',
  },
  STORAGE_QUOTA_EXCEEDED: {
    status: 413,
    sentence: 'Your account has used all of its storage. Please ask the administrator of Lectern for more.',
  },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, sentence: 'Lectern accepts only JSON requests.' },
  RANGE_NOT_SATISFIABLE: { status: 416, sentence: 'The file is shorter than the requested range.' },
  NOT_A_COURSE_FILE: {
    status: 422,
    sentence:
      'This is not a course file. Please choose a Common Cartridge (.imscc) that your course system exported.',
  },
  NOT_A_PICTURE: {
    status: 422,
    sentence: 'Slides cannot show this file. Please choose a PNG, JPEG, WebP, GIF or SVG picture.',
  },
  ARTWORK_NOT_FIT: {
    status: 422,
    sentence:
      'Artwork of a podcast is a square JPEG or PNG picture of 1400 to 3000 pixels a side. Please choose another picture.',
  },
  NOT_A_RECORDING: {
    status: 422,
    sentence: 'Lectern cannot read this audio. Please send a WAV, MP3, FLAC or Ogg Opus file.',
  },
  RECORDING_SILENT: {
    status: 422,
    sentence: 'This recording is silent. Check the microphone, then record it again.',
  },
  PAGE_TOO_SHORT: {
    status: 422,
    sentence: 'This page has too little text to teach from. Add a few paragraphs and try again.',
  },
  PAGE_TOO_LONG: {
    status: 422,
    sentence: 'The page is too long for this model. Choose a model with a larger context, or split the page.',
  },
  PAGE_NOT_READABLE: { status: 422, sentence: 'Lectern cannot read this page.' },
  WRITER_REFUSED: {
    status: 422,
    sentence: 'The language model declined to write this. Change the page or choose another model.',
  },
  VOICE_CANNOT_SPEAK: {
    status: 422,
    sentence: 'This voice cannot speak this text. Please choose a voice for its language.',
  },
  KEY_REJECTED: {
    status: 424,
    sentence: 'Your course system no longer accepts this API key. Update it in your account settings.',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    sentence: 'Too many attempts. Please wait a little and try again.',
    retryable: true,
  },
  CANCELLED: { status: 409, sentence: 'This was cancelled.' },
  AUDIO_MISSING: {
    status: 409,
    sentence: 'Some lines of this podcast have no audio yet. Generate audio first.',
  },
  RECORDING_INCOMPLETE: {
    status: 409,
    sentence: 'A part of this recording is missing. Please send it again.',
  },
  RECORDING_KEPT: {
    status: 409,
    sentence: 'This is your own recording. Confirm that it should be replaced, then generate audio.',
  },
  EDITED_MEANWHILE: {
    status: 409,
    sentence:
      'This page was edited while Lectern was generating it. Your edits were kept. Generate it again to replace them.',
  },
  NOTHING_TO_RETRY: { status: 409, sentence: 'There is nothing to retry: nothing has failed.' },
  BUSY: {
    status: 503,
    sentence: 'Lectern is very busy. Please try again in a moment.',
    retryable: true,
  },
  INTERNAL: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  COURSE_SYSTEM_FAILED: {
    status: 502,
    sentence: 'Your course system sent a response that Lectern cannot use.',
  },
  NOT_A_COURSE_SYSTEM: {
    status: 502,
    sentence: 'There is no course system at this address. Please check the Base URL.',
  },
  COURSE_SYSTEM_FORBIDS: {
    status: 502,
    sentence: 'Your course system does not allow this API key to do that.',
  },
  COURSE_SYSTEM_UNAVAILABLE: {
    status: 503,
    sentence: 'Your course system does not answer at the moment. Please try again in a few minutes.',
    retryable: true,
  },
  COURSE_SYSTEM_IN_MAINTENANCE: {
    status: 503,
    sentence: 'Your course system is in maintenance mode. Please try again after the maintenance.',
  },
  WRITER_FAILED: {
    status: 502,
    sentence: 'The language model did not return a usable text. Please try again.',
  },
  WRITER_UNAVAILABLE: {
    status: 503,
    sentence: 'The language model does not answer at the moment. Please try again in a few minutes.',
    retryable: true,
  },
  SPEECH_FAILED: { status: 502, sentence: 'The voice engine did not produce any audio. Please try again.' },
  SPEECH_UNUSABLE: {
    status: 502,
    sentence: 'The voice engine sent audio that cannot be used. Please try again.',
  },
  SPEECH_REFUSED: {
    status: 502,
    sentence:
      'The voice engine does not accept the key of this Lectern. Its administrator should check LECTERN_SPEECH_MODEL_KEY.',
  },
  SPEECH_UNAVAILABLE: {
    status: 503,
    sentence: 'The voice engine does not answer at the moment. Please try again in a few minutes.',
    retryable: true,
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    sentence: 'Lectern cannot reach its database right now. Please try again in a moment.',
    retryable: true,
  },
  STORAGE_FULL: {
    status: 507,
    sentence: 'Lectern has run out of disk space. Please tell its administrator.',
    retryable: true,
  },
  STORAGE_READ_ONLY: {
    status: 503,
    sentence: 'Lectern cannot write to its disk. Please tell its administrator.',
    retryable: true,
  },
  SHUTTING_DOWN: {
    status: 503,
    sentence: 'Lectern is restarting. Please try again in a moment.',
    retryable: true,
  },
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof problems

/** True if the same request may succeed later. False for codes that are not in the catalogue. */
export function isRetryable(code: string): boolean {
  return Object.hasOwn(problems, code) && 'retryable' in problems[code as ProblemCode]
}

/**
 * An expected failure with a message for the user. Adapters convert external errors to a problem and keep the original
 * as `cause`. A response never contains the cause.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  /** Data for programs, such as the invalid fields, or the current document of a conflict. */
  readonly details: unknown
  /** Seconds until a retry makes sense, if the external system named a time. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ProblemCode,
    options: {
      sentence?: string
      details?: unknown
      cause?: unknown
      retryAfterSeconds?: number | undefined
    } = {},
  ) {
    super(options.sentence ?? problems[code].sentence, { cause: options.cause })
    this.code = code
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get status(): number {
    return problems[this.code].status
  }

  get retryable(): boolean {
    return isRetryable(this.code)
  }
}
