import { imagesApi } from '@lectern/domain/api/documents/images.ts'
import { replacePictures } from '@lectern/domain/slideshow/editing/replace-pictures.ts'
import { foreignPictures } from '@lectern/domain/slideshow/foreign-pictures.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import type { CopiedPictures, PageAddress } from '../../../editing/document/editable-document.ts'

/**
 * Copies the pictures of other sites to this server, one after the other. If `signal` ends it, the finished copies are
 * returned.
 */
export async function copyForeignPictures(
  slideshow: Slideshow,
  { courseId, pageId }: PageAddress,
  signal: AbortSignal,
  send: typeof call = call,
): Promise<CopiedPictures<Slideshow>> {
  const copies = new Map<string, string>()
  const problems: unknown[] = []
  for (const address of foreignPictures(slideshow, location.origin)) {
    if (signal.aborted) break
    try {
      // An address can begin with `//`.
      const body = { url: new URL(address, location.href).href }
      // oxlint-disable-next-line no-await-in-loop -- one request at a time, and a cancel keeps the finished ones
      const { url } = await send(imagesApi.copy, { params: { courseId, pageId }, body, signal })
      copies.set(address, url)
    } catch (problem) {
      if (!signal.aborted) problems.push(problem)
      if (endsCopying(problem)) break
    }
  }
  return { place: (present) => replacePictures(present, copies), problem: problems[0] }
}

/** Without a connection, and above the limit of the server, the next pictures fail too. */
function endsCopying(problem: unknown): boolean {
  return problem instanceof ApiProblem && (problem.status === 0 || problem.status === 429)
}
