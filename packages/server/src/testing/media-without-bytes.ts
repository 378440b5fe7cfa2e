import type { MediaStore } from '../course-material/media/media-store.ts'

/** A media store for tests of the catalogue alone: it reports every file as existing and stores none. */
export const mediaWithoutBytes: MediaStore = {
  put: async () => {},
  read: async () => undefined,
  has: async () => true,
  remove: async () => {},
  async *listOlderThan() {},
  health: async () => ({ ok: true, message: '' }),
}
