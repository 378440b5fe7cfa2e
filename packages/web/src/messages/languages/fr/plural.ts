import { pluralIn } from '@lectern/domain/messages/plural.ts'

export const plural = /* @__PURE__ */ pluralIn('fr')
