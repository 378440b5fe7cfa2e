import { Problem } from '@lectern/domain/problems/problems.ts'
import { normaliseBaseUrl } from '../../base-url.ts'

/**
 * Refuses a base URL that is not Moodle's own root (`$CFG->wwwroot`), with a sentence that names the root. Moodle
 * writes its root into every address that it returns, and redirects or refuses calls at another address.
 */
export function requireRoot(reported: string | undefined, baseUrl: string): void {
  const root = reported === undefined ? undefined : normalised(reported)
  if (root === undefined || root === baseUrl) return
  throw new Problem('NOT_A_COURSE_SYSTEM', {
    reason: 'moodleAddress',
    values: { address: root },
  })
}

/** Undefined for an invalid address, because it comes from the network. */
function normalised(address: string): string | undefined {
  try {
    return normaliseBaseUrl(address)
  } catch {
    return undefined
  }
}
