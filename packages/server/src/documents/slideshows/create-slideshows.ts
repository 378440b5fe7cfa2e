import type { ImageModelConfig } from '../../platform/configuration/config.ts'
import type { Claims } from '../../platform/providers/claims.ts'
import type { Route } from '../../route.ts'
import { createGeneratedPictures } from './pictures/generated-pictures.ts'
import { createOpenAiCompatiblePictures } from './pictures/openai-compatible-pictures.ts'
import { type PictureRouteDependencies, pictureRoutes } from './pictures/picture-routes.ts'
import { type SlideshowDependencies, slideshowRoutes } from './routes.ts'

type CreateDependencies = SlideshowDependencies &
  Omit<PictureRouteDependencies, 'generated'> & {
    readonly imageModel: ImageModelConfig | undefined
    /** Lets processes wait for each other before they pay for the same picture. */
    readonly claims: Claims
  }

/** Slideshows, their audio and their pictures. */
export function createSlideshows(dependencies: CreateDependencies): {
  readonly routes: Route[]
  /** Cancels running calls of the picture model. */
  close(): void
} {
  const { imageModel, catalogue, claims } = dependencies
  const model = imageModel && createOpenAiCompatiblePictures(imageModel)
  const generated = model && { model, pictures: createGeneratedPictures(model, catalogue, claims) }
  return {
    routes: [...slideshowRoutes(dependencies), ...pictureRoutes({ ...dependencies, generated })],
    close: () => generated?.pictures.close(),
  }
}
