import { Problem } from '@lectern/domain/problems/problems.ts'

/** The file is not a readable course file. The sentence explains the reason to a teacher. */
export function notACourseFile(sentence?: string, cause?: unknown): Problem {
  return new Problem('NOT_A_COURSE_FILE', { sentence, cause })
}

/** The course file exceeds a limit. The sentence names it. */
export function courseFileTooLarge(sentence?: string, cause?: unknown): Problem {
  return new Problem('COURSE_FILE_TOO_LARGE', { sentence, cause })
}

/** The file is incomplete or was changed. */
export function damaged(cause?: unknown): Problem {
  return notACourseFile(
    'This course file is incomplete or damaged. Please export or download it again.',
    cause,
  )
}
