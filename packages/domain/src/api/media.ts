import { z } from 'zod/mini'
import { endpoint } from './endpoint/endpoint.ts'

/** The parts of a stored file's address. Stored names are unique, so course and page only have to fit. */
interface FileNamed {
  readonly filename: string
  readonly course?: string
  readonly page?: string
}

const name = { filename: z.string() }
const inCourse = { course: z.string(), page: z.string(), ...name }
const inOrganization = { organization: z.string(), ...inCourse }

const storedFile = (path: `/api/${string}`, params: z.ZodMiniType<FileNamed>) => ({
  ...endpoint({
    method: 'GET',
    path,
    summary:
      'A stored picture or audio file, for those who may see its page. With v, which identifies the content, browsers cache it permanently.',
    access: 'media',
    params,
    query: z.object({
      /** Names the content. */
      v: z.optional(z.union([z.string(), z.array(z.string())])),
    }),
    answer: z.unknown(),
  }),
  file: '*/*',
})

/** The addresses of stored files: those that are given out, and those that older clients know. */
export const mediaApi = {
  file: storedFile(
    '/api/audio/files/{organization}/{course}/{page}/audio/{filename}',
    z.object(inOrganization),
  ),
  remoteFile: storedFile(
    '/api/audio/r2/{organization}/{course}/{page}/audio/{filename}',
    z.object(inOrganization),
  ),
  fileOfPage: storedFile('/api/audio/files/{course}/{page}/{filename}', z.object(inCourse)),
  namedFile: storedFile('/api/audio/files/{filename}', z.object(name)),
  singleFile: storedFile('/api/audio/file/{filename}', z.object(name)),
  podcastFile: storedFile(
    '/api/podcast/audio/files/{organization}/{course}/{page}/audio/{filename}',
    z.object(inOrganization),
  ),
  namedPodcastFile: storedFile('/api/podcast/audio/files/{filename}', z.object(name)),
  singlePodcastFile: storedFile('/api/podcast/audio/file/{filename}', z.object(name)),
  picture: storedFile('/api/images/{course}/{page}/{filename}', z.object(inCourse)),
} as const
