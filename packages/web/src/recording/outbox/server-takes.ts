import { recordingsApi } from '@lectern/domain/api/documents/recordings.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import type { LocalTake } from './stored-takes.ts'

/**
 * True if the server has a take that this browser no longer stores. Another tab may have sent it, or the browser may have
 * cleared its storage, so the server is asked. If the request fails, the take is sent. Sending it twice makes one take.
 */
export async function isKept({ courseId, pageId, id }: LocalTake, signal: AbortSignal): Promise<boolean> {
  const listed = await call(recordingsApi.takes, { params: { courseId, pageId }, signal }).catch(
    () => undefined,
  )
  return listed?.takes.some(({ take }) => take === id) ?? false
}

/** Refusals because of the sound or the script: the server would refuse the same take again. */
const refusalsOfTakes: ReadonlySet<string> = new Set<ProblemCode>([
  'EMPTY_SCRIPT',
  'NOT_A_RECORDING',
  'RECORDING_SILENT',
  'RECORDING_TOO_LONG',
])

/** Whether the server would refuse the same take again. */
export function isOfTake(problem: unknown): boolean {
  return problem instanceof ApiProblem && refusalsOfTakes.has(problem.code)
}

/** Whether the session has ended. */
export function isLoggedOut(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.status === 401
}
