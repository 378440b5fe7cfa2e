import { z } from 'zod/mini'
import { endpoint } from './endpoint/endpoint.ts'

const part = z.object({ ok: z.boolean(), message: z.string() })

export const healthApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/health',
    summary:
      'The health of Lectern, at most some seconds old. On the same machine also versions and the state of database, queue and files.',
    access: 'public',
    answer: z.object({
      status: z.enum(['ok', 'failing']),
      version: z.optional(z.string()),
      node: z.optional(z.string()),
      database: z.optional(part),
      queue: z.optional(part),
      files: z.optional(part),
    }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/ready',
    summary:
      'Whether this process accepts requests: 200 if its database responds and its queue runs, otherwise 503.',
    access: 'public',
    answer: z.object({ status: z.enum(['ready', 'not_ready']) }),
  }),
} as const
