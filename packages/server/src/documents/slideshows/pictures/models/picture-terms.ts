import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProviderTerms } from '../../../../platform/providers/provider-terms.ts'

/** The problems of picture models. `variable` is the environment variable of the key. */
export const pictureTermsOf = (variable: string): ProviderTerms => ({
  failed: 'PICTURE_FAILED',
  unavailable: 'PICTURE_MODEL_UNAVAILABLE',

  failure(kind, { cause, waitSeconds }) {
    const retry = { cause, retryAfterSeconds: waitSeconds }
    switch (kind) {
      case 'contentRules':
        return new Problem('PICTURE_REFUSED', { reason: kind, cause })
      case 'noAddress':
      case 'notRunning':
      case 'slow':
      case 'disconnected':
        return new Problem('PICTURE_MODEL_UNAVAILABLE', { reason: kind, ...retry })
      case 'rate':
      case 'busy':
      case 'itsOwnFault':
        return new Problem('PICTURE_MODEL_UNAVAILABLE', { reason: kind, values: { waitSeconds }, ...retry })
      case 'key':
      case 'permission':
        return new Problem('PICTURE_FAILED', { reason: kind, values: { variable }, cause })
      default:
        return new Problem('PICTURE_FAILED', { reason: kind, cause })
    }
  },

  pause: (reason, seconds) =>
    new Problem('PICTURE_MODEL_UNAVAILABLE', {
      reason,
      values: { waitSeconds: seconds },
      retryAfterSeconds: seconds,
    }),
})
