import { coursesApi, courseFileLimit } from '@lectern/domain/api/courses.ts'
import type { Course } from '@lectern/domain/courses/course.ts'
import { problems } from '@lectern/domain/problems/problems.ts'
import { create } from 'zustand'
import { ApiProblem, sentenceOf } from '../../../api/api-problem.ts'
import { onSessionChange } from '../../../api/session.ts'
import { upload } from '../../../api/upload.ts'
import { inBackground } from '../../../ui/in-background.ts'
import { messages } from './messages.ts'

/** A course file on its way to being a course. One that has become one is no import any more. */
export interface CourseImport {
  readonly id: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'reading' | 'failed'
  /** How much of the file was sent, from 0 to 1. */
  readonly share: number
  /** Why it failed. */
  readonly sentence?: string
  /** Whether the same file may be taken at another time. */
  readonly retryable?: boolean
}

interface Imports {
  readonly list: readonly CourseImport[]
  /** Courses that came of files and were not shown yet. */
  readonly arrived: readonly Course[]
}

const nothing: Imports = { list: [], arrived: [] }

/** The files of this person, in the order in which they were given. It outlives the course list. */
export const useImports = create<Imports>(() => nothing)

let lastId = 0
let running: { readonly id: number; readonly cancelling: AbortController } | undefined

/** The courses that have arrived, for whoever shows them; once. */
export function takeArrived(): readonly Course[] {
  const { arrived } = useImports.getState()
  if (arrived.length > 0) useImports.setState({ arrived: [] })
  return arrived
}

/** Imports files, one after the other. */
export function importFiles(files: Iterable<File>): void {
  const added = Array.from(files, (file): CourseImport => {
    lastId += 1
    const waiting = { id: lastId, file, state: 'waiting', share: 0 } as const
    if (file.size <= courseFileLimit) return waiting
    return { ...waiting, state: 'failed', sentence: problems.COURSE_FILE_TOO_LARGE.sentence }
  })
  useImports.setState(({ list }) => ({ list: [...list, ...added] }))
  inBackground(goOn())
}

/** Says of something that was dropped why it cannot be imported. */
export function refuseFile(name: string, sentence: string): void {
  lastId += 1
  const refused: CourseImport = { id: lastId, file: new File([], name), state: 'failed', share: 0, sentence }
  useImports.setState(({ list }) => ({ list: [...list, refused] }))
}

/** Stops an import, or forgets that it failed. */
export function dropImport(id: number): void {
  useImports.setState(({ list }) => ({ list: list.filter((one) => one.id !== id) }))
  if (running?.id === id) running.cancelling.abort()
}

export function retryImport(id: number): void {
  change(id, { state: 'waiting', share: 0 })
  inBackground(goOn())
}

onSessionChange(() => {
  useImports.setState(nothing)
  running?.cancelling.abort()
})

function change(id: number, news: Partial<CourseImport>): void {
  useImports.setState(({ list }) => ({
    list: list.map((one) => (one.id === id ? { ...one, ...news } : one)),
  }))
}

/** Works on the next file that waits, until there is none. */
async function goOn(): Promise<void> {
  if (running) return
  const next = useImports.getState().list.find(({ state }) => state === 'waiting')
  if (!next) return
  const { id, file } = next
  const cancelling = new AbortController()
  running = { id, cancelling }
  change(id, { state: 'sending' })
  try {
    const course = await upload(coursesApi.import, file, {
      signal: cancelling.signal,
      onProgress: (share) => change(id, share < 1 ? { share } : { state: 'reading', share }),
    })
    useImports.setState(({ list, arrived }) => ({
      list: list.filter((one) => one.id !== id),
      arrived: [...arrived, course],
    }))
  } catch (problem) {
    const sentence = sentenceOf(problem, messages.somethingWentWrong)
    change(id, { state: 'failed', sentence, retryable: mayPass(problem) })
  } finally {
    running = undefined
  }
  await goOn()
}

/** Nobody answered, or the server could not: what was sent is not to blame. */
function mayPass(problem: unknown): boolean {
  return !(problem instanceof ApiProblem) || problem.status === 0 || problem.status >= 500
}
