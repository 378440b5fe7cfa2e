import type { Notice } from '@lectern/domain/problems/codes/problem-reason.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { sentenceOfNotice } from '../../messages/problems/problem-sentence.ts'

/** After this number of failed parts in a row, the writer itself may be the reason, and no more parts are requested. */
export const failuresToStop = 2

/** The writer does not write about a text because of its content, so the writer itself works. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'WRITER_REFUSED'

interface RewritingAnswer {
  /** English sentences. */
  readonly warnings: readonly string[]
  /** The warnings as notices, in the same order. Missing from a server of an older version. */
  readonly notices?: readonly Notice[] | undefined
}

/**
 * Returns sentences about instructions that the writer could not follow and texts that the author should check, in the
 * language of the interface.
 */
export function warningWords({ warnings, notices = [] }: RewritingAnswer): readonly string[] {
  return warnings.map((sentence, at) => {
    const notice = notices[at]
    return (notice && sentenceOfNotice(withLabel(notice))) ?? sentence
  })
}

/** Sentences name a slide type by its label, and notices by its id. */
function withLabel(notice: Notice): Notice {
  const type = notice.values?.['type']
  if (typeof type !== 'string' || !isSlideType(type)) return notice
  return { ...notice, values: { ...notice.values, label: slideTypes[type].label } }
}
