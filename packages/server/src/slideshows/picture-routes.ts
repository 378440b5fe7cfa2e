import { imagesApi } from '@lectern/domain/api/images.ts'
import type { CourseAccess } from '../courses/course-access.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { CatalogueStore } from '../media/catalogue-store.ts'
import { mediaAddress } from '../media/media-address.ts'
import { ok, route, type Route } from '../route.ts'
import { keepPicture } from './keep-picture.ts'

/** Pictures that authors put on slides themselves. They belong to the page, and whoever may see that sees them. */
export function pictureRoutes({
  access,
  catalogue,
}: {
  access: CourseAccess
  catalogue: CatalogueStore
}): Route[] {
  return [
    route(imagesApi.upload, async ({ account, params, upload }) => {
      const { courseId, pageId } = params
      await access.requirePage(account, courseId, pageId)
      const place = {
        courseSystem: homeOfCourse(account, courseId),
        courseId,
        pageId,
        organization: account.organization,
      }
      return ok({ url: mediaAddress(await keepPicture(catalogue, place, upload)) })
    }),
  ]
}
