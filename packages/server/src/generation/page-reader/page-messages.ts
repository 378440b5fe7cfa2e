import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import type { StoredProblem } from '@lectern/domain/problems/codes/problem-reason.ts'
import type { StructuredPage } from '../page.ts'

/** The answer of the thread to a `CoursePage`. */
export type PageResult =
  | { readonly page: StructuredPage }
  | { readonly code: ProblemCode; readonly problem: StoredProblem }
