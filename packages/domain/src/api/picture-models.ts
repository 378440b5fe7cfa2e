import { z } from 'zod/mini'
import { storedProblem } from '../problems/codes/problem-reason.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { modelInChain } from './models.ts'

const listedPictureModel = z.extend(modelInChain, {
  /** US dollars for one picture. Null if it is free or its price is not known. */
  dollars: z.nullable(z.number()),
  /** Whether its provider charges for pictures. */
  paid: z.boolean(),
})
export type ListedPictureModel = z.infer<typeof listedPictureModel>

const pictureFinding = z.object({
  /** Whether a picture arrived. */
  ok: z.boolean(),
  /** Why none arrived. */
  problem: z.optional(storedProblem),
  seconds: z.number(),
  /** Width and height in pixels. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  /** The price of this picture in US dollars, if the price of the model is known. */
  dollars: z.optional(z.number()),
})
export type PictureFinding = z.infer<typeof pictureFinding>

export const pictureModelsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/picture-models',
    summary: 'The picture models of this installation in their order, without keys. For its owners.',
    access: 'user',
    answer: z.object({ models: z.array(listedPictureModel) }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/picture-models/{index}/checks',
    summary: 'Let a picture model generate one picture, and report on it. For the owners.',
    access: 'user',
    slow: true,
    params: z.object({ index: z.string() }),
    answer: pictureFinding,
  }),
} as const
