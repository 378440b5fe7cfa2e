import type { Route } from '../route.ts'
import { type PictureRouteDependencies, pictureRoutes } from './picture-routes.ts'
import { type SlideshowDependencies, slideshowRoutes } from './routes.ts'

/** Slideshows, their audio and their pictures. */
export function createSlideshows(dependencies: SlideshowDependencies & PictureRouteDependencies): {
  readonly routes: Route[]
} {
  return { routes: [...slideshowRoutes(dependencies), ...pictureRoutes(dependencies)] }
}
