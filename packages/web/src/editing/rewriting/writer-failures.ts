import { ApiProblem } from '../../api/api-problem.ts'

/** After this number of failed parts in a row, the writer itself may be the reason, and no more parts are requested. */
export const failuresToStop = 2

/** The writer does not write about a text because of its content, so the writer itself works. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'WRITER_REFUSED'
