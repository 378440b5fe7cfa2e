import type { Format } from '@lectern/domain/courses/formats.ts'
import { noticeSentences } from '@lectern/domain/problems/notice-sentences.ts'
import { type Problem, reasonOf } from '@lectern/domain/problems/problems.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'

/** Slides or lines that a substitute voice speaks, and why. */
export function inSubstitute(
  problem: Problem,
  values: { readonly format: Format; readonly count: number; readonly voice: string },
): Remark {
  const sentence = noticeSentences.SUBSTITUTE_VOICE({ ...values, because: problem.message })
  const because = { error: problem.message, ...reasonOf(problem) }
  return { sentence, notice: { code: 'SUBSTITUTE_VOICE', values, because } }
}
