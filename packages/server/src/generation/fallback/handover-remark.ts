import { noticeSentences } from '@lectern/domain/problems/notice-sentences.ts'
import type { StoredProblem } from '@lectern/domain/problems/codes/problem-reason.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'

/** A remark that one writer wrote in place of another, with the reason. */
export function handoverRemark({
  from,
  to,
  because,
}: {
  readonly from: string
  readonly to: string
  readonly because: StoredProblem
}): Remark {
  const sentence = noticeSentences.HANDED_OVER({ from, to, because: because.error })
  return { sentence, notice: { code: 'HANDED_OVER', values: { from, to }, because } }
}
