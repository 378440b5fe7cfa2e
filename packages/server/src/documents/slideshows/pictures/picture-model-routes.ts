import { type ListedPictureModel, pictureModelsApi } from '@lectern/domain/api/picture-models.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../../accounts/account.ts'
import type { Attempts } from '../../../accounts/attempts/attempts.ts'
import type { SpendingCalls } from '../../../spending/create-spending.ts'
import { ok, route, type Route } from '../../../route.ts'
import { checkPictureModel } from './models/check-picture-model.ts'
import type { PictureModel } from './models/picture-model.ts'

export interface PictureModelRouteDependencies {
  readonly isOwner: (account: Account) => boolean
  readonly attempts: Pick<Attempts, 'limit'>
  readonly spending: Pick<SpendingCalls, 'of'>
}

/** Each check is a picture that the provider may charge for. */
const checksPerHour = 20

function presentModel({ label, name, charge, pause }: PictureModel, index: number): ListedPictureModel {
  const waits = pause()
  return {
    index,
    provider: label,
    model: name,
    dollars: charge?.dollars ?? null,
    paid: charge !== undefined,
    state: waits?.reason ?? 'ready',
    wait_seconds: waits?.seconds ?? 0,
  }
}

/** The picture models of this installation, for its owners. Keys are never part of an answer. */
export function pictureModelRoutes(
  models: readonly PictureModel[],
  { isOwner, attempts, spending }: PictureModelRouteDependencies,
): Route[] {
  function requireOwner(account: Account): void {
    if (!isOwner(account)) throw new Problem('OWNERS_ONLY')
  }
  return [
    route(pictureModelsApi.list, async ({ account }) => {
      requireOwner(account)
      return ok({ models: models.map(presentModel) })
    }),
    route(pictureModelsApi.check, async ({ account, params, signal }) => {
      requireOwner(account)
      const model = models[Number(params.index)]
      if (!model) throw new Problem('NOT_FOUND')
      const name = `picture checks of ${account.id}`
      await attempts.limit({ name, most: checksPerHour, windowMinutes: 60 })
      const paid = spending.of({ accountId: account.id, kind: 'check' })
      return ok(await checkPictureModel(model, { spending: paid, signal }))
    }),
  ]
}
