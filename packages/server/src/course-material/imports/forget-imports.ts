import type { MediaStore } from '../media/media-store.ts'
import { importsHome } from '../courses/course-home.ts'
import type { ImportStore } from './import-store.ts'

/** Deletes removed courses that can no longer be restored, with all their content. */
export async function forgetImports(dependencies: {
  store: ImportStore
  media: MediaStore
  /** Deletes the documents of a course, and the audio and images of its pages. */
  forgetContents: (home: string, courseId: string) => Promise<void>
}): Promise<void> {
  const { store, media, forgetContents } = dependencies
  for (const { id, accountId } of await store.pastRestoring()) {
    // oxlint-disable no-await-in-loop -- runs in the background; the course is deleted last, so that a failure is tried again
    await forgetContents(importsHome(accountId), id)
    for (const file of await store.filesIn([id])) await media.remove(file)
    await store.forget(id)
    // oxlint-enable no-await-in-loop
  }
}
