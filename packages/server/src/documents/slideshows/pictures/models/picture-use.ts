import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Purchase } from '../../../../platform/providers/spending.ts'
import type { PictureModel } from './picture-model.ts'

/** The purchase of one picture. */
export function pictureUse({ label, name, charge }: PictureModel): Purchase<Uint8Array> {
  const use = { calls: 1, dollars: charge ? (charge.dollars ?? null) : 0 }
  return { provider: label, model: name, expected: use, used: () => use, isCharged }
}

/** The provider may charge for a picture that it did not send in time or whole, or whose request was cancelled. */
const isCharged = (error: unknown): boolean =>
  error instanceof Problem &&
  (error.reason === 'slow' ||
    error.reason === 'disconnected' ||
    error.code === 'SHUTTING_DOWN' ||
    error.code === 'CANCELLED')
