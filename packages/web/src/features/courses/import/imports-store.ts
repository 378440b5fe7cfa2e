import { coursesApi, courseFileLimit } from '@lectern/domain/api/courses.ts'
import type { Course } from '@lectern/domain/courses/course.ts'
import { isRetryable } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { create } from 'zustand'
import { ApiProblem, sentenceOf } from '../../../api/api-problem.ts'
import { onSessionChange } from '../../../api/session.ts'
import { upload } from '../../../api/upload.ts'
import { inBackground } from '../../../ui/in-background.ts'
import { sentenceOfOwnProblem } from '../../../messages/problems/problem-sentence.ts'
import { messages } from './messages.ts'

/** A course file that is being imported. It is removed from the list when its course is imported. */
export interface CourseImport {
  readonly id: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'reading' | 'failed'
  /** Share of the file that was sent, from 0 to 1. */
  readonly share: number
  /** Why it failed. */
  readonly sentence?: string
  /** Whether a retry with the same file may succeed. */
  readonly retryable?: boolean
}

interface Imports {
  readonly list: readonly CourseImport[]
  /** Imported courses that the list does not show yet. */
  readonly imported: readonly Course[]
}

const noImports: Imports = { list: [], imported: [] }

/** The files of this user, in the order in which they were added. They stay when the course list is unmounted. */
export const useImports = create<Imports>(() => noImports)

let lastId = 0
let running: { readonly id: number; readonly cancelling: AbortController } | undefined

/** Returns the courses that have arrived, and removes them from the store. */
export function removeImportedCourses(): readonly Course[] {
  const { imported } = useImports.getState()
  if (imported.length > 0) useImports.setState({ imported: [] })
  return imported
}

/** Imports files, one after the other. */
export function importFiles(files: Iterable<File>): void {
  const added = Array.from(files, (file): CourseImport => {
    lastId += 1
    const waiting = { id: lastId, file, state: 'waiting', share: 0 } as const
    if (file.size <= courseFileLimit) return waiting
    return { ...waiting, state: 'failed', sentence: sentenceOfOwnProblem('COURSE_FILE_TOO_LARGE') }
  })
  useImports.setState(({ list }) => ({ list: [...list, ...added] }))
  inBackground(importNext())
}

/** Adds a failed import, for a dropped item that cannot be imported. */
export function addFailedImport(name: string, sentence: string): void {
  lastId += 1
  const refused: CourseImport = { id: lastId, file: new File([], name), state: 'failed', share: 0, sentence }
  useImports.setState(({ list }) => ({ list: [...list, refused] }))
}

/** Cancels an import, or dismisses a failed one. */
export function removeImport(id: number): void {
  useImports.setState(({ list }) => ({ list: list.filter((one) => one.id !== id) }))
  if (running?.id === id) running.cancelling.abort()
}

export function retryImport(id: number): void {
  updateImport(id, { state: 'waiting', share: 0 })
  inBackground(importNext())
}

onSessionChange(() => {
  useImports.setState(noImports)
  running?.cancelling.abort()
})

function updateImport(id: number, news: Partial<CourseImport>): void {
  useImports.setState(({ list }) => ({
    list: list.map((one) => (one.id === id ? { ...one, ...news } : one)),
  }))
}

/** Imports the next waiting file, until there is none. */
async function importNext(): Promise<void> {
  if (running) return
  const next = useImports.getState().list.find(({ state }) => state === 'waiting')
  if (!next) return
  const { id, file } = next
  const cancelling = new AbortController()
  running = { id, cancelling }
  updateImport(id, { state: 'sending' })
  try {
    const course = await upload(coursesApi.import, file, {
      signal: cancelling.signal,
      onProgress: (share) => updateImport(id, share < 1 ? { share } : { state: 'reading', share }),
    })
    useImports.setState(({ list, imported }) => ({
      list: list.filter((one) => one.id !== id),
      imported: [...imported, course],
    }))
  } catch (problem) {
    const sentence = sentenceOf(problem, messages.somethingWentWrong)
    updateImport(id, { state: 'failed', sentence, retryable: mayRetry(problem) })
  } finally {
    running = undefined
  }
  await importNext()
}

/** Whether a retry may succeed: the server did not respond, had an internal error, or was busy with other files of the user. */
function mayRetry(problem: unknown): boolean {
  if (!(problem instanceof ApiProblem)) return true
  return problem.status === 0 || problem.status >= 500 || isRetryable(problem.code)
}
