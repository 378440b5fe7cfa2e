import type { MediaStore } from '../media/media-store.ts'

/** A media store for tests in which only the catalogue matters: it claims to have every file and keeps none. */
export const mediaWithoutBytes: MediaStore = {
  put: async () => {},
  read: async () => undefined,
  has: async () => true,
  remove: async () => {},
  async *listOlderThan() {},
  health: async () => ({ ok: true, message: '' }),
}
