import { Problem } from '@lectern/domain/problems/problems.ts'

/** The failure of a pool of speech engines. */
export const speechFailed = (cause: unknown): Problem => new Problem('SPEECH_FAILED', { cause })
