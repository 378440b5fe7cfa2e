import { Problem } from '@lectern/domain/problems/problems.ts'

/** What is sent is no course file that can be read; the sentence says why, for a teacher. */
export function notACourseFile(sentence?: string, cause?: unknown): Problem {
  return new Problem('NOT_A_COURSE_FILE', { sentence, cause })
}

/** A course file that is more than we take; the sentence says in what. */
export function courseFileTooLarge(sentence?: string, cause?: unknown): Problem {
  return new Problem('COURSE_FILE_TOO_LARGE', { sentence, cause })
}

/** A file that was cut short, or changed on its way. */
export function damaged(cause?: unknown): Problem {
  return notACourseFile(
    'This course file is incomplete or damaged. Please export or download it again.',
    cause,
  )
}
