import { guideApi } from '@lectern/domain/api/guide.ts'
import { ok, route, type Route } from '../../route.ts'
import type { GuideStore } from '../store/guide-store.ts'

export function guideRoutes(guides: GuideStore): Route[] {
  return [
    route(guideApi.get, async ({ account }) => ok(await guides.get(account.id))),
    route(guideApi.change, async ({ account, body }) => ok(await guides.change(account.id, body))),
  ]
}
