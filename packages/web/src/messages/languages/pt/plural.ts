import { pluralIn } from '@lectern/domain/messages/plural.ts'

/** For Portuguese messages. */
export const plural = /* @__PURE__ */ pluralIn('pt')
