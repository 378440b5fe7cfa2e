import { glossariesApi } from '@lectern/domain/api/glossaries.ts'
import { readRevisions } from '../../platform/runtime/if-match.ts'
import { ok, route, type Route } from '../../route.ts'
import type { Glossaries } from './glossaries.ts'
import type { KeptGlossary } from './glossary-store.ts'

export function glossaryRoutes(glossaries: Glossaries): Route[] {
  return [
    route(glossariesApi.get, async ({ account, params }) =>
      presentGlossary(await glossaries.get(account, params.courseId)),
    ),
    route(glossariesApi.save, async ({ account, params, body, ifMatch }) =>
      presentGlossary(await glossaries.save(account, params.courseId, body.terms, readRevisions(ifMatch))),
    ),
  ]
}

function presentGlossary({ terms, revision }: KeptGlossary) {
  return ok({ terms: [...terms] }, { headers: { etag: `"${revision}"`, 'cache-control': 'no-store' } })
}
