import { Problem } from '@lectern/domain/problems/problems.ts'
import { normaliseBaseUrl } from '../../base-url.ts'

/**
 * Refuses a base URL that is not Moodle's own root (`$CFG->wwwroot`), with a sentence that names the root. Moodle writes
 * its root into every address that it returns, and redirects or refuses calls at another one.
 */
export function requireRoot(told: string | undefined, baseUrl: string): void {
  const root = told === undefined ? undefined : normalised(told)
  if (root === undefined || root === baseUrl) return
  throw new Problem('NOT_A_COURSE_SYSTEM', {
    sentence: `Moodle says its address is ${root}. Use that as Base URL.`,
  })
}

/** Undefined for what is no address: it comes from outside. */
function normalised(address: string): string | undefined {
  try {
    return normaliseBaseUrl(address)
  } catch {
    return undefined
  }
}
