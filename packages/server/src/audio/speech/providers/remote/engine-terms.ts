import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProviderTerms } from '../../../../platform/providers/provider-terms.ts'

/** The problems of speech servers. */
export const engineTerms: ProviderTerms = {
  failed: 'SPEECH_FAILED',
  unavailable: 'SPEECH_UNAVAILABLE',

  failure(kind, { cause, waitSeconds }) {
    const retry = { cause, retryAfterSeconds: waitSeconds }
    switch (kind) {
      // Every further request would fail as well.
      case 'key':
      case 'credit':
      case 'permission':
      case 'region':
        return new Problem('SPEECH_REFUSED', { reason: kind, cause })
      case 'noAddress':
      case 'notRunning':
      case 'slow':
      case 'disconnected':
        return new Problem('SPEECH_UNAVAILABLE', { reason: kind, ...retry })
      case 'rate':
      case 'busy':
      case 'itsOwnFault':
        return new Problem('SPEECH_UNAVAILABLE', { reason: kind, values: { waitSeconds }, ...retry })
      default:
        return new Problem('SPEECH_FAILED', { reason: kind, cause })
    }
  },

  pause: (reason, seconds) =>
    new Problem('SPEECH_UNAVAILABLE', {
      reason,
      values: { waitSeconds: seconds },
      retryAfterSeconds: seconds,
    }),
}
