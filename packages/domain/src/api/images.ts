import { z } from 'zod/mini'
import { pageParams } from '../courses/ids.ts'
import { endpoint } from './endpoint.ts'

/** The largest picture that can be put on a slide, in bytes. */
export const pictureLimit = 10 * 1024 * 1024

export const imagesApi = {
  upload: endpoint({
    method: 'POST',
    path: '/api/images/{courseId}/{pageId}',
    summary:
      'Keep a picture (PNG, JPEG, WebP, GIF, SVG) for the slides of a page. What an SVG could run or load is taken out of it.',
    access: 'user',
    params: pageParams,
    upload: { limit: pictureLimit },
    answer: z.object({
      /** Where it can be fetched by whoever may see the course. */
      url: z.string(),
    }),
    status: 201,
  }),
} as const
