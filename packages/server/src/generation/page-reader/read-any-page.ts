import { Problem } from '@lectern/domain/problems/problems.ts'
import { createSharedPool } from '../../platform/workers/shared-pools.ts'
import { startThread, type ThreadJob } from '../../platform/workers/thread.ts'
import type { StructuredPage } from '../page.ts'
import { type CoursePage, readPage } from './read-page.ts'
import type { PageResult } from './page-messages.ts'

/** Shorter HTML is read in some 200 ms or less, which is less than the start of a thread takes. */
const longHtml = 200_000

/** One thread is enough: such pages are rare. It starts with the first of them and stops when idle. */
const threads = createSharedPool<ThreadJob<CoursePage>, PageResult>({
  size: 1,
  timeoutMs: 60_000,
  start: () => startThread('generation/page-reader/page-thread.ts'),
  // Not the fault of the page: `readPage` throws PAGE_NOT_READABLE itself, and the thread answers with it.
  failure: (cause) => new Problem('INTERNAL', { cause }),
})

/** Reads a long page in a thread: it takes seconds, in which the server could not answer requests. */
export async function readAnyPage(page: CoursePage, signal?: AbortSignal): Promise<StructuredPage> {
  if (page.html.length < longHtml) return readPage(page)
  const result = await threads.run({ request: page }, { signal })
  if ('problem' in result) throw new Problem(result.code, { copyOf: result.problem })
  return result.page
}
