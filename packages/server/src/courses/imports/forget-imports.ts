import type { MediaStore } from '../../media/media-store.ts'
import { homeOfImports } from '../home-of-course.ts'
import type { ImportStore } from './import-store.ts'

/** Forgets removed courses that can no longer be restored, with all that was made of them. */
export async function forgetImports(rooms: {
  store: ImportStore
  media: MediaStore
  /** Forgets the documents of a course, and the audio and pictures of its pages. */
  forgetContents: (home: string, courseId: string) => Promise<void>
}): Promise<void> {
  const { store, media, forgetContents } = rooms
  for (const { id, accountId } of await store.pastRestoring()) {
    // oxlint-disable no-await-in-loop -- nobody waits for it; the course goes last, so that what fails is tried again
    await forgetContents(homeOfImports(accountId), id)
    for (const file of await store.filesIn([id])) await media.remove(file)
    await store.forget(id)
    // oxlint-enable no-await-in-loop
  }
}
