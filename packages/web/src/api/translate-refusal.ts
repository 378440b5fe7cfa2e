import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { z } from 'zod/mini'
import { ApiProblem } from './api-problem.ts'

const refusedFields = z.looseObject({
  fields: z.array(z.looseObject({ field: z.string(), message: z.string() })),
})

/**
 * The problem of a body that the server refused by its schema, in the language of the interface. The browser has the same
 * schema, with its messages in this language. Other problems stay, and so do sentences about fields that only the server
 * refuses.
 */
export function translateRefusal(problem: unknown, { body: schema }: Endpoint, body: unknown): unknown {
  if (!(problem instanceof ApiProblem) || problem.code !== 'INVALID_REQUEST') return problem
  const details = refusedFields.safeParse(problem.details).data
  const issues = schema?.safeParse(body).error?.issues ?? []
  if (!details || issues.length === 0) return problem
  // The server's sentence is about the first issue of a field.
  const own = new Map(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
  const fields = details.fields.map((one) => ({ ...one, message: own.get(one.field) ?? one.message }))
  const [first] = details.fields
  const sentence = problem.reason === 'schema' && first ? own.get(first.field) : undefined
  return new ApiProblem(problem.status, problem.code, sentence ?? problem.message, {
    reason: problem.reason,
    values: sentence === undefined ? problem.values : { sentence },
    details: { ...details, fields },
    cause: problem,
    retryAfterSeconds: problem.retryAfterSeconds,
  })
}
