import { type ListedModel, modelsApi } from '@lectern/domain/api/models.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import type { Attempts } from '../../accounts/attempts/attempts.ts'
import type { SpendingCalls } from '../../spending/create-spending.ts'
import { ok, route, type Route } from '../../route.ts'
import type { LanguageModel, LanguageModels } from '../language-model.ts'

interface ModelRouteDependencies {
  /** Loaded on first use. */
  readonly models: () => Promise<LanguageModels>
  readonly isOwner: (account: Account) => boolean
  readonly attempts: Pick<Attempts, 'limit'>
  readonly spending: Pick<SpendingCalls, 'of'>
}

/** Each check is a request that the provider may charge for. */
const checksPerHour = 60

function presentModel({ label, model, price, guard }: LanguageModel, index: number): ListedModel {
  const pause = guard.pause()
  return {
    index,
    provider: label,
    model,
    ...(price && { price }),
    state: pause?.reason ?? 'ready',
    wait_seconds: pause?.seconds ?? 0,
  }
}

/** The models of this installation, for its owners. Keys are never part of an answer. */
export function modelRoutes({ models, isOwner, attempts, spending }: ModelRouteDependencies): Route[] {
  function requireOwner(account: Account): void {
    if (!isOwner(account)) throw new Problem('OWNERS_ONLY')
  }
  return [
    route(modelsApi.list, async ({ account }) => {
      requireOwner(account)
      const { models: all, fallback } = await models()
      return ok({ models: all.map(presentModel), fallback })
    }),
    route(modelsApi.check, async ({ account, params, body, language, signal }) => {
      requireOwner(account)
      const model = (await models()).models[Number(params.index)]
      if (!model) throw new Problem('NOT_FOUND')
      await attempts.limit({ name: `model checks of ${account.id}`, most: checksPerHour, windowMinutes: 60 })
      const { checkModel } = await import('../writers.ts')
      const options = { check: body.check, language: language ?? 'en', signal }
      const paid = spending.of({ accountId: account.id, kind: 'check' })
      return ok(await checkModel(model, { ...options, spending: paid }))
    }),
  ]
}
