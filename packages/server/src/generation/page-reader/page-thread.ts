import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import { serveThread } from '../../platform/workers/serve-thread.ts'
import { type CoursePage, readPage } from './read-page.ts'
import type { PageResult } from './page-messages.ts'

serveThread(async (page: CoursePage): Promise<PageResult> => {
  try {
    return { page: readPage(page) }
  } catch (error) {
    if (error instanceof Problem) return { code: error.code, problem: storable(error) }
    throw error
  }
})
