import type { Format } from '@lectern/domain/courses/formats.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import type { StoredProblem } from '@lectern/domain/problems/codes/problem-reason.ts'
import type { RewritingOf, UpdatingOf } from '../../../rewritten-parts.ts'
import type { PageQuestion } from '../../../page-question.ts'
import type { WritingRequest } from '../../../writer.ts'

/** A call of the writer without its functions and its signal, which cannot be sent to a thread. */
export type OutlineRequest =
  | {
      readonly act: 'write'
      readonly format: Format
      readonly request: Pick<WritingRequest, 'page' | 'options' | 'images'>
    }
  | {
      readonly act: 'rewrite'
      readonly format: Format
      readonly request: RewritingOf<Format>
    }
  | { readonly act: 'update'; readonly format: Format; readonly request: UpdatingOf<Format> }
  | { readonly act: 'answer'; readonly request: PageQuestion }

/** `written` is what the call returns: a draft, a rewritten part, or an answer. */
export type OutlineResult =
  | { readonly written: unknown }
  | { readonly code: ProblemCode; readonly problem: StoredProblem }

/** The arguments of `onProgress`. */
export interface OutlineEvent {
  readonly done: number
  readonly total: number
}
