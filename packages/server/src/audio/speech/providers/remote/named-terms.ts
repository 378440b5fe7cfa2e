import type { EngineSetting } from '@lectern/domain/problems/problem-sentences.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProviderTerms } from '../../../../platform/providers/provider-terms.ts'
import { engineTerms } from './engine-terms.ts'

/**
 * The problems of a provider of `LECTERN_VOICES`. They are those of all speech servers, except that sentences about the
 * configuration name the provider and its own variables.
 */
export function namedTerms(names: EngineSetting): ProviderTerms {
  return {
    ...engineTerms,
    failure(kind, { cause, waitSeconds }) {
      switch (kind) {
        case 'key':
          return new Problem('SPEECH_REFUSED', { reason: 'engineKey', values: names, cause })
        case 'permission':
        case 'region':
          return new Problem('SPEECH_REFUSED', { reason: 'engineSetting', values: names, cause })
        // The address is not configured, so these are faults of the network.
        case 'noAddress':
        case 'notRunning':
          return new Problem('SPEECH_UNAVAILABLE', { cause, retryAfterSeconds: waitSeconds })
        case 'insecure':
        case 'unknownModel':
        case 'noSuchAddress':
        case 'memory':
        case 'misunderstood':
          return new Problem('SPEECH_FAILED', { reason: 'engineSetting', values: names, cause })
        default:
          return engineTerms.failure(kind, { cause, waitSeconds })
      }
    },
  }
}
