import type { ImageModelConfig } from '../../platform/configuration/config.ts'
import type { Claims } from '../../platform/providers/claims.ts'
import type { Route } from '../../route.ts'
import { createGeneratedPictures } from './pictures/generated-pictures.ts'
import { createPictureModel } from './pictures/models/picture-models.ts'
import { type PictureModelRouteDependencies, pictureModelRoutes } from './pictures/picture-model-routes.ts'
import { type PictureRouteDependencies, pictureRoutes } from './pictures/picture-routes.ts'
import { type SlideshowDependencies, slideshowRoutes } from './routes.ts'

type CreateDependencies = SlideshowDependencies &
  Omit<PictureRouteDependencies, 'generated'> &
  PictureModelRouteDependencies & {
    readonly imageModels: readonly ImageModelConfig[]
    /** Lets processes wait for each other before they pay for the same picture. */
    readonly claims: Claims
  }

/** Slideshows, their audio and their pictures. */
export function createSlideshows(dependencies: CreateDependencies): {
  readonly routes: Route[]
  /** Cancels running calls of the picture models, and speech for clients that have left. */
  close(): Promise<void>
} {
  const { imageModels, catalogue, claims } = dependencies
  const models = imageModels.map(createPictureModel)
  const [first] = models
  const generated = first && { first, pictures: createGeneratedPictures(models, catalogue, claims) }
  return {
    routes: [
      ...slideshowRoutes(dependencies),
      ...pictureRoutes({ ...dependencies, generated }),
      ...pictureModelRoutes(models, dependencies),
    ],
    async close() {
      generated?.pictures.close()
      await dependencies.voicingAttempts.close()
    },
  }
}
