import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProviderTerms } from '../../../providers/provider-terms.ts'

/** The problems of language models. */
export const modelTerms: ProviderTerms = {
  failed: 'WRITER_FAILED',
  unavailable: 'WRITER_UNAVAILABLE',

  failure(kind, { cause, waitSeconds }) {
    const retry = { cause, retryAfterSeconds: waitSeconds }
    switch (kind) {
      case 'tooLong':
        return new Problem('PAGE_TOO_LONG', { cause })
      case 'contentRules':
        return new Problem('WRITER_REFUSED', { reason: kind, cause })
      case 'noAddress':
      case 'notRunning':
      case 'slow':
      case 'disconnected':
        return new Problem('WRITER_UNAVAILABLE', { reason: kind, ...retry })
      case 'rate':
      case 'busy':
      case 'itsOwnFault':
        return new Problem('WRITER_UNAVAILABLE', { reason: kind, values: { waitSeconds }, ...retry })
      default:
        return new Problem('WRITER_FAILED', { reason: kind, cause })
    }
  },

  pause: (reason, seconds) =>
    new Problem('WRITER_UNAVAILABLE', {
      reason,
      values: { waitSeconds: seconds },
      retryAfterSeconds: seconds,
    }),
}
