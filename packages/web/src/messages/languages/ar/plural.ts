import { pluralIn } from '@lectern/domain/messages/plural.ts'

/** For Arabic messages. */
export const plural = /* @__PURE__ */ pluralIn('ar')
