import { z } from 'zod/mini'
import { pageParams } from '../../courses/ids.ts'
import { refusalMessages } from '../../documents/refusal-messages.ts'
import { endpoint, pictureLimit } from '../endpoint/endpoint.ts'

/** Maximum length of the description of a picture that a model generates, in characters. */
export const longestPrompt = 2000

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
  copy: endpoint({
    method: 'POST',
    path: '/api/images/{courseId}/{pageId}/copied',
    summary:
      'Copy a picture of another site for the slides of a page. Pages for learners load pictures of this server only.',
    access: 'user',
    params: pageParams,
    body: z.object({
      /** Its address, with http or https. */
      url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)),
    }),
    answer: z.object({
      /** Address of the copy, for all users who can see the course. */
      url: z.string(),
    }),
    status: 201,
    slow: true,
  }),
  model: endpoint({
    method: 'GET',
    path: '/api/picture-model',
    summary: 'The model that generates pictures for slides, and its price. `model` is null without one.',
    access: 'user',
    answer: z.object({
      model: z.nullable(
        z.object({
          name: z.string(),
          /** US dollars for one picture. Null if it is free or its price is not known. */
          dollars: z.nullable(z.number()),
          /** Whether its provider charges for pictures. */
          paid: z.boolean(),
        }),
      ),
    }),
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/images/{courseId}/{pageId}/generated',
    summary:
      'Generate a picture for the slides of a page from a description. The same description and variant is generated, and paid, once for a page.',
    access: 'user',
    params: pageParams,
    body: z.object({
      prompt: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, { error: () => refusalMessages.noPicturePrompt }),
          z.maxLength(longestPrompt, { error: () => refusalMessages.picturePromptTooLong }),
        ),
      /** Another picture of the same description has another number. */
      variant: z._default(z.int().check(z.minimum(0), z.maximum(99)), 0),
    }),
    answer: z.object({
      /** Address of the picture, for all users who can see the course. */
      url: z.string(),
      /** The name of the model. */
      by: z.string(),
    }),
    status: 201,
    slow: true,
  }),
} as const
