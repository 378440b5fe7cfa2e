import { imagesApi } from '@lectern/domain/api/images.ts'
import type { CourseAccess } from '../access/course-access.ts'
import type { Attempts } from '../accounts/attempts.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { CatalogueStore } from '../media/catalogue-store.ts'
import { mediaAddress } from '../media/media-address.ts'
import { ok, route, type Route } from '../route.ts'
import { keepPicture } from '../media/keep-picture.ts'

/** Pictures that an account may upload per hour. */
const picturesPerHour = 500

export interface PictureRouteDependencies {
  readonly access: CourseAccess
  readonly catalogue: CatalogueStore
  readonly attempts: Pick<Attempts, 'limit'>
}

/** Pictures that authors put on slides. They belong to the page, and every user who may see the page can see them. */
export function pictureRoutes({ access, catalogue, attempts }: PictureRouteDependencies): Route[] {
  return [
    route(imagesApi.upload, async ({ account, params, upload }) => {
      const { courseId, pageId } = params
      await access.requirePage(account, courseId, pageId)
      await attempts.limit({ name: `pictures of ${account.id}`, most: picturesPerHour, windowMinutes: 60 })
      const place = {
        courseSystem: homeOfCourse(account, courseId),
        courseId,
        pageId,
        organization: account.organization,
        accountId: account.id,
      }
      return ok({ url: mediaAddress(await keepPicture(catalogue, place, upload)) })
    }),
  ]
}
