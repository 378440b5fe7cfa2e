import { Problem } from '@lectern/domain/problems/problems.ts'
import { createSharedPool } from '../../../platform/workers/shared-pools.ts'
import { startThread, type ThreadJob } from '../../../platform/workers/thread.ts'
import { type PageHtml, readPageHtml } from './page-html.ts'

/** A shorter document is read in some 200 ms or less, which is less than the start of a thread takes. In bytes. */
const longDocument = 200_000

/** A page for the thread, with the address of every file of the archive: a function cannot be sent to it. */
export interface PageToRead {
  readonly bytes: Uint8Array
  readonly path: string
  readonly addresses: ReadonlyMap<string, string>
}

/** One thread is enough: such pages are rare. It starts with the first of them and stops when idle. */
const threads = createSharedPool<ThreadJob<PageToRead>, PageHtml | undefined>({
  size: 1,
  timeoutMs: 60_000,
  start: () => startThread('course-material/imports/cartridge/page-html-thread.ts'),
  failure: (cause) => new Problem('INTERNAL', { cause }),
})

/** `readPageHtml`; for a long document in a thread: it takes seconds, in which the server could not answer requests. */
export async function readAnyPageHtml(
  bytes: Uint8Array,
  file: Parameters<typeof readPageHtml>[1],
): Promise<PageHtml | undefined> {
  if (bytes.length < longDocument) return readPageHtml(bytes, file)
  const addresses = new Map([...file.names].map((name) => [name, file.addressOf(name)]))
  return threads.run({ request: { bytes, path: file.path, addresses } })
}
