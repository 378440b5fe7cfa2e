import { Problem } from '@lectern/domain/problems/problems.ts'
import { createPool, type Pool } from '../../platform/workers/pool.ts'
import { startThread, type ThreadJob } from '../../platform/workers/thread.ts'
import type { StructuredPage } from '../page.ts'
import { type CoursePage, readPage } from './read-page.ts'
import type { PageResult } from './page-messages.ts'

/** Shorter HTML is read in some 200 ms or less, which is less than the start of a thread takes. */
const longHtml = 200_000

type PageThreads = Pool<ThreadJob<CoursePage>, PageResult>

/** One thread is enough: such pages are rare. It starts with the first of them and stops when idle. */
let threads: PageThreads | undefined

const createThreads = (): PageThreads =>
  createPool({
    size: 1,
    timeoutMs: 60_000,
    start: () => startThread('generation/page-reader/page-thread.ts'),
    failure: (cause) => new Problem('PAGE_NOT_READABLE', { cause }),
  })

/** Reads a long page in a thread: it takes seconds, in which the server could not answer requests. */
export async function readAnyPage(page: CoursePage, signal?: AbortSignal): Promise<StructuredPage> {
  if (page.html.length < longHtml) return readPage(page)
  threads ??= createThreads()
  const result = await threads.run({ request: page }, { signal })
  if ('problem' in result) throw new Problem(result.code, { copyOf: result.problem })
  return result.page
}
