import { z } from 'zod/mini'
import { ApiProblem } from '../../api/api-problem.ts'

const details = z.object({ fields: z.array(z.object({ field: z.string(), message: z.string() })) })

/** The messages of the server for single fields. Empty for other problems. */
export function fieldProblems(problem: unknown): readonly { field: string; message: string }[] {
  if (!(problem instanceof ApiProblem)) return []
  return details.safeParse(problem.details).data?.fields ?? []
}
