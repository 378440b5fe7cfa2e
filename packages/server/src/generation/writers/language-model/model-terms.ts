import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProviderTerms } from '../../../platform/providers/provider-terms.ts'

/** The problems of language models. `variable` is the environment variable of the key. */
export const termsOf = (variable = 'LECTERN_LANGUAGE_MODEL_KEY'): ProviderTerms => ({
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
      case 'key':
      case 'permission':
        return new Problem('WRITER_FAILED', { reason: kind, values: { variable }, cause })
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
})

/** The problems of a model of an OpenAI-compatible server. */
export const modelTerms: ProviderTerms = termsOf()
