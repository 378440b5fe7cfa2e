import { z } from 'zod/mini'
import { pageParams } from '../courses/ids.ts'
import { endpoint } from './endpoint.ts'

/** Maximum size of a picture for a slide, in bytes. */
export const pictureLimit = 10 * 1024 * 1024

export const imagesApi = {
  upload: endpoint({
    method: 'POST',
    path: '/api/images/{courseId}/{pageId}',
    summary:
      'Upload a picture (PNG, JPEG, WebP, GIF, SVG) for the slides of a page. Scripts and external references of an SVG are removed.',
    access: 'user',
    params: pageParams,
    upload: { limit: pictureLimit },
    answer: z.object({
      /** Address of the picture, for all users who can see the course. */
      url: z.string(),
    }),
    status: 201,
  }),
} as const
