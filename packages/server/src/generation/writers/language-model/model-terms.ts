import { problems } from '@lectern/domain/problems/problems.ts'
import type { ProviderTerms } from '../../../providers/provider-terms.ts'

/** The terms for failures of language models. */
export const modelTerms: ProviderTerms = {
  subject: 'The language model',
  failed: 'WRITER_FAILED',
  unavailable: 'WRITER_UNAVAILABLE',
  setting: 'LECTERN_LANGUAGE_MODEL',
  tooLong: {
    code: 'PAGE_TOO_LONG',
    sentence: problems.PAGE_TOO_LONG.sentence,
  },
  refused: 'WRITER_REFUSED',
}
