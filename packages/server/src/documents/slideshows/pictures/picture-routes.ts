import { imagesApi } from '@lectern/domain/api/documents/images.ts'
import { pictureLimit } from '@lectern/domain/api/endpoint/endpoint.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../../accounts/account.ts'
import type { Attempts } from '../../../accounts/attempts/attempts.ts'
import type { CourseAccess } from '../../../course-material/access/course-access.ts'
import { courseHome } from '../../../course-material/courses/course-home.ts'
import { publicFetch } from '../../../course-material/courses/network/guarded-fetch.ts'
import type { CatalogueStore, MediaPlace } from '../../../course-material/media/catalogue-store.ts'
import { collectBytes } from '../../../course-material/media/collect-bytes.ts'
import { keepPicture } from '../../../course-material/media/pictures/keep-picture.ts'
import { mediaAddress } from '../../../course-material/media/media-address.ts'
import type { StorageQuota } from '../../../course-material/media/storage-quota-store.ts'
import type { SpendingCalls } from '../../../spending/create-spending.ts'
import { ok, route, type Route } from '../../../route.ts'
import { copyPicture } from './copy-picture.ts'
import type { GeneratedPictures } from './generated-pictures.ts'
import type { PictureModel } from './models/picture-model.ts'

/** Pictures that an account may upload per hour. */
const picturesPerHour = 500
/** Pictures that an account may generate per hour. Most providers charge for each. */
const generatedPerHour = 60

export interface PictureRouteDependencies {
  readonly access: CourseAccess
  readonly catalogue: CatalogueStore
  readonly attempts: Pick<Attempts, 'limit'>
  readonly quota: Pick<StorageQuota, 'require'>
  readonly spending: Pick<SpendingCalls, 'of'>
  /** The model that is asked first, and the pictures of all models. Undefined if no model is configured. */
  readonly generated: { readonly first: PictureModel; readonly pictures: GeneratedPictures } | undefined
}

interface PageAddress {
  readonly courseId: string
  readonly pageId: string
}

/** Pictures that authors put on slides. They belong to the page, and every user who may see the page can see them. */
export function pictureRoutes(dependencies: PictureRouteDependencies): Route[] {
  const { access, catalogue, attempts, quota, spending, generated } = dependencies
  const limit = (account: Account, what: string, most: number) =>
    attempts.limit({ name: `${what} of ${account.id}`, most, windowMinutes: 60 })
  return [
    route(imagesApi.upload, async ({ account, params, upload }) => {
      await access.requirePage(account, params.courseId, params.pageId)
      await limit(account, 'pictures', picturesPerHour)
      const picture = { name: upload.name, bytes: await collectBytes(upload.bytes) }
      return ok({ url: mediaAddress(await keepPicture(catalogue, placeOf(account, params), picture)) })
    }),

    route(imagesApi.copy, async ({ account, params, body, signal }) => {
      await access.requirePage(account, params.courseId, params.pageId)
      await limit(account, 'pictures', picturesPerHour)
      const system = await access.systemOf(account, params.courseId)
      const sources = { system, baseUrl: account.courseSystem, publicFetch, catalogue }
      const file = await copyPicture(sources, placeOf(account, params), body.url, signal)
      return ok({ url: mediaAddress(file) })
    }),

    route(imagesApi.model, async () => {
      if (!generated) return ok({ model: null })
      const { name, charge } = generated.first
      return ok({ model: { name, dollars: charge?.dollars ?? null, paid: charge !== undefined } })
    }),

    route(imagesApi.generate, async ({ account, params, body }) => {
      await access.requirePage(account, params.courseId, params.pageId)
      if (!generated) throw new Problem('NOT_FOUND')
      const { file, by } = await generated.pictures.find(
        { place: placeOf(account, params), ...body },
        {
          async beforeCall() {
            await limit(account, 'generated pictures', generatedPerHour)
            // A picture that does not fit would be paid for and lost.
            await quota.require(account.id, pictureLimit)
          },
          spending: spending.of({ accountId: account.id, kind: 'picture' }),
        },
      )
      return ok({ url: mediaAddress(file), by })
    }),
  ]
}

function placeOf(account: Account, { courseId, pageId }: PageAddress): MediaPlace {
  return {
    courseSystem: courseHome(account, courseId),
    courseId,
    pageId,
    organization: account.organization,
    accountId: account.id,
  }
}
